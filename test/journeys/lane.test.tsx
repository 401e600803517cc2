import { act, screen, waitFor } from '@testing-library/react';

import { MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { LOTS, PLATES } from '../../mocks/world/core/seeded';
import { leaveLot } from '../../mocks/world/parking/stays';
import type { World } from '../../mocks/world/World';
import { payingDriver, payingVisitor } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { button, word } from '../support/seen';

jest.setTimeout(20_000);

const LANE = `/scanPayPage?uniqueId=stay-0001&parkId=${LOTS.city}`;
const RAISE = 'POST charge/v2/api/raiseBarrier';
const LOOK_UP = 'charge/v2/api/parkOrders/msp/plateNo';
const LIST = 'GET charge/v2/api/parkOrders/msp';
const RETRY = '道闸未抬起？再试一次';

/** The driver has paid at the lane and waits at its barrier. */
async function paidAtLane(options = payingDriver()) {
  const app = await makeApp({ at: LANE, ...options });
  expect(await word('缴费后请等待道闸抬杆，看到抬杆再前行')).toBeVisible();
  await app.user.click(await button('为 粤B·12345 微信支付 3.00元'));
  await app.onScreen('barrierResult');
  await word('支付成功');
  return app;
}
const stayOf = ({ world }: ReturnType<typeof createBackend>) =>
  world.tables.stays.find(({ uniqueId }) => uniqueId === 'stay-0001');

const appealAgainst = (world: World, { uniqueId, parkId }: { uniqueId: string; parkId: string }) =>
  world.tables.appeals.push({
    appealId: 'appeal-of-lane',
    driverId: 'somebody',
    bizType: 1,
    uniqueId,
    parkId,
    orderNo: '',
    reasonType: 3,
    content: '实际只停了1小时',
    pictures: [],
    contactPhone: '13800138000',
    cents: 0,
    submittedAt: world.clock.now(),
    cancelledAt: null,
    answer: null,
  });

describe('at a lane', () => {
  test("the detected car's bill is paid in one tap, and its barrier is requested once more", async () => {
    const options = payingDriver();
    const { user, store } = await paidAtLane(options);
    expect(store.getState().route.location.search).toContain(`parkId=${LOTS.city}`);
    expect(await word('请等待道闸抬杆')).toBeVisible();
    expect(screen.queryByText('已抬杆')).not.toBeInTheDocument();
    expect(stayOf(options.backend)?.exitAt).toBeNull();
    await user.click(await button(RETRY));
    expect(await word('已抬杆')).toBeVisible();
    expect(stayOf(options.backend)?.exitAt).not.toBeNull();
    expect(screen.queryByRole('button', { name: RETRY })).not.toBeInTheDocument();
  });

  test('the barrier rises by itself: the screen notices that the car is out, and the countdown stops', async () => {
    const options = payingDriver();
    await paidAtLane(options);
    expect(await word(/^请于 .* 前离场$/)).toBeVisible();
    leaveLot(options.backend.world, 'stay-0001');
    expect(await word('车辆已离场')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/前离场$/)).not.toBeInTheDocument());
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('the way back does not lead into the form', async () => {
    const { user, onScreen } = await paidAtLane();
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    await onScreen('home');
  });

  test('the barrier stays down: the reason, a phone number, and another attempt', async () => {
    const options = payingDriver();
    options.backend.world.faults.set(RAISE, { kind: 'http500', times: 1 });
    const { user } = await paidAtLane(options);
    await user.click(await button(RETRY));
    expect(await word('抬杆失败')).toBeVisible();
    expect(screen.getByText(/系统繁忙，请稍后重试（错误编号 \w{8}）/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /停车场电话/ })).toHaveAttribute('href', 'tel:075583000000');
    await user.click(await button(RETRY));
    expect(await word('已抬杆')).toBeVisible();
  });

  test('two presses send one request', async () => {
    const options = payingDriver();
    options.backend.world.faults.set(RAISE, { kind: 'slow', ms: 300, times: 1 });
    const { user, sent } = await paidAtLane(options);
    await user.dblClick(await button(RETRY));
    expect(await word('抬杆中…')).toBeVisible();
    expect(await word('已抬杆')).toBeVisible();
    expect(sent('POST', 'charge/v2/api/raiseBarrier')).toHaveLength(1);
  });

  test('opened again when the car is out: shown as left, with no warning about a fee', async () => {
    const options = payingDriver();
    const { user, store, stop } = await paidAtLane(options);
    await user.click(await button(RETRY));
    await word('已抬杆');
    const { pathname, search } = store.getState().route.location;
    stop();
    options.backend.world.clock.advance(16 * MINUTE_MS);
    const { go, onScreen } = await makeApp({ at: pathname + search, ...options });
    expect(await word('车辆已离场')).toBeVisible();
    go(`/payResultPage${search}`);
    await onScreen('payResultPage');
    expect(await word('车辆已离场，费用已结清')).toBeVisible();
    expect(screen.queryByText(/离场时间已过/)).not.toBeInTheDocument();
  });

  test('still inside after the time to leave, and the payment covers it: shown as paid up, not as free time', async () => {
    const options = payingDriver();
    const { go, onScreen } = await paidAtLane(options);
    // The driver pays for whole hours. The second hour ends four minutes later.
    options.backend.world.clock.advance(16 * MINUTE_MS);
    go(LANE);
    await onScreen('scanPayPage');
    expect(await word('已缴清')).toBeVisible();
    expect(screen.queryByText('免费时段内')).not.toBeInTheDocument();
  });

  test('after the time to leave the barrier is not raised: the rest must be paid', async () => {
    const options = payingDriver();
    const { go, onScreen, store } = await paidAtLane(options);
    const { pathname, search } = store.getState().route.location;
    options.backend.world.clock.advance(16 * MINUTE_MS);
    go('/parkingPayPage?parkId=park-2');
    await onScreen('parkingPayPage');
    await word('中心书城停车场');
    go(pathname + search);
    expect(await screen.findByRole('link', { name: '查看要补的费用' }, { timeout: 8_000 })).toHaveAttribute(
      'href',
      expect.stringContaining('/scanPayPage?uniqueId=stay-0001'),
    );
    expect(screen.queryByRole('button', { name: RETRY })).not.toBeInTheDocument();
  });

  test('a visitor pays, and sees a phone number', async () => {
    const options = payingVisitor();
    const seen = options.backend.world.tables.stays.find(({ plateNo }) => plateNo === PLATES.visitorOne)!;
    const at = `/scanPayPage?uniqueId=${seen.uniqueId}&parkId=${seen.parkId}`;
    const { user } = await makeApp({ at, ...options });
    await user.click(await button(/^为 粤A·11111 微信支付/));
    expect(await word('道闸未抬起，请联系现场人员')).toBeVisible();
    expect(screen.queryByRole('button', { name: RETRY })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /停车场电话/ })).toBeVisible();
  });

  test('a failed payment raises no barrier and leads back to the lane', async () => {
    const options = payingDriver(createBackend({ seed: 'paymentNeverSettles' }));
    const { user } = await makeApp({ at: LANE, ...options });
    await user.click(await button('为 粤B·12345 微信支付 3.00元'));
    expect((await screen.findAllByText(/结果确认中|正在确认结果/, {}, { timeout: 8_000 })).length).toBeGreaterThan(0);
    expect(screen.queryByText('请等待道闸抬杆')).not.toBeInTheDocument();
  });

  test('the address names a plate: it is queried once, and going back does not query it again', async () => {
    const { sent, onScreen, app } = await makeApp({
      at: `/scanPayPage?parkId=${LOTS.mall}&plateNo=${PLATES.visitorOne}`,
      ...payingVisitor(),
    });
    expect(await button(/^为 粤A·11111 微信支付/)).toBeEnabled();
    expect(sent('GET', LOOK_UP)).toHaveLength(1);
    app.navigator.go(-1);
    await onScreen('scanPayPage');
    expect(await button('查询缴费')).toBeEnabled();
    expect(sent('GET', LOOK_UP)).toHaveLength(1);
  });

  test('the driver of a plate that owes nothing is told to wait for the barrier', async () => {
    await makeApp({ at: `/scanPayPage?parkId=${LOTS.mall}&plateNo=${PLATES.visitorNone}`, ...payingVisitor() });
    expect(await word(/粤A·00000 没有待缴的费用，请等待道闸抬杆/)).toBeVisible();
  });

  test("without a car: the driver's plates are one tap away, and a phone number is shown", async () => {
    const { user } = await makeApp({ at: `/scanPayPage?parkId=${LOTS.city}`, ...payingDriver() });
    expect(await word('市民中心地下停车场')).toBeVisible();
    expect(await screen.findByRole('link', { name: /停车场电话/ })).toBeVisible();
    await user.click(await screen.findByRole('img', { name: '粤B·D12345' }, { timeout: 8_000 }));
    expect(await word(/粤B·D12345 没有待缴的费用/)).toBeVisible();
  });

  test('a car with several bills: the one of this lot opens and is paid up to the barrier, the others are one line', async () => {
    const options = payingVisitor();
    const { user, onScreen, sent } = await makeApp({
      at: `/scanPayPage?parkId=${LOTS.city}&plateNo=${PLATES.visitorSeveral}`,
      ...options,
    });
    const pay = await button('为 粤A·22222 微信支付 9.00元');
    expect(await screen.findByRole('link', { name: /这辆车还有2笔未缴账单，共23\.00元/ })).toHaveAttribute(
      'href',
      `/multiPayPage?plateNo=${encodeURIComponent(PLATES.visitorSeveral)}`,
    );
    await user.click(pay);
    await onScreen('barrierResult');
    expect(await word('支付成功')).toBeVisible();
    expect(sent('POST', 'charge/v2/api/payCharges').map(({ body }) => body)).toEqual([
      expect.objectContaining({ parkId: LOTS.city }),
    ]);
  });

  test("the car's other debts cannot be loaded: the bill can be paid anyway, and no message is shown", async () => {
    const options = payingDriver();
    options.backend.world.faults.set(LIST, {
      kind: 'code',
      code: '0xd0affe',
      msg: '系统繁忙',
    });
    const { store } = await makeApp({ at: LANE, ...options });
    const toasts: unknown[] = [];
    store.subscribe(() => toasts.push(store.getState().notices.toast));
    expect(await button('为 粤B·12345 微信支付 3.00元')).toBeEnabled();
    await waitFor(() => expect(options.backend.world.log.count(LIST)).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(toasts.filter((toast) => toast !== null)).toEqual([]);
    expect(screen.queryByText(/这辆车还有/)).toBeNull();
  });

  test('a car that owes only elsewhere: nothing to pay for this barrier, and a link to the other bills', async () => {
    const at = `/scanPayPage?parkId=${LOTS.office}&plateNo=${PLATES.visitorSeveral}`;
    const { store } = await makeApp({ at, ...payingVisitor() });
    expect(await word(/粤A·22222 在这个停车场没有待缴的费用，请等待道闸抬杆/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /这辆车还有3笔未缴账单/ })).toBeVisible();
    expect(store.getState().route.location.pathname).toBe('/scanPayPage');
  });

  test('a bill under appeal is a bill: the lookup names it, its page says why it cannot be paid', async () => {
    const options = payingVisitor();
    const { world } = options.backend;
    const owed = world.tables.stays.find(({ plateNo }) => plateNo === PLATES.visitorOne)!;
    appealAgainst(world, owed);
    const { store, onScreen } = await makeApp({
      at: `/scanPayPage?parkId=${owed.parkId}&plateNo=${PLATES.visitorOne}`,
      ...options,
    });
    expect(await word('申诉中，处理完再缴费')).toBeVisible();
    await onScreen('scanPayPage');
    expect(store.getState().route.location.search).toContain(`uniqueId=${owed.uniqueId}`);
    expect(screen.queryByText(/没有待缴的费用/)).toBeNull();
    expect(store.getState().notices.toast).toBeNull();
  });

  test('several bills, and the one of this lot is under appeal: its page opens', async () => {
    const options = payingVisitor();
    const { world } = options.backend;
    const bills = world.tables.stays.filter(({ plateNo }) => plateNo === PLATES.visitorSeveral);
    const here = bills.find(({ parkId }) => parkId === LOTS.city)!;
    appealAgainst(world, here);
    await makeApp({ at: `/scanPayPage?parkId=${LOTS.city}&plateNo=${PLATES.visitorSeveral}`, ...options });
    expect(await word('申诉中，处理完再缴费')).toBeVisible();
  });

  test("a gateway that keeps lists for sessions: a visitor's only bill opens, and nothing leads to sign-in", async () => {
    const options = payingVisitor();
    options.backend.world.faults.set(LIST, { kind: 'http401' });
    const at = `/scanPayPage?parkId=${LOTS.mall}&plateNo=${PLATES.visitorOne}`;
    const { store, sent } = await makeApp({ at, ...options });
    expect(await button(/^为 粤A·11111 微信支付/)).toBeEnabled();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(store.getState().notices.toast).toBeNull();
    expect(sent('GET', 'charge/v2/api/parkOrders/msp')).toEqual([]);
  });

  test('an only bill in another lot: nothing to pay for this barrier, and a link to that bill, without a list', async () => {
    const options = payingVisitor();
    const { world } = options.backend;
    const owed = world.tables.stays.find(({ plateNo }) => plateNo === PLATES.visitorOne)!;
    const at = `/scanPayPage?parkId=${LOTS.office}&plateNo=${PLATES.visitorOne}`;
    const { sent } = await makeApp({ at, ...options });
    expect(await word(/粤A·11111 在这个停车场没有待缴的费用，请等待道闸抬杆/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /这辆车还有1笔未缴账单/ })).toHaveAttribute(
      'href',
      `/payPage?uniqueId=${owed.uniqueId}&parkId=${owed.parkId}`,
    );
    expect(sent('GET', 'charge/v2/api/parkOrders/msp')).toEqual([]);
  });

  test('two presses in one frame send one lookup', async () => {
    const options = payingDriver();
    options.backend.world.faults.set(`GET ${LOOK_UP}`, { kind: 'slow', ms: 100 });
    const { sent } = await makeApp({ at: `/scanPayPage?parkId=${LOTS.city}`, ...options });
    const plate = (await screen.findByRole('img', { name: '粤B·D12345' }, { timeout: 8_000 })).closest('button')!;
    act(() => {
      plate.click();
      plate.click();
    });
    expect(await word(/粤B·D12345 没有待缴的费用/)).toBeVisible();
    expect(sent('GET', LOOK_UP)).toHaveLength(1);
  });

  test('a missing bill leads to the plate query', async () => {
    await makeApp({ at: `/scanPayPage?uniqueId=stay-none&parkId=${LOTS.city}`, ...payingVisitor() });
    expect(await screen.findByRole('link', { name: '按车牌查询' }, { timeout: 8_000 })).toHaveAttribute(
      'href',
      `/scanPayPage?parkId=${LOTS.city}`,
    );
  });
});

