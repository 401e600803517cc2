import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { leaveLot } from '../../../mocks/world/parking/stays';
import { addStay } from '../../../mocks/world/parking/staySeed';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { paid, slotIn } from '../../support/offPeakOrders';
import { button, link, saidBy, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
/** From noon, when the world starts, to the start of the slot, and the length of the slot. */
const EVENING_MS = 7 * HOUR_MS;
const NIGHT_MS = 13 * HOUR_MS;
type App = Awaited<ReturnType<typeof makeApp>>;

/** A slot of tonight that the default driver has paid. */
function booked(backend = createBackend()) {
  const order = slotIn(backend.world);
  paid(backend.world, order);
  return { backend, orderNo: order.orderNo };
}

/** The same, with the car in since the evening. */
function parked(minutesPast: number) {
  const { backend, orderNo } = booked();
  backend.world.clock.advance(EVENING_MS);
  const stay = addStay(backend.world, { plateNo: PLATES.running, parkId: LOTS.office, minutesAgo: 0 });
  backend.world.clock.advance(NIGHT_MS + minutesPast * MINUTE_MS);
  return { backend, orderNo, stay };
}

const passed = (app: App, ms: number) => {
  act(() => {
    app.world.clock.advance(ms);
    app.outside.seeAgain();
  });
};

test('the meter counts down to the end of the hours, then tells the overtime by its price, and its bill is paid', async () => {
  const { backend, orderNo } = parked(-30);
  const app = await makeApp({ at: `/wrongTimeSubscribeDetail?orderNo=${orderNo}`, ...payingDriver(backend) });
  expect(await screen.findByRole('timer', { name: /^剩余可停 (29|30):/ }, WAIT)).toBeVisible();
  passed(app, 35 * MINUTE_MS);
  expect(await word('已到点，请尽快离场')).toBeVisible();
  expect(screen.queryByText('已超时')).toBeNull();
  passed(app, 12 * MINUTE_MS);
  expect(await word('已超时')).toBeVisible();
  expect(screen.getByText(saidBy('每小时6.00元，60.00元封顶'))).toBeVisible();
  expect(screen.getByText(saidBy('再过43分钟加1小时'))).toBeVisible();
  expect(await word('本月违约 1/3次')).toBeVisible();
  fireEvent.click(await link('缴超时费'));
  await app.onScreen('payPage');
  fireEvent.click(await button(/^为 粤B·12345 (微信支付|确认用券)/));
  expect(await word('支付成功')).toBeVisible();
  app.go(`/wrongTimeSubscribeDetail?orderNo=${orderNo}`);
  await app.onScreen('wrongTimeSubscribeDetail');
  expect(await word('违约')).toBeVisible();
  expect(screen.queryByRole('link', { name: '缴超时费' })).toBeNull();
  // What is paid is not shown as owed.
  expect(screen.getByText(saidBy('6.00元，已缴'))).toBeVisible();
  expect(screen.queryByText('已超时')).toBeNull();
});

test('overtime is one amount and one sentence wherever it stands: order, list, bill and record; it can be appealed after leaving', async () => {
  const { backend, orderNo, stay } = parked(3 * 60 + 30);
  const detail = `/wrongTimeSubscribeDetail?orderNo=${orderNo}`;
  const app = await makeApp({ at: detail, signedInAs: lin.phone, backend });
  const title = await word('已超时');
  expect(title.closest('section')).toHaveTextContent('24.00');
  expect(await link('缴超时费')).toBeVisible();
  expect(await link(/违约记录.*这笔订单违约1次，车辆离场后才能申诉/)).toBeVisible();
  app.go('/wrongTimeManage');
  expect(await link(/会展中心南广场停车场 违约.*超时费待缴.*24\.00/s)).toBeVisible();
  app.go('/violationRecord');
  // The deposit is what the breach costs. The overtime is on the bill of the stay.
  const row = await link(/超时未离场 计入次数/);
  expect(row).toHaveTextContent('5.00元，押金不退，超时费从这次停车的账单收取');
  expect(row).not.toHaveTextContent('29.00');
  fireEvent.click(row);
  expect(await word('车辆离场后才能申诉')).toBeVisible();
  leaveLot(backend.world, stay.uniqueId);
  passed(app, MINUTE_MS);
  app.go(detail);
  expect(await link(/违约记录.*这笔订单违约1次，可申诉/)).toBeVisible();
});

test('what of overtime is paid already is said beside what is still owed', async () => {
  const { backend, orderNo, stay } = parked(3 * 60 + 30);
  stay.paid.push({ ...stay.paid[0], payId: 'P-part', cents: 500, couponCents: 0 } as (typeof stay.paid)[number]);
  await makeApp({ at: `/wrongTimeSubscribeDetail?orderNo=${orderNo}`, signedInAs: lin.phone, backend });
  const title = await word('已超时');
  expect(title.closest('section')).toHaveTextContent('19.00');
  expect(await word('共24.00元，已缴5.00元')).toBeVisible();
});

test('home tells of a car that has to leave, then of its overtime; gone with the car, and never for others', async () => {
  const { backend, stay } = parked(-30);
  const app = await makeApp({ at: '/home', signedInAs: lin.phone, backend });
  const strip = within(await screen.findByRole('complementary', { name: '错时停车提醒' }, WAIT));
  expect(strip.getByText(saidBy('08:00 前离场，超时收费'))).toBeVisible();
  expect(strip.getByRole('timer', { name: /^剩余 (29|30):/ })).toBeVisible();
  passed(app, 30 * MINUTE_MS + 61 * MINUTE_MS);
  expect(await strip.findByText('错时停车已超时1小时1分钟', {}, WAIT)).toBeVisible();
  expect(strip.getByText(saidBy('已产生 12.00元，离场后停止'))).toBeVisible();
  expect(strip.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/wrongTimeSubscribeDetail\?orderNo=/),
  );
  leaveLot(backend.world, stay.uniqueId);
  passed(app, MINUTE_MS);
  await waitFor(() => expect(screen.queryByRole('complementary', { name: '错时停车提醒' })).toBeNull(), WAIT);
  app.stop();
  const other = await makeApp({ at: '/home', signedInAs: chen.phone, backend });
  await other.onScreen('home');
  expect(screen.queryByRole('complementary', { name: '错时停车提醒' })).toBeNull();
});

