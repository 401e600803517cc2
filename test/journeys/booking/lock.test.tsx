import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import type { createBackend } from '../../../mocks/app';
import { BOOKING_SEED } from '../../../mocks/world/booking/bookingSeed';
import { lockRightOf, moveLock, setLock } from '../../../mocks/world/booking/locks';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { quietWorld } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { phoneWaits } from '../../support/phoneClock';
import { answer, button, fillIn, link, pressWithout, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen, huang } = DRIVERS;
const { bookedLock, ownLock, otherLock } = BOOKING_SEED;
const CONTROL = 'api/v1/controlZigbeeLock';
type Backend = ReturnType<typeof createBackend>;

const address = (lockId?: string) =>
  `/${encodeURIComponent('车位锁控制')}${lockId === undefined ? '' : `?lockId=${lockId}`}`;
const open = (at: string, backend: Backend = quietWorld(), { phone, openid } = lin as typeof lin | typeof chen) =>
  makeApp({ at, backend, signedInAs: phone, local: new Map([['openid', openid]]) });
type Opened = Awaited<ReturnType<typeof open>>;
const ready = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};
/** Time passes for the world and the phone, and the page asks again because the driver looks at it again. */
const passed = (app: Opened, ms: number) => {
  act(() => {
    app.world.clock.advance(ms);
    phoneWaits(ms);
    app.outside.seeAgain();
  });
};
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const shown = (text: string) => waitFor(() => expect(statuses()).toContainEqual(expect.stringContaining(text)), WAIT);
const lockRow = ({ world }: Backend, lockId: string) => {
  const row = world.tables.booking.locks.find((one) => one.lockId === lockId);
  if (row === undefined) throw new Error('no such lock');
  return row;
};

test('lowering: one command, 移动中 until the server says 已降下; then raising asks first, and not with a car on it', async () => {
  const app = await open(address(bookedLock));
  await shown('已升起');
  const lower = await ready('降锁');
  fireEvent.click(lower);
  fireEvent.click(lower);
  await shown('移动中');
  expect(app.sent('POST', CONTROL)).toHaveLength(1);
  passed(app, 4 * SECOND_MS);
  await shown('移动中');
  passed(app, 5 * SECOND_MS);
  await shown('已降下');
  expect(await word('可以停进来了')).toBeVisible();
  const berth = app.world.tables.booking.berths.find(({ berthId }) => berthId === 'berth-city-3');
  if (berth === undefined) throw new Error('no berth');
  berth.carPlateNo = '粤B12345';
  passed(app, SECOND_MS);
  expect(await word('车位上有车，不能升锁')).toBeVisible();
  await pressWithout('升锁', '车位上有车，不能升锁');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  berth.carPlateNo = '';
  passed(app, SECOND_MS);
  fireEvent.click(await ready('升锁'));
  expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent('请确认车位上没有车');
  expect(app.sent('POST', CONTROL)).toHaveLength(1);
  fireEvent.click(await answer('升锁'));
  await shown('移动中');
  passed(app, 9 * SECOND_MS);
  await shown('已升起');
  expect(app.sent('POST', CONTROL)).toHaveLength(2);
});

test('a lock that never confirms: after 15 s it says so, with whom to call; 重试 reads first and sends nothing where it has arrived', async () => {
  const backend = quietWorld();
  const app = await open(address(bookedLock), backend);
  fireEvent.click(await ready('降锁'));
  await shown('移动中');
  setLock(backend.world, bookedLock, { isSilent: true });
  passed(app, 16 * SECOND_MS);
  expect(await word(/^降锁操作未确认。/)).toBeVisible();
  await shown('未知');
  expect(screen.queryByText('已降下')).toBeNull();
  expect(await link('呼叫停车场')).toHaveAttribute('href', expect.stringMatching(/^tel:\d/));
  setLock(backend.world, bookedLock, { isSilent: false });
  fireEvent.click(await ready('重试'));
  await shown('已降下');
  expect(app.sent('POST', CONTROL)).toHaveLength(1);
});

test('an arm that is stuck is told with the server’s reason, and a fault is never a position', async () => {
  const backend = quietWorld();
  setLock(backend.world, bookedLock, { jams: true });
  const app = await open(address(bookedLock), backend);
  fireEvent.click(await ready('降锁'));
  await shown('移动中');
  passed(app, 9 * SECOND_MS);
  expect(await word(/^降锁失败：锁臂受阻，请检查车位后重试。/)).toBeVisible();
  await shown('故障');
});

