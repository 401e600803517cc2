import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { formatShortMoment } from '@/domain/time';
import { HOUR_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { setCondition } from '../../../mocks/world/charging/chargingSessions';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { fakeHost } from '../../support/fakePorts';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { phoneWaits } from '../../support/phoneClock';
import { address, button, link, saidBy, WAIT, word } from '../../support/seen';

jest.setTimeout(30_000);

const LIN = DRIVERS.lin.phone;
const AT = '/chargeStationDetail?stationId=station-1';
const open = (options: MakeAppOptions = {}) => makeApp({ at: AT, ...options });
const guns = async (kind: '快充' | '慢充') =>
  within(await screen.findByRole('list', { name: `${kind}枪` }, WAIT)).getAllByRole('listitem');
const gunAt = async (name: string) => (await guns('快充')).find(({ textContent }) => textContent.startsWith(name));

test('a visitor sees what a kWh costs now, when that changes, the cheapest hours, and the guns with their states', async () => {
  await open();
  expect(await word('1.28元/度')).toBeVisible();
  expect(screen.getByText(saidBy('电费 0.83元 + 服务费 0.45元'))).toBeVisible();
  expect(screen.getByText(saidBy('14:00 起 1.70元/度'))).toBeVisible();
  expect(screen.getByText(saidBy('00:00–08:00 最便宜，0.78元/度'))).toBeVisible();
  const rows = within(screen.getByRole('table', { name: '分时电价' })).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect(rows.find((row) => row.getAttribute('aria-current') === 'time')).toHaveTextContent(
    /^12:00–14:00.*0\.83元\+0\.45元1\.28元$/,
  );
  const fast = await guns('快充');
  expect(fast).toHaveLength(12);
  const free = fast.filter(({ textContent }) => textContent.includes('空闲')).length;
  expect(screen.getByText(`快充 空闲 ${String(free)}/12`)).toBeVisible();
  expect(await gunAt('5号直流桩 A枪')).toHaveTextContent('故障');
  expect(screen.getByText(saidBy(/^充电结束后15分钟内免费/))).toBeVisible();
});

test('only a gun that can be used leads to its charge', async () => {
  await open({ signedInAs: LIN });
  expect(await link(/^1号直流桩 A枪/)).toHaveAttribute('href', `/chargingPage?gunNo=${GUNS.ready}`);
  expect(within((await gunAt('5号直流桩 A枪'))!).queryByRole('link')).toBeNull();
  expect(within((await gunAt('3号直流桩 A枪'))!).queryByRole('link')).toBeNull();
});

test('guns are asked about again when the page is seen again, and the price of the hour follows the clock', async () => {
  const backend = createBackend();
  const app = await open({ backend });
  expect(await gunAt('1号直流桩 A枪')).toHaveTextContent('已插枪');
  setCondition(backend.world, GUNS.ready, 'broken');
  backend.world.clock.advance(5 * HOUR_MS);
  act(() => app.outside.seeAgain());
  await waitFor(async () => expect(await gunAt('1号直流桩 A枪')).toHaveTextContent('故障'), WAIT);
  expect(screen.getByText(saidBy('19:00 起 1.28元/度'))).toBeVisible();
});

test('a failed refresh keeps the guns in view and says how old they are, by the time of the server', async () => {
  const backend = createBackend();
  phoneWaits(3 * HOUR_MS);
  backend.world.clock.advance(30_000); // away from the turn of a minute
  const app = await open({ backend });
  await guns('快充');
  const read = () => formatShortMoment(app.ports.clock.serverNow(), app.ports.clock.serverNow());
  const then = read();
  backend.world.faults.set('GET cps/v2/api/stations/{id}', { kind: 'http500' });
  act(() => app.outside.seeAgain());
  const notice = await word(/^枪状态刷新失败，数据更新于/);
  expect([then, read()]).toContain(notice.textContent.replace('枪状态刷新失败，数据更新于 ', ''));
  expect(await guns('快充')).toHaveLength(12);
});

test('a station that does not exist says so, with the way to others', async () => {
  await makeApp({ at: '/chargeStationDetail?stationId=nowhere' });
  expect(await word('充电站不存在')).toBeVisible();
  expect(await link('看附近充电站')).toHaveAttribute('href', '/map?isFromHome=2');
});

describe('扫码充电', () => {
  const scanning = (text: string) =>
    open({
      signedInAs: LIN,
      host: fakeHost({ scan: () => Promise.resolve({ ok: true, value: { text, format: 'qr' } }) }),
    });

  test('takes the code of a gun, and a number that was typed', async () => {
    await scanning(GUNS.ready);
    fireEvent.click(await button('扫码充电'));
    await waitFor(() => expect(address()).toBe(`/chargingPage?gunNo=${GUNS.ready}`), WAIT);
  });

  test('says of a code of somebody else what to do', async () => {
    await scanning('https://other-operator.example/q/1');
    fireEvent.click(await button('扫码充电'));
    expect(await word(/^这不是本平台的充电码/)).toBeVisible();
    expect(address()).toBe(AT);
  });
});

test('a photo that does not load says so, and leaves no empty box', async () => {
  await open();
  const photo = await screen.findByRole('img', { name: '市民中心充电站照片' }, WAIT);
  fireEvent.error(photo);
  expect(await word('照片加载失败')).toBeVisible();
  expect(screen.queryByRole('img', { name: '市民中心充电站照片' })).toBeNull();
});
