import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { payClosedLate } from '../../../mocks/world/money/payments';
import { openSlotOrder } from '../../../mocks/world/offpeak/offPeakOrders';
import { cashierHost, leaves, neverAnswers } from '../../support/cashier';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { slotIn } from '../../support/offPeakOrders';
import { phoneWaits } from '../../support/phoneClock';
import { address, answer, button, link, pressWithout, saidBy, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, huang } = DRIVERS;
const FORM = `/subscribeCarSelect?parkId=${LOTS.office}`;
const BOOKING = 'special/v2/api/diffTimeBookOrders';
type App = Awaited<ReturnType<typeof makeApp>>;
const passed = (app: App, ms: number) => {
  act(() => {
    app.world.clock.advance(ms);
    phoneWaits(ms);
    app.outside.seeAgain();
  });
};
const enabled = async (name: string | RegExp) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};
const order = (backend = createBackend(), inDays = 0) => ({
  backend,
  orderNo: slotIn(backend.world, inDays).orderNo,
});

test('a slot is chosen with its places left, held while it is paid, and what was promised is on the result and the detail', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: '/wrongTimeShare', ...payingDriver(backend) });
  const lot = await link(/会展中心南广场停车场.*可约5\/5个/);
  fireEvent.click(lot);
  await app.onScreen('subscribeCarSelect');
  expect(await screen.findByRole('radio', { name: /19:00–次日08:00.*剩 *5个 *车位/s }, WAIT)).toBeChecked();
  const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules).toContain('今天 21:00 前入场，未到场记1次违约，押金不退');
  expect(rules).toContainEqual(expect.stringMatching(/^今天 18:00 前可免费取消/));
  fireEvent.click(screen.getByLabelText('明天'));
  expect(await word('3月11日 21:00')).toBeVisible();
  fireEvent.click(screen.getByLabelText('今天'));
  fireEvent.click(await enabled('下一步'));
  await app.onScreen('wrongTimeSubscribePay');
  expect(await screen.findByRole('timer', { name: /^剩余支付时间 1[45]:/ }, WAIT)).toBeVisible();
  expect(screen.getByText(saidBy('预约费 10.00元，押金 5.00元'))).toBeVisible();
  expect(screen.getByText(saidBy('今天 19:00–次日08:00'))).toBeVisible();
  expect(app.sent('POST', BOOKING)).toHaveLength(1);
  fireEvent.click(await enabled('为 粤B·12345 微信支付 15.00元'));
  await app.onScreen('subscribeHandleSuccess');
  expect(await word('支付成功')).toBeVisible();
  expect(await word('今天 19:00–次日08:00')).toBeVisible();
  fireEvent.click(await link('查看预约'));
  await app.onScreen('wrongTimeSubscribeDetail');
  expect(await word(/^今天 19:00–次日08:00，粤B·12345$/)).toBeVisible();
  expect(await screen.findByRole('timer', { name: /^剩余入场时间 [89]:/ }, WAIT)).toBeVisible();
});

test('the last place that is taken between look and press is said in words, the slots are read again, and nothing is paid', async () => {
  const backend = createBackend();
  await makeApp({ at: `/subscribeCarSelect?parkId=${LOTS.membersOnly}`, ...payingDriver(backend) });
  expect(await screen.findByRole('radio', { name: /剩 *1个 *车位/ }, WAIT)).toBeChecked();
  const other = backend.world.tables.drivers.find(({ driverId }) => driverId === huang.driverId);
  if (other !== undefined) openSlotOrder(backend.world, other, 'slot-2_2026-03-10', other.plates[0]?.plateId ?? '');
  fireEvent.click(await enabled('下一步'));
  expect(await word(/^下单失败，未扣款。该时段已约满/)).toBeVisible();
  expect(await screen.findByRole('radio', { name: /已约满/ }, WAIT)).toBeDisabled();
  expect(screen.getByText('刚才选的时段已不能预约，请另选一个')).toBeVisible();
  await pressWithout('下一步', '请选择可预约的时段');
  expect(address()).toMatch(/^\/subscribeCarSelect/);
});

test('a lost answer is asked about: the order is made once and leads to its payment', async () => {
  const backend = createBackend();
  const { length: had } = backend.world.tables.offPeakOrders;
  const app = await makeApp({ at: FORM, ...payingDriver(backend) });
  const next = await enabled('下一步');
  backend.world.faults.set(`POST ${BOOKING}`, { kind: 'cutAfter', times: 1 });
  fireEvent.click(next);
  await app.onScreen('wrongTimeSubscribePay');
  expect(app.sent('POST', BOOKING)).toHaveLength(1);
  expect(backend.world.tables.offPeakOrders).toHaveLength(had + 1);
});