describe('from a paper notice', () => {
  const NOTICE = `/scanOverduePay?uniqueId=stay-0004&parkId=${LOTS.roadside}`;

  test('a visitor pays its bill', async () => {
    const { user, onScreen } = await makeApp({ at: NOTICE, ...payingVisitor() });
    expect(await word('欠费待补缴')).toBeVisible();
    await user.click(await button('为 粤B·12345 微信支付 12.00元'));
    await onScreen('payResultPage');
    expect(await word('支付成功')).toBeVisible();
  });

  test('a notice that carries only its number leads to its bill by the plate that stands on it', async () => {
    const { onScreen, app } = await makeApp({ at: '/scanOverduePay?code=TZ20260310-7', ...payingVisitor() });
    expect(await word('请输入通知单上的车牌，查询要补缴的账单')).toBeVisible();
    expect(screen.getByText('通知单编号 TZ20260310-7')).toBeVisible();
    expect(screen.queryByText(/不能按编号/)).toBeNull();
    app.navigator.push(`/scanOverduePay?plateNo=${PLATES.visitorSeveral}`);
    await onScreen('multiPayPage');
    expect(await button(/^为 3笔账单 微信支付/)).toBeEnabled();
  });

  test('a car that owes nothing in the lot of the notice is told so, with what it owes elsewhere', async () => {
    await makeApp({
      at: `/scanOverduePay?code=TZ1&parkId=${LOTS.hospital}&plateNo=粤B12345`,
      ...payingVisitor(),
    });
    expect(await word(/粤B·12345 在这个停车场没有待缴的费用/)).toBeVisible();
    expect(await word(/这辆车还有\d笔未缴账单/)).toBeVisible();
  });

  test('a notice of one lot opens the bill of that lot, whatever else the car owes', async () => {
    const { sent } = await makeApp({
      at: `/scanOverduePay?code=TZ20260310-7&parkId=${LOTS.roadside}&plateNo=粤B12345`,
      ...payingVisitor(),
    });
    expect(await button('为 粤B·12345 微信支付 12.00元')).toBeEnabled();
    expect(window.location.search).toContain('uniqueId=stay-0004');
    expect(sent('POST', 'charge/v2/api/payCharges')).toEqual([]);
  });
});
