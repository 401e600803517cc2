import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';
import { pathTo } from '@/navigation/paths';

import { type Backend, createBackend } from '../../mocks/app';
import { plugIn } from '../../mocks/world/charging/chargingSessions';
import { GUNS } from '../../mocks/world/charging/seed/stationSeed';
import { DRIVERS, LOTS, PLATES } from '../../mocks/world/core/seeded';
import { receiptCodeOf } from '../../mocks/world/money/goldPlan';
import { leaveLot, staysOfPlate } from '../../mocks/world/parking/stays';
import { changeWorld } from '../../mocks/world/scenarios';
import { REVIEW_MS } from '../../mocks/world/vehicles/reviews';
import { neverAnswers } from './cashier';
import { payingDriver } from './driverWorlds';
import { keptAndPaid } from './keptAndPaid';
import type { makeApp, MakeAppOptions } from './makeApp';
import { paid, slotIn } from './offPeakOrders';
import { picturing } from './pictures';
import { button, fillIn, link, type, WAIT, word } from './seen';
import { enterPlate } from './till';

type App = Awaited<ReturnType<typeof makeApp>>;

/** A form that creates something, up to the button that sends it. */
export interface CreatingForm {
  readonly open: () => MakeAppOptions;
  /** Fills it. Returns what is tapped. */
  readonly fill: (app: App) => Promise<HTMLElement>;
  /** The button of the question that the tap asks, where it asks one. */
  readonly answer?: string;
}

const { lin, chen } = DRIVERS;

/** The cashier stays open, so that the way of the order ends there. */
const driver = (at: string, backend: Backend = createBackend()): MakeAppOptions => {
  const { host, ...paying } = payingDriver(backend, neverAnswers);
  return { at, ...paying, host: picturing(host) };
};
const enabled = async (name: string | RegExp) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};
const choose = async (label: string | RegExp) => fireEvent.click(await screen.findByLabelText(label, {}, WAIT));
const agree = async () => fireEvent.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }, WAIT));
const take = async (name: string) => {
  const part = within(await screen.findByRole('region', { name: `${name}照片` }, WAIT));
  fireEvent.click(part.getByRole('button', { name: /^添加照片/ }));
  await part.findByText('已上传 1/1', {}, WAIT);
};
const submitMaterial = async (app: App) => {
  await agree();
  fireEvent.click(await link('下一步，提交资料'));
  await app.onScreen('monthlyMaterial');
  await fillIn('身份证号', '11010519491231002X');
  type('姓名', '林晓');
  type('住址或单位', '会展花园2栋1203');
  for (const name of ['行驶证', '房产证明']) await take(name);
  return button('提交审核');
};
const CONFIRM_WITH_MATERIAL = `/mounthlyNotarize?ruleId=rule-3&parkId=${LOTS.office}`;

/** A slot to which no car came. */
function noShow(): Backend {
  const backend = createBackend();
  paid(backend.world, slotIn(backend.world));
  backend.world.clock.advance(15 * HOUR_MS);
  return backend;
}

const fillInvoice = async () => {
  await choose('个人');
  await fillIn('抬头名称', '王小明');
  await fillIn('邮箱', 'wang@example.com');
  return button('核对并提交');
};

