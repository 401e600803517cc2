import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { changeWorld } from '../../../mocks/world/scenarios';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { address, button, link, saidBy, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen, huang } = DRIVERS;
const open = (at: string, backend = createBackend(), signedInAs: string = lin.phone) =>
  makeApp({ at, backend, signedInAs });
const everyState = () => {
  const backend = createBackend();
  changeWorld(backend.world, 'passStates');
  return backend;
};
const hrefs = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((row) => row.getAttribute('href'));

test('the list has one pass of each state, and its tabs part them', async () => {
  await open('/myMounthlyPay', everyState());
  await screen.findByRole('list', { name: '我的月卡' }, WAIT);
  for (const state of ['生效中', '即将到期', '待生效', '待支付', '审核未通过', '待审核', '已退卡', '已过期']) {
    expect(within(screen.getByRole('list', { name: '我的月卡' })).getAllByText(state).length).toBeGreaterThan(0);
  }
  fireEvent.click(screen.getByLabelText('待审核'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2), WAIT);
  fireEvent.click(screen.getByLabelText('待支付'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1), WAIT);
  expect(screen.getByRole('link', { name: /^去支付，/ })).toBeVisible();
  fireEvent.click(screen.getByLabelText('生效中'));
  await waitFor(() => expect(screen.getAllByText('剩3天')).toHaveLength(1), WAIT);
});

test('a driver without a pass is led to those on sale; a list that did not load says so', async () => {
  const app = await open('/myMounthlyPay', createBackend(), chen.phone);
  expect(await word('还没有月卡')).toBeVisible();
  expect(await link('看可办的月卡')).toHaveAttribute('href', '/monthParking');
  app.stop();
  const backend = createBackend();
  backend.world.faults.set('GET special/v2/api/bagOrders', { kind: 'http500' });
  await open('/myMounthlyPay', backend);
  expect(await word('月卡加载失败')).toBeVisible();
  expect(screen.queryByText('还没有月卡')).toBeNull();
});

