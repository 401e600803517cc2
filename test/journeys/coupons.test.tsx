import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { issueCoupon } from '../../mocks/world/coupons/coupons';
import { showQrCode } from '../../mocks/world/merchant/merchantCodes';
import { SEEDED_COUPON_CODE, SEEDED_GIFT_CODE } from '../../mocks/world/merchant/merchantSeed';
import { cashierHost, leaves } from '../support/cashier';
import { payingDriver } from '../support/driverWorlds';
import { fakeHost } from '../support/fakePorts';
import { makeApp } from '../support/makeApp';
import { button, link, word } from '../support/seen';

jest.setTimeout(30_000);

const { phone, driverId } = DRIVERS.lin;
const SEND = 'coupon/v2/api/sendPlateCoupon';
const LANDING = `/scanQRCode?code=${SEEDED_COUPON_CODE}`;
const lin = (at: string, backend = createBackend()) => makeApp({ at, backend, signedInAs: phone });
/** The world 90 minutes later, when 粤B·D12345 owes 9.00 in the lot of the bookshop. */
const laterWorld = () => {
  const backend = createBackend();
  backend.world.clock.advance(90 * MINUTE_MS);
  return backend;
};

describe('the plate of a coupon', () => {
  test('is the one that is in a lot of the coupon, before the default plate', async () => {
    const { user, sent } = await lin(LANDING, laterWorld());
    await user.click(await button('领取到 粤B·D12345'));
    expect(sent('POST', 'coupon/v2/api/sendPlateCoupon').map(({ body }) => body)).toEqual([
      expect.objectContaining({ plateNo: PLATES.free }),
    ]);
  });

  test('is the default plate if nobody knows which car is in the lot', async () => {
    const backend = laterWorld();
    backend.world.faults.set('GET charge/v2/api/parkOrders/msp/boundVehicleParkingBills', { kind: 'http500' });
    await lin(LANDING, backend);
    expect(await button('领取到 粤B·12345')).toBeEnabled();
  });
});

describe('the three lists', () => {
  test('are tabs with their counts; each coupon shows its value, condition and remaining time', async () => {
    const { user, onScreen } = await lin('/discount');
    const ticket = await link(/^2\.00\s*元.*2元停车券/);
    expect(ticket).toHaveTextContent(/满5\.00元可用.*7天后到期.*全部停车场可用/);
    expect(ticket).toHaveAttribute('href', '/couponsDetail?couponId=coupon-1');
    expect(screen.getByRole('link', { name: '未使用 4' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '去使用 2元停车券' })).toHaveAttribute(
      'href',
      '/payPage?uniqueId=stay-0001&parkId=park-1&couponId=coupon-1',
    );
    expect(screen.getByRole('link', { name: '去使用 全免停车券' })).toHaveAttribute(
      'href',
      '/suitParking?couponId=coupon-3',
    );
    await user.click(screen.getByRole('link', { name: '已使用 1' }));
    await onScreen('used');
    expect(await link('停车记录 3元停车券')).toHaveAttribute('href', expect.stringContaining('/parkingRecordDetail?'));
    expect(screen.getByText(/市民中心/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '已过期 1' }));
    await onScreen('past');
    expect(await word(/今天|\d+日 .* 已过期/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /清空/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /去使用/ })).not.toBeInTheDocument();
  });

  test('a coupon that ends soon is marked, one in a payment cannot be used again', async () => {
    const backend = createBackend();
    const [first, second] = backend.world.tables.coupons;
    if (first !== undefined) first.endAt = backend.world.clock.now() + 2 * DAY_MS;
    if (second !== undefined) second.state = 2;
    await lin('/unused', backend);
    expect(await word('2天后到期')).toBeVisible();
    expect(await word('一笔支付正在使用它；未付款的，订单关闭后退回')).toBeVisible();
    expect(screen.queryByRole('link', { name: '去使用 1小时停车券' })).not.toBeInTheDocument();
  });

  test('load page by page and show where they end', async () => {
    const backend = createBackend();
    for (let index = 0; index < 30; index += 1) {
      issueCoupon(backend.world, {
        driverId,
        plateNo: '',
        couponName: `活动券${String(index)}`,
        bizType: 1,
        couponType: 1,
        couponValue: 100,
        minFee: 0,
        endAt: backend.world.clock.now() + 60 * DAY_MS + index,
        parkIds: [],
        sourceName: '活动',
        sourceType: 3,
      });
    }
    const { user } = await lin('/unused', backend);
    const more = await button('加载更多');
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '20');
    await user.click(more);
    expect(await word('没有更多了')).toBeVisible();
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '34');
  });

  test('an empty list says where to get coupons, a failed one offers 重试', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET coupon/v2/api/userCoupons', { kind: 'http500', times: 1 });
    await makeApp({ at: '/unused', backend, signedInAs: DRIVERS.chen.phone });
    expect(await word('优惠券加载失败')).toBeVisible();
    fireEvent.click(await button('重试'));
    expect(await word('暂无可用的优惠券，扫商户的领券码就能领')).toBeVisible();
  });

  test('the page of a coupon shows its rules, and copies its number', async () => {
    const { user, ports } = await lin('/couponsDetail?couponId=coupon-3');
    const copied: string[] = [];
    ports.page.copy = (text) => {
      copied.push(text);
      return Promise.resolve(true);
    };
    expect(await word('使用规则')).toBeVisible();
    expect(screen.getByText('不能与其他优惠叠加')).toBeVisible();
    expect(screen.getByRole('link', { name: /适用停车场/ })).toHaveAttribute('href', '/suitParking?couponId=coupon-3');
    expect(screen.getByRole('link', { name: /^问题反馈/ }).getAttribute('href')).toMatch(/type=2&couponNo=\w/);
    await user.click(screen.getByRole('button', { name: '复制券号' }));
    await waitFor(() => expect(copied).toEqual(['coupon-3']));
  });

  test("another driver's coupon is not found", async () => {
    await makeApp({ at: '/couponsDetail?couponId=coupon-1', signedInAs: DRIVERS.chen.phone });
    expect(await word('优惠券不存在')).toBeVisible();
    expect(await link('看我的优惠券')).toBeVisible();
  });
});