test('a lost answer is asked about and never sent again by itself', async () => {
  const backend = quietWorld();
  backend.world.faults.set(`POST ${CONTROL}`, { kind: 'cutAfter' });
  const app = await open(address(bookedLock), backend);
  fireEvent.click(await ready('降锁'));
  await shown('移动中');
  passed(app, 9 * SECOND_MS);
  await shown('已降下');
  expect(app.sent('POST', CONTROL)).toHaveLength(1);
  expect(app.sent('POST', 'api/v1/getRequest').length).toBeGreaterThan(0);
});

test('another phone that moves it is seen, and a refusal leaves the lock as it is', async () => {
  const backend = quietWorld();
  const app = await open(address(bookedLock), backend);
  const lower = await ready('降锁');
  moveLock(backend.world, lockRightOf(backend.world, lin.driverId, bookedLock), 1);
  fireEvent.click(lower);
  expect(await word(/^操作失败，地锁没有动。地锁正在移动，请稍候/)).toBeVisible();
  await shown('移动中');
  passed(app, 9 * SECOND_MS);
  await shown('已降下');
});

test('outside its time, without a line or too far away it says why, and from when or from where it works', async () => {
  const backend = quietWorld();
  const order = backend.world.tables.booking.orders.at(-1);
  if (order === undefined) throw new Error('The seed has a booking');
  order.startAt += 60 * MINUTE_MS;
  const app = await open(address(bookedLock), backend);
  expect(await word(/^今天 13:00 起可以控制$/)).toBeVisible();
  await pressWithout('降锁', '今天 13:00 起可以控制');
  expect(app.sent('POST', CONTROL)).toHaveLength(0);
  app.stop();
  lockRow(backend, ownLock).isOnline = false;
  const second = await open(address(ownLock), backend);
  await shown('离线');
  expect(await word('地锁离线，暂时不能控制')).toBeVisible();
  expect(await link('呼叫停车场')).toHaveAttribute('href', expect.stringMatching(/^tel:\d/));
  expect(await link(/^停车场电话/)).toHaveAttribute('href', expect.stringMatching(/^tel:\d/));
  second.stop();
  lockRow(backend, ownLock).isOnline = true;
  await open(address(ownLock), backend);
  fireEvent.click(await button('同意并定位'));
  expect(await word(/^离车位 \d.*，到 200m 以内才能控制$/)).toBeVisible();
});

test('the driver’s locks; none says so; another driver’s is not found, and nothing of it is shown', async () => {
  const app = await open(address());
  expect(await screen.findByRole('list', { name: '我的地锁' }, WAIT)).toHaveTextContent('我的车位锁');
  fireEvent.click(await link(/我的车位锁/));
  await shown('已升起');
  app.go(address(otherLock));
  expect(await word('地锁不存在')).toBeVisible();
  expect(screen.queryByText(/黄河/)).toBeNull();
  app.stop();
  const empty = await open(address(), quietWorld(), chen);
  expect(await word(/^没有可以控制的地锁/)).toBeVisible();
  empty.stop();
});

test('in a world that trusts thirdId alone, the next driver of a phone sees and moves nothing of the former one', async () => {
  const backend = quietWorld();
  backend.world.settings.trustsThirdIdAlone = true;
  const app = await makeApp({
    at: address(ownLock),
    backend,
    signedInAs: huang.phone,
    local: new Map([['openid', lin.openid]]),
  });
  expect(await word(/属于另一个账号/)).toBeVisible();
  expect(app.calls.filter(({ path }) => path.startsWith('api/v1/'))).toEqual([]);
});

test('a lock that has a line and does not know where it is: 未知, and never a position', async () => {
  const backend = quietWorld();
  backend.world.useScenario('lockBlind');
  await open(address(bookedLock), backend);
  await shown('未知');
  expect(await word('地锁没有报告位置，请看现场')).toBeVisible();
  expect(screen.queryByText('已升起')).toBeNull();
  expect(await button('降锁')).toBeEnabled();
});