test('the detail says until when it holds, at which hours, for which cars, and what a car inside pays after the end', async () => {
  await open('/mounthlyDetail?orderNo=pass-1');
  expect(await word('还剩11天，2026年3月21日 12:00 到期')).toBeVisible();
  expect(screen.getByText('每天 全天可停')).toBeVisible();
  expect(screen.getByRole('img', { name: '粤B·88888' })).toBeVisible();
  expect(screen.getAllByText('最多2辆车，同时停1辆；先入场的免费，多出的按临停计费')).toHaveLength(2);
  expect(
    screen.getByText(saidBy('到期时车还在场内的，从 2026年3月21日 12:00 起按临停计费，之前的停车不收费')),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  const timeline = within(screen.getByRole('list', { name: '月卡有效期' })).getAllByRole('listitem');
  expect(timeline.map(({ textContent }) => textContent)).toEqual([
    '生效2026年2月18日 12:00',
    '到期（还没有到）2026年3月21日 12:00',
  ]);
});

test("a pass of another driver, or of nobody, is not shown and leads to the driver's own", async () => {
  const app = await open('/mounthlyDetail?orderNo=pass-1', createBackend(), huang.phone);
  expect(await link('看我的月卡')).toHaveAttribute('href', '/myMounthlyPay');
  expect(screen.queryByText('会展中心月卡')).toBeNull();
  app.stop();
  await open('/mounthlyDetail?orderNo=<b>');
  expect(await word('没有找到这张月卡，可能属于另一个账号')).toBeVisible();
});

test('a state that nobody knows is in progress, never in force', async () => {
  const backend = createBackend();
  await makeApp({
    at: '/mounthlyDetail?orderNo=pass-1',
    backend,
    signedInAs: lin.phone,
    fetch: async (input, init) => {
      const response = await fetchPort(backend.app)(input, init);
      if (!input.includes('bagOrders/pass-1')) return response;
      const body = (await response.json()) as { data: object };
      return Response.json({ ...body, data: { ...body.data, state: 77, stateText: '生效中' } });
    },
  });
  expect(await word('处理中')).toBeVisible();
  expect(screen.queryByText('生效中')).toBeNull();
});

test('an unpaid pass is paid on its detail within its time, and is in force only once the server says so', async () => {
  const paying = payingDriver(everyState());
  const { world } = paying.backend;
  const unpaid = world.tables.passes.find(({ purchases }) =>
    purchases.some(({ paidAt, isClosed }) => paidAt === null && !isClosed),
  );
  const orderNo = unpaid?.bagOrderNo ?? '';
  const app = await makeApp({ at: `/mounthlyDetail?orderNo=${orderNo}`, ...paying });
  expect(await word('支付后生效，超时未付会自动取消')).toBeVisible();
  expect(screen.getByLabelText(/剩余支付时间/)).toBeVisible();
  const promised = screen.getByRole('list', { name: '月卡有效期' }).textContent;
  expect(screen.queryByText('生效中')).toBeNull();
  fireEvent.click(await button(/^为 月卡 微信支付 1000\.00元/));
  await word('支付成功');
  fireEvent.click(await link('查看月卡'));
  await app.onScreen('monthlyPassDetail');
  expect(await word('待生效')).toBeVisible();
  expect(screen.getByRole('list', { name: '月卡有效期' }).textContent).toBe(promised);
  expect(unpaid?.purchases.filter(({ paidAt }) => paidAt !== null)).toHaveLength(1);
});

test('an unpaid pass whose time is over is cancelled, and says that nothing was taken', async () => {
  const backend = everyState();
  const { world } = backend;
  const unpaid = world.tables.passes.find(({ purchases }) => purchases.some(({ paidAt }) => paidAt === null));
  const app = await open(`/mounthlyDetail?orderNo=${unpaid?.bagOrderNo ?? ''}`, backend);
  await word('支付后生效，超时未付会自动取消');
  world.clock.advance(20 * MINUTE_MS);
  act(() => app.outside.seeAgain());
  expect(await word('未支付，已取消，没有扣费')).toBeVisible();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('the payments show the days that each one bought, and lead to the pass', async () => {
  const backend = everyState();
  await open('/mounthPayList', backend);
  await screen.findByRole('list', { name: '月卡缴费记录' }, WAIT);
  expect(hrefs('月卡缴费记录')).toContain('/mounthlyDetail?orderNo=pass-1');
  expect(screen.getByText('2026年2月18日起')).toBeVisible();
  expect(screen.getByText('2026年3月21日止')).toBeVisible();
  expect(screen.getByText('已退款')).toBeVisible();
});

test('the passes of one lot and their cars stand together; a pass that is over does not', async () => {
  await open('/mounthlyPayManage?parkId=park-6');
  expect(await link(/^会展中心月卡/)).toHaveAttribute('href', '/mounthlyDetail?orderNo=pass-1');
  expect(screen.queryByText('市民中心月卡')).toBeNull();
  expect(address()).toBe('/mounthlyPayManage?parkId=park-6');
});

test('a pass that ended says so, and from when parking costs money again', async () => {
  const backend = createBackend();
  backend.world.clock.advance(12 * DAY_MS);
  await open('/mounthlyDetail?orderNo=pass-1', backend);
  expect(await word('2026年3月21日 12:00 已到期，之后停车按临停计费')).toBeVisible();
});

test('a pass that ends while its car is inside: pass, home and bill say from when the fee counts, and home says why', async () => {
  const backend = createBackend();
  changeWorld(backend.world, 'passEndsInside');
  const app = await makeApp({ at: '/mounthlyDetail?orderNo=pass-1', signedInAs: lin.phone, backend });
  const since = '到期时车还在场内的，从 2026年3月10日 13:00 起按临停计费，之前的停车不收费';
  expect(await word(since)).toBeVisible();
  app.go('/home');
  await app.onScreen('home');
  expect((await screen.findAllByRole('img', { name: '粤B·88888' }, WAIT)).length).toBeGreaterThan(0);
  expect(screen.queryByText('月卡已到期，按临停计费')).toBeNull();
  const stay = app.world.tables.stays.find(({ isBagCar }) => isBagCar);
  backend.world.clock.advance(3 * HOUR_MS);
  act(() => app.outside.seeAgain());
  const strip = within(await screen.findByRole('complementary', { name: '月卡已到期提醒' }, WAIT));
  expect(strip.getByText('月卡已到期，按临停计费')).toBeVisible();
  expect(strip.getByText(/^粤B·88888 · .*13:00 起计费，之前的不收费$/)).toBeVisible();
  const bill = `/payPage?uniqueId=${stay?.uniqueId ?? ''}&parkId=${stay?.parkId ?? ''}`;
  expect(strip.getByRole('link')).toHaveAttribute('href', bill);
  fireEvent.click(strip.getByRole('link'));
  expect(await word(/^月卡 .*13:00 到期，从那时起按临停计费，之前的不收费$/)).toBeVisible();
  app.go('/mounthlyDetail?orderNo=pass-1');
  expect(await word('已过期')).toBeVisible();
  expect(screen.getByText(saidBy(since))).toBeVisible();
});