describe('typing a code', () => {
  test('a wrong code stays in the field, a right one becomes a coupon, once only', async () => {
    const { user, onScreen, go, sent } = await lin('/unused');
    await user.click(await button('输入兑换码'));
    await user.click(await button('兑换'));
    expect(await word('请输入兑换码')).toBeVisible();
    expect(sent('POST', 'coupon/v2/api/couponReceive')).toHaveLength(0);
    await user.type(screen.getByLabelText('兑换码'), 'WELCOME2025');
    await user.click(screen.getByRole('button', { name: '兑换' }));
    expect(await word('兑换码无效，请检查后再输入')).toBeVisible();
    expect(screen.getByLabelText('兑换码')).toHaveValue('WELCOME2025');
    await user.clear(screen.getByLabelText('兑换码'));
    expect(screen.queryByText('兑换码无效，请检查后再输入')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('兑换码'), ` ${SEEDED_GIFT_CODE.toLowerCase()} `);
    await user.click(screen.getByRole('button', { name: '兑换' }));
    await onScreen('couponSuccess');
    expect(await word('优惠券已到账')).toBeVisible();
    expect(screen.getByText('5元停车券')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '看我的优惠券' }));
    expect(await link('未使用 5')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    go('/unused');
    await user.click(await button('输入兑换码'));
    expect(screen.getByLabelText('兑换码')).toHaveValue('');
    await user.type(screen.getByLabelText('兑换码'), SEEDED_GIFT_CODE);
    await user.click(screen.getByRole('button', { name: '兑换' }));
    expect(await word('您已兑换过该兑换码')).toBeVisible();
  });

  test.each([
    ['our own link leads to its page', `https://app.example${LANDING}`, 'scanQRCode'],
    ['a code by itself waits in its field', SEEDED_GIFT_CODE, 'unused'],
  ])('scanned: %s', async (_, text, name) => {
    const host = fakeHost({
      caps: { scan: true },
      scan: () => Promise.resolve({ ok: true, value: { text, format: 'qr' } }),
    });
    const { user, onScreen, sent } = await makeApp({
      at: '/unused',
      host,
      signedInAs: phone,
      config: { allowedHosts: ['app.example'] },
    });
    await user.click(await button('扫码领券'));
    await onScreen(name);
    if (name === 'unused') expect(await screen.findByLabelText('兑换码')).toHaveValue(text);
    else expect(await button(/^领取到 粤B·D12345/)).toBeEnabled();
    expect(sent('POST', 'coupon/v2/api/couponReceive')).toHaveLength(0);
  });
});