/** By the name of the kind of request, or of what is sold. */
export const CREATING_FORMS: Readonly<Record<string, CreatingForm>> = {
  'offPeakSlot.order': {
    open: () => driver(`/subscribeCarSelect?parkId=${LOTS.office}`),
    fill: () => enabled('下一步'),
  },
  'offPeakPackage.order': {
    open: () => driver(`/packageCarSelect?parkId=${LOTS.office}`),
    fill: () => enabled('下一步'),
  },
  'booking.create': {
    open: () => ({
      ...driver(`/${encodeURIComponent('车位预约')}?parkId=${LOTS.city}`),
      local: new Map([['openid', lin.openid]]),
    }),
    fill: async (app) => {
      fireEvent.click(await screen.findByRole('radio', { name: /^晚间/ }, WAIT));
      fireEvent.click(await link('去确认'));
      await app.onScreen('bookingConfirm');
      return enabled('提交预约');
    },
  },
  'charging.start': {
    open: () => {
      const backend = createBackend();
      plugIn(backend.world, GUNS.unplugged);
      return { ...driver(`/chargingPage?gunNo=${GUNS.unplugged}`, backend), signedInAs: chen.phone };
    },
    fill: () => enabled('开始充电'),
  },
  'parkingAppeal.submit': {
    open: () => driver(`/billComplain?uniqueId=stay-0004&parkId=${LOTS.roadside}`),
    fill: async () => {
      await choose('金额错误');
      return button('提交申诉');
    },
  },
  'chargingAppeal.submit': {
    open: () => {
      const backend = createBackend();
      const order = backend.world.tables.charging.orders.find(({ orderNo }) => orderNo === 'charging-2');
      if (order?.endAt != null) order.stopAskedAt = order.endAt - 3 * MINUTE_MS;
      return driver('/chargingBillComplain?orderNo=charging-2', backend);
    },
    fill: async () => {
      fireEvent.click((await screen.findAllByRole('radio', {}, WAIT))[0] ?? document.body);
      return button('提交申诉');
    },
  },
  'occupyAppeal.submit': {
    open: () => {
      const { backend, orderNo } = keptAndPaid();
      return driver(`/occupyAppeal?orderNo=${orderNo}`, backend);
    },
    fill: async () => {
      await choose('已按时离开');
      return button('提交申诉');
    },
  },
  'violationAppeal.submit': {
    open: () => driver('/violationRecord', noShow()),
    fill: async () => {
      fireEvent.click((await screen.findAllByRole('link', { name: /未到场 计入次数/ }, WAIT))[0] ?? document.body);
      await choose('停车场原因');
      return button('提交申诉');
    },
  },
  'invoice.make': {
    open: () => driver('/invoiceOrderList'),
    fill: async (app) => {
      fireEvent.click(await screen.findByRole('checkbox', { name: /充电费/ }, WAIT));
      fireEvent.click(await link('去开票'));
      await app.onScreen('makeInvoice');
      await fillIn('税号', '91440300MA5EQXL178');
      return button('核对并提交');
    },
    answer: '提交开票',
  },
  'invoice.reissue': {
    open: () => driver('/invoiceRecord'),
    fill: async (app) => {
      fireEvent.click(await screen.findByRole('link', { name: /鹏程物流/ }, WAIT));
      fireEvent.click(await link(/^换开发票/));
      await app.onScreen('makeInvoice');
      await fillIn('税号', '91440300MA5DA1YM0Q');
      return button('核对并提交');
    },
    answer: '确认换开',
  },
  'invoice.makeByCode': {
    open: () => driver(`/makeInvoiceBySelf?code=${receiptCodeOf('P-stay-0006')}`),
    fill: fillInvoice,
    answer: '提交开票',
  },
  'gift.claim': {
    open: () => ({ ...driver(pathTo('receiveRewards')), signedInAs: chen.phone }),
    fill: () => enabled('一键领取'),
  },
  'owner.apply': {
    open: () => driver(pathTo('userApplyUserCheckIn')),
    fill: async () => {
      await fillIn('小区或停车场', '会展');
      fireEvent.click(await button('查找停车场'));
      fireEvent.click(await screen.findByRole('radio', { name: /会展中心南广场停车场/ }, WAIT));
      type('楼栋', '3');
      type('房号', '501');
      fireEvent.click(screen.getByRole('radio', { name: '业主' }));
      type('姓名', '林晓');
      type('身份证号', '11010519491231002X');
      fireEvent.click(await button(/^添加照片/));
      await word('已上传 1/1');
      return button('提交登记');
    },
  },
  'pass.apply': {
    open: () => driver(CONFIRM_WITH_MATERIAL),
    fill: submitMaterial,
  },
  'pass.reapply': {
    open: () => {
      const backend = createBackend();
      changeWorld(backend.world, 'passPhotoUnclear');
      return driver(CONFIRM_WITH_MATERIAL, backend);
    },
    fill: async (app) => {
      fireEvent.click(await submitMaterial(app));
      await word('已提交审核');
      app.world.clock.advance(REVIEW_MS);
      fireEvent.click(await link(/^(查看月卡|去支付)$/));
      fireEvent.click(await link('修改资料，重新提交'));
      await take('房产证明');
      return button('重新提交');
    },
  },
  'pass.cars': {
    open: () => {
      const backend = createBackend();
      leaveLot(backend.world, staysOfPlate(backend.world, PLATES.period)[0]?.uniqueId ?? '');
      return driver('/mounthlyDetail?orderNo=pass-1', backend);
    },
    fill: async (app) => {
      fireEvent.click(await link(/^换车或加车/));
      await app.onScreen('monthlyPassAddCar');
      fireEvent.click(await button('粤B·D12345'));
      return enabled('确认换车');
    },
    answer: '确认换车',
  },
  'feedback.submit': {
    open: () => driver(pathTo('customerServiceFeedBack')),
    fill: async () => {
      fireEvent.click((await screen.findAllByRole('radio', {}, WAIT))[0] ?? document.body);
      await fillIn('情况说明', '付了三次都失败');
      await waitFor(() => expect(screen.getByLabelText('联系电话')).toHaveValue(lin.phone), WAIT);
      return button('提交反馈');
    },
  },
  'merchant.give': {
    open: () => driver('/giveCoupons?merchantId=merchant-1&couponId=stock-1'),
    fill: async () => {
      await enterPlate(PLATES.free);
      await word('车辆在场');
      return button('发1张给 粤B·D12345');
    },
  },
  'sold 3': {
    open: () => driver(`/mounthlyNotarize?ruleId=rule-1&parkId=${LOTS.city}`),
    fill: async () => {
      await agree();
      return enabled(/^为 月卡 微信支付/);
    },
  },
  'sold 9': {
    open: () => {
      const backend = createBackend();
      backend.world.settings.walletPlan = 1;
      return driver('/accountBalance', backend);
    },
    fill: async () => {
      await choose('100.00元');
      return enabled('为 余额充值 微信支付 100.00元');
    },
  },
  'sold 10': {
    open: () => driver('/buyCoupons?merchantId=merchant-1&goodsId=goods-1'),
    fill: () => enabled(/微信支付/),
  },
};

/** What is asked for where it stays, by the name of its kind, with the reason why a tap more makes nothing new. */
export const NOT_CREATING: Readonly<Record<string, string>> = {
  'booking.cancel': 'a booking is cancelled once',
  'booking.release': 'a car is let in again once',
  'booking.taken': 'a berth is changed or given back once',
  'charging.stop': 'a charge is stopped once',
  'feedback.reply': 'what was typed is gone with the reply, and nothing is sent without it',
  'lock.move': 'a lock that is there moves nowhere',
  'merchant.undo': 'a grant is taken back once',
  'offPeakPackage.cancel': 'an order is cancelled once',
  'offPeakSlot.cancel': 'an order is cancelled once',
  'parkingAppeal.withdraw': 'an appeal is withdrawn once',
  'pass.return': 'a pass is given back once',
  'purchase.giveBack': 'an order is given back once',
  'wallet.cashOut': 'the code is used up, and a pay-out under way blocks the next one',
};