test('the list has bookings and packages with their state; a no-show is a violation that is appealed once', async () => {
  const { backend, orderNo } = booked();
  backend.world.clock.advance(EVENING_MS + 3 * HOUR_MS);
  const app = await makeApp({ at: '/wrongTimeManage', signedInAs: lin.phone, backend });
  expect(await link(/会展中心南广场停车场 违约\s*今天/)).toHaveAttribute(
    'href',
    `/wrongTimeSubscribeDetail?orderNo=${orderNo}`,
  );
  expect(await word('本月违约 1/3次，达到上限后当月不能再办理')).toBeVisible();
  fireEvent.click(screen.getByLabelText('套餐'));
  expect(await link(/^创新园会员停车场 使用中/)).toBeVisible();
  fireEvent.click(await link('违约记录'));
  await app.onScreen('violationRecord');
  const row = await link(/未到场 计入次数\s*今天/);
  expect(row).toHaveTextContent('5.00元，押金不退');
  expect(row).toHaveTextContent('当月第1次，上限3次');
  fireEvent.click(row);
  fireEvent.click(await button('提交申诉'));
  expect(await word('请选择申诉原因')).toBeVisible();
  fireEvent.click(screen.getByLabelText('停车场原因'));
  fireEvent.click(await button('提交申诉'));
  expect(await word(/^最晚 .* 前答复/)).toBeVisible();
  expect(app.sent('POST', 'special/v2/api/diffTimeViolationAppeals')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '提交申诉' })).toBeNull();
  app.go('/violationRecord');
  expect(await link(/未到场 申诉中\s*今天/)).toBeVisible();
});

test('a driver without any is told so, and an order of another driver is not shown', async () => {
  const { backend, orderNo } = booked();
  const app = await makeApp({ at: '/violationRecord', signedInAs: chen.phone, backend });
  expect(await word('没有违约记录，请继续保持')).toBeVisible();
  app.go('/wrongTimeManage');
  expect(await word('还没有预约过错时停车')).toBeVisible();
  fireEvent.click(screen.getByLabelText('套餐'));
  expect(await word('还没有办过错时套餐')).toBeVisible();
  app.go(`/wrongTimeSubscribeDetail?orderNo=${orderNo}`);
  expect(await word('错时订单不存在')).toBeVisible();
  app.go('/violationRecord?violationId=X-nobody');
  expect(await word('没有找到这条违约记录')).toBeVisible();
});

test('a state that nobody knows is 处理中 and can neither be paid nor cancelled', async () => {
  const { backend, orderNo } = booked();
  const answers = fetchPort(backend.app);
  const newer: typeof answers = async (input, init) => {
    const response = await answers(input, init);
    if (!input.includes('diffTimeBookOrders/')) return response;
    const { data, ...rest } = (await response.json()) as { data: object };
    const changed = { ...data, state: 42, stateText: '已完成', canCancel: 0 };
    return new Response(JSON.stringify({ ...rest, data: changed }), response);
  };
  await makeApp({
    at: `/wrongTimeSubscribeDetail?orderNo=${orderNo}`,
    signedInAs: lin.phone,
    backend,
    fetch: newer,
  });
  expect(await word('处理中')).toBeVisible();
  expect(screen.queryByRole('button', { name: /取消/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /支付/ })).toBeNull();
});