test('more cars that left without paying than one page: the others are asked for, and each stands once', async () => {
  const backend = quietWorld();
  backend.world.useScenario('manyEvasions');
  const app = await open(`/${encodeURIComponent('车位锁详情')}?lockId=${ownLock}`, backend);
  const released = () => screen.findAllByRole('button', { name: /^解除粤/ }, WAIT);
  expect(await released()).toHaveLength(20);
  fireEvent.click(await button('加载更多'));
  await waitFor(async () => expect(await released()).toHaveLength(40), WAIT);
  fireEvent.click(await button('加载更多'));
  // One of the 45 was let in again before.
  await waitFor(async () => expect(await released()).toHaveLength(44), WAIT);
  expect(app.sent('POST', 'api/v1/getEvasionCarList').map(({ body }) => (body as { lastId: number }).lastId)).toEqual([
    0, 26, 6,
  ]);
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
});

const DETAIL = `/${encodeURIComponent('车位锁详情')}?lockId=`;

test('the detail lists the last commands, newest first, with when they were given and what came of each, also of another phone', async () => {
  const backend = quietWorld();
  const app = await open(`${DETAIL}${ownLock}`, backend);
  const log = () => screen.findByRole('list', { name: '最近操作' }, WAIT);
  const lines = async () =>
    within(await log())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await lines()).toEqual([
    '升锁成功今天 09:30',
    '降锁成功今天 08:10',
    '降锁失败今天 08:09锁臂受阻，请检查车位后重试',
  ]);
  moveLock(backend.world, lockRightOf(backend.world, lin.driverId, ownLock), 1);
  passed(app, SECOND_MS);
  await waitFor(async () => expect((await lines())[0]).toBe('降锁执行中今天 12:00'), WAIT);
  passed(app, 8 * SECOND_MS);
  await waitFor(async () => expect((await lines())[0]).toBe('降锁成功今天 12:00'), WAIT);
  expect(await lines()).toHaveLength(4);
  app.stop();
  const unused = await open(`${DETAIL}${bookedLock}`);
  expect(await word('预约车位')).toBeVisible();
  expect(screen.queryByText('最近操作')).toBeNull();
  unused.stop();
});

test('报障 opens the form filled in with lock, berth and time, and what is sent carries them', async () => {
  const backend = quietWorld();
  const app = await open(`${DETAIL}${ownLock}`, backend);
  fireEvent.click(await link('报障'));
  const pin = (await word('会一起提交')).closest('section');
  for (const text of [`地锁编号${ownLock}`, '车位C018', '时间今天 12:00']) expect(pin).toHaveTextContent(text);
  expect(await screen.findByRole('radio', { name: '预约与错时' }, WAIT)).toBeChecked();
  await fillIn('情况说明', '锁臂歪了');
  await waitFor(() => expect(screen.getByLabelText('联系电话')).toHaveValue(lin.phone), WAIT);
  fireEvent.click(await button('提交反馈'));
  await word('沟通记录');
  expect(backend.world.tables.feedbacks.at(-1)).toMatchObject({
    type: 4,
    relatedNo: ownLock,
    relatedType: 5,
    berthNo: 'C018',
    parkId: '',
    occurTime: '2026-03-10 12:00:30',
  });
  fireEvent.click(await link('看这把地锁'));
  expect(await word('自有车位')).toBeVisible();
  app.stop();
  // After a command that failed it is the time of the command, and the control screen leads there too.
  setLock(backend.world, ownLock, { jams: true });
  moveLock(backend.world, lockRightOf(backend.world, lin.driverId, ownLock), 1);
  backend.world.clock.advance(10 * MINUTE_MS);
  await open(address(ownLock), backend);
  await shown('故障');
  fireEvent.click(await link('报障'));
  expect((await word('会一起提交')).closest('section')).toHaveTextContent('时间今天 12:00');
});

test('the detail: right, last command, and cars that left without paying, which are let in again once', async () => {
  const app = await open(`/${encodeURIComponent('车位锁详情')}?lockId=${ownLock}`);
  expect(await word('自有车位')).toBeVisible();
  fireEvent.click(await button(/^解除粤A/));
  expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent('欠费 12.00元 不会自动收回');
  fireEvent.click(await answer('解除'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^解除粤A/ })).toBeNull(), WAIT);
  expect(app.sent('POST', 'api/v1/cancelControl')).toHaveLength(1);
});