test('when the hold runs out on the form, the place is free again and the way back is offered', async () => {
  const { backend, orderNo } = order();
  const app = await makeApp({ at: `/wrongTimeSubscribePay?orderNo=${orderNo}`, ...payingDriver(backend) });
  await enabled('为 粤B·12345 微信支付 15.00元');
  passed(app, 15 * MINUTE_MS);
  expect(await word('这笔预约已关闭，车位已放开。若有付款，会原路退回')).toBeVisible();
  expect(await link('重新预约')).toHaveAttribute('href', `/subscribeCarSelect?parkId=${LOTS.office}`);
  expect(screen.queryByRole('button', { name: /微信支付/ })).toBeNull();
});

test('a hold that runs out while the cashier is open is told, and money that came too late is refunded and said', async () => {
  const { backend, orderNo } = order();
  const app = await makeApp({
    at: `/wrongTimeSubscribePay?orderNo=${orderNo}`,
    backend,
    signedInAs: lin.phone,
    host: cashierHost(neverAnswers),
  });
  fireEvent.click(await enabled('为 粤B·12345 微信支付 15.00元'));
  fireEvent.click(await link('未看到收银台？查看结果'));
  await app.onScreen('subscribeHandleSuccess');
  passed(app, 16 * MINUTE_MS);
  expect(await word('已超过保留时间')).toBeVisible();
  expect(screen.getByText('超时未支付，订单已关闭')).toBeVisible();
  payClosedLate(backend.world, backend.world.tables.payments.at(-1)?.payId ?? '');
  passed(app, MINUTE_MS);
  expect(await word(/^(退款中|已退款)$/)).toBeVisible();
  expect(screen.getByText('订单已关闭，款项原路退回')).toBeVisible();
});

test('leaving the cashier keeps the place and the order', async () => {
  const { backend, orderNo } = order();
  await makeApp({
    at: `/wrongTimeSubscribePay?orderNo=${orderNo}`,
    backend,
    signedInAs: lin.phone,
    host: cashierHost(leaves),
  });
  fireEvent.click(await enabled('为 粤B·12345 微信支付 15.00元'));
  expect(await word('支付未完成，订单已保留。继续支付不会产生第二笔订单')).toBeVisible();
  expect(await button('为 粤B·12345 继续支付 15.00元')).toBeEnabled();
  expect(await screen.findByRole('timer', { name: /^剩余支付时间 1[45]:/ }, WAIT)).toBeVisible();
});

test('cancelling shows what it costs at this moment before it asks, and asks again when that changes meanwhile', async () => {
  const { backend, orderNo } = order();
  Object.assign(backend.world.tables.offPeakOrders.at(-1) ?? {}, { paidAt: backend.world.clock.now(), payChannel: 3 });
  backend.world.clock.advance(6 * HOUR_MS - MINUTE_MS);
  const app = await makeApp({
    at: `/wrongTimeSubscribeDetail?orderNo=${orderNo}`,
    signedInAs: lin.phone,
    backend,
  });
  fireEvent.click(await button(/^取消预约.*今天 18:00 前免费取消$/));
  expect(await word(/^会展中心南广场停车场。现在取消不收费，15\.00元 原路退回。/)).toBeVisible();
  passed(app, 2 * MINUTE_MS);
  fireEvent.click(await answer('取消预约'));
  expect(await word(/取消收取 5\.00元，10\.00元 原路退回。/)).toBeVisible();
  expect(app.sent('POST', `${BOOKING}/${orderNo}/cancel`)).toHaveLength(0);
  fireEvent.click(await answer('暂不取消'));
  expect(await word('待生效')).toBeVisible();
});

test('at the limit of the month nothing is ordered: the reason and the date from which it works again are said', async () => {
  const backend = createBackend();
  const { world } = backend;
  for (const inDays of [1, 2, 3]) {
    order(backend, inDays);
    world.tables.offPeakOrders.forEach((row) => Object.assign(row, { paidAt: world.clock.now() }));
  }
  world.clock.advance(96 * HOUR_MS);
  const app = await makeApp({ at: FORM, signedInAs: lin.phone, backend });
  expect((await screen.findAllByText('本月违约已达3次，2026年4月1日起可再次办理', {}, WAIT)).length).toBeGreaterThan(0);
  await pressWithout('下一步', '本月违约已达3次，2026年4月1日起可再次办理');
  expect(app.sent('POST', BOOKING)).toHaveLength(0);
});