describe("a merchant's QR code", () => {
  test('shows its offer; a visitor types a plate, taps twice, and has one coupon on the bill', async () => {
    const backend = laterWorld();
    const { user, onScreen, sent, world } = await makeApp({ at: LANDING, backend });
    expect(await word('剩余50张，领取后缴费时自动抵扣')).toBeVisible();
    expect(screen.getByText('2元停车券')).toBeVisible();
    expect(screen.queryByRole('button', { name: /领取/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '填写车牌' }));
    await onScreen('scanQRCodeAddCar');
    await user.click(await button(/^车牌第1位/));
    for (const sign of PLATES.visitorOne) await user.click(await button(sign));
    await user.click(screen.getByRole('button', { name: '用这个车牌' }));
    await onScreen('scanQRCode');
    const take = await button(/^领取到 /);
    fireEvent.click(take);
    fireEvent.click(take);
    await onScreen('scanQRCodeSuccess');
    expect(await word('领取成功')).toBeVisible();
    expect(screen.getByText(/缴费时自动抵扣/)).toBeVisible();
    expect(sent('POST', SEND)).toHaveLength(1);
    expect(world.tables.coupons.filter(({ plateNo }) => plateNo === PLATES.visitorOne)).toHaveLength(1);
    await user.click(await button(/^为 .* 缴费$/));
    await onScreen('payPage');
    expect(await word(/已选最优惠：减2\.00元/)).toBeVisible();
  });

  test('its coupon is offered and used at payment, and then listed as used', async () => {
    const backend = laterWorld();
    const { user, onScreen, go } = await makeApp({
      at: LANDING,
      ...payingDriver(backend),
    });
    await user.click(await button('粤B·D12345'));
    await user.click(await button('领取到 粤B·D12345'));
    await user.click(await button('为 粤B·D12345 缴费'));
    await onScreen('payPage');
    await user.click(await link(/更换/));
    await onScreen('choiceDiscountPage');
    expect(await word('每笔账单用一张；未付款的，订单关闭后优惠券退回')).toBeVisible();
    const usable = screen.getAllByRole('button', { name: /停车/ }).map(({ textContent }) => textContent);
    expect(usable.filter((text) => text.includes('不能叠加')).length).toBeGreaterThan(0);
    expect(usable.filter((text) => text.includes('9折'))).toEqual([expect.not.stringContaining('不能叠加')]);
    await user.click(await button(/2\.00\s*元.*2元停车券.*限中心书城停车场/));
    await onScreen('payPage');
    await user.click(await button(/^为 粤B·D12345 微信支付/));
    expect(await word('支付成功')).toBeVisible();
    go('/used');
    const saved = await screen.findAllByText(/^省了/);
    expect(saved.map(({ textContent }) => textContent)).toContain('省了2.00元');
    expect(await link('已使用 2')).toBeVisible();
  });

  test('its coupon is locked by an open payment and returned when that is closed', async () => {
    const backend = laterWorld();
    const { user, onScreen, go } = await makeApp({
      at: LANDING,
      backend,
      host: cashierHost(leaves),
      signedInAs: phone,
    });
    // Only the merchant's coupon is left to choose.
    backend.world.tables.coupons = [];
    await user.click(await button('粤B·D12345'));
    await user.click(await button('领取到 粤B·D12345'));
    await user.click(await button('为 粤B·D12345 缴费'));
    await user.click(await button(/^为 粤B·D12345 微信支付/));
    expect(await word('支付未完成')).toBeVisible();
    go('/unused');
    expect(await word('一笔支付正在使用它；未付款的，订单关闭后退回')).toBeVisible();
    const [order] = backend.world.tables.payments.slice(-1);
    backend.world.clock.advance((order?.expireAt ?? 0) - backend.world.clock.now() + 1_000);
    go('/home');
    await onScreen('home');
    backend.world.clock.advance(31_000);
    go('/payPage?uniqueId=stay-0002&parkId=park-2');
    expect(await word(/已选最优惠：减2\.00元/)).toBeVisible();
    expect(backend.world.tables.coupons).toMatchObject([{ state: 1, payId: null }]);
  });

  test.each([
    ['not inside', PLATES.visitorNone, '车辆未入场', '换一个车牌领取'],
    ['had one already', PLATES.free, '已领取', /^为 粤B·D12345 缴费/],
  ])('is refused: %s', async (_, plateNo, reason, next) => {
    const backend = laterWorld();
    const { tables } = backend.world;
    tables.merchant.qrCodes[0]?.takenBy.push(PLATES.free);
    const { user, onScreen } = await makeApp({ at: `${LANDING}&plateNo=${encodeURIComponent(plateNo)}`, backend });
    await user.click(await button(/^领取到 /));
    await onScreen('scanQRCodeFailed');
    expect(await word(reason)).toBeVisible();
    expect(await word('0755-83001234')).toBeVisible();
    const help = screen.getByRole('link', { name: /^问题反馈/ }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URLSearchParams(help.slice(help.indexOf('?'))))).toMatchObject({
      type: '2',
      plateNo,
      couponNo: SEEDED_COUPON_CODE,
    });
    const main = screen.getByRole('main');
    expect(
      within(main).queryByRole('link', { name: next }) ?? within(main).getByRole('button', { name: next }),
    ).toBeVisible();
  });

  test('a refusal is shown only after the double-tap delay, so the second tap cannot hit it', async () => {
    const backend = laterWorld();
    const { user, sent, onScreen } = await makeApp({
      at: `${LANDING}&plateNo=${encodeURIComponent(PLATES.visitorNone)}`,
      backend,
    });
    await user.click(await button(/^领取到 /));
    await waitFor(() => expect(sent('POST', SEND)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(document.querySelector('[data-screen="scanQRCode"]')).not.toBeNull();
    expect(screen.getByRole('button', { name: '正在领取…' })).toBeDisabled();
    await onScreen('scanQRCodeFailed');
    expect(sent('POST', SEND)).toHaveLength(1);
  });

  test('a lost response gives a message, and a second attempt takes no second coupon', async () => {
    const backend = laterWorld();
    backend.world.faults.set(`POST ${SEND}`, { kind: 'cutAfter', times: 1 });
    const { user, onScreen, world } = await makeApp({
      at: `${LANDING}&plateNo=${encodeURIComponent(PLATES.free)}`,
      backend,
    });
    await user.click(await button('领取到 粤B·D12345'));
    expect(await word(/未收到领取结果.*再点一次不会多领/)).toBeVisible();
    await user.click(await button('领取到 粤B·D12345'));
    await onScreen('scanQRCodeFailed');
    expect(await word('已领取')).toBeVisible();
    expect(world.tables.coupons.filter(({ plateNo }) => plateNo === PLATES.free)).toHaveLength(1);
  });

  test('an expired or unknown code offers only another scan', async () => {
    const backend = createBackend();
    const driver = backend.world.tables.drivers.find((one) => one.driverId === driverId);
    if (driver === undefined) throw new Error('No driver');
    const { code } = showQrCode(backend.world, driver, 'stock-1', true);
    backend.world.clock.advance(6 * MINUTE_MS);
    const { go, onScreen } = await makeApp({ at: `/scanQRCode?code=${code}`, backend });
    expect(await word('二维码已过期，请商户重新出示')).toBeVisible();
    expect(await button('扫领券码')).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^领取/ })).not.toBeInTheDocument();
    go('/scanQRCode?code=nothing');
    expect(await word('二维码无效')).toBeVisible();
    go('/scanQRCode');
    await onScreen('scanQRCode');
    expect(await word('未识别到领券码，请扫商户出示的二维码')).toBeVisible();
  });

  test('a code without details of its offer can still be taken', async () => {
    const backend = laterWorld();
    backend.world.faults.set('GET coupon/v2/api/couponCodes/{id}', { kind: 'http500' });
    const { user, onScreen } = await makeApp({
      at: `${LANDING}&plateNo=${encodeURIComponent(PLATES.free)}`,
      backend,
    });
    expect(await word('不影响领取，领取后可以看到')).toBeVisible();
    await user.click(await button('领取到 粤B·D12345'));
    await onScreen('scanQRCodeSuccess');
    expect(await word('2元停车券')).toBeVisible();
  });

  test('opening an address takes no coupon automatically', async () => {
    await makeApp({ at: `/scanQRCodeSuccess?couponId=Q1&plateNo=${encodeURIComponent(PLATES.free)}` });
    expect(await word(/没有这次领取的记录/)).toBeVisible();
    expect(screen.queryByText('领取成功')).not.toBeInTheDocument();
    expect(await button('为 粤B·D12345 缴费')).toBeVisible();
  });
});
