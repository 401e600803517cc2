import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { BOOKING_SEED } from '../../mocks/world/booking/bookingSeed';
import { GUNS } from '../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { phoneWaits } from '../support/phoneClock';
import { answer, button, WAIT, word } from '../support/seen';

jest.setTimeout(60_000);

/** The late files that do not come. */
const mockMissing = new Set<string>();
const mockLate = (file: string) => {
  if (mockMissing.has(file)) throw new Error(`Loading chunk ${file} failed`);
  return jest.requireActual<object>(file);
};
jest.mock('@/ui/overlay/DialogSurface', () => mockLate('@/ui/overlay/DialogSurface'));
jest.mock('@/features/home/menu/fetchExternalMenuEntryUrl', () =>
  mockLate('@/features/home/menu/fetchExternalMenuEntryUrl'),
);
jest.mock('@/flows/requests/requestsSaga', () => mockLate('@/flows/requests/requestsSaga'));

afterEach(() => {
  mockMissing.clear();
});

async function charging() {
  const backend = createBackend();
  const app = await makeApp({ at: `/chargingPage?gunNo=${GUNS.ready}`, signedInAs: DRIVERS.chen.phone, backend });
  const start = await button('开始充电');
  await waitFor(() => expect(start).toBeEnabled(), WAIT);
  return { ...app, start };
}

// The first test: what has come once stays.
test('a question whose dialog does not come says 未操作，网络未连接, not its own words, and nothing is sent', async () => {
  mockMissing.add('@/ui/overlay/DialogSurface');
  const app = await makeApp({ at: '/userInfo', signedInAs: DRIVERS.lin.phone });
  fireEvent.click(await button('退出登录'));
  expect(await word('未操作，网络未连接')).toBeVisible();
  expect(screen.queryByText(/这部手机不再显示/)).toBeNull();
  expect(app.store.getState().session.status).toBe('signedIn');
  mockMissing.clear();
  fireEvent.click(await button('退出登录'));
  expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent('这部手机不再显示');
});

test('a menu entry whose late file does not come says that the line is gone, and the same press works when it comes', async () => {
  mockMissing.add('@/features/home/menu/fetchExternalMenuEntryUrl');
  const app = await makeApp({ at: '/home', signedInAs: DRIVERS.lin.phone });
  fireEvent.click(await button('更多'));
  const entry = await button('道路救援');
  fireEvent.click(entry);
  await waitFor(() => expect(app.store.getState().notices.toast?.text).toBe('网络连接不上，请检查网络后重试'), WAIT);
  expect(app.store.getState().leaving).toMatchObject({ opening: null, target: null });
  expect(app.outside.reports).toHaveLength(1);
  mockMissing.clear();
  fireEvent.click(entry);
  await waitFor(() => expect(app.sent('GET', 'basic/v2/api/getH5Url')).toHaveLength(1), WAIT);
});

test('a press for which the code that sends does not come is given back, and the same press works when it has come', async () => {
  mockMissing.add('@/flows/requests/requestsSaga');
  const app = await charging();
  fireEvent.click(app.start);
  expect(await screen.findByText(/未操作，请重试/, {}, { timeout: 10_000 })).toBeVisible();
  const STARTS = 'cps/v2/api/chargingOrders';
  expect(app.sent('POST', STARTS)).toEqual([]);
  mockMissing.clear();
  await waitFor(() => expect(app.start).toBeEnabled(), WAIT);
  fireEvent.click(app.start);
  await app.onScreen('chargingPageResult');
  expect(app.sent('POST', STARTS)).toHaveLength(1);
  act(() => {
    app.world.clock.advance(10 * SECOND_MS);
    app.outside.seeAgain();
  });
  await app.onScreen('chargingResults');
  fireEvent.click(await button('停止充电'));
  fireEvent.click(await answer('停止充电'));
  expect(await button('停止中…')).toBeDisabled();
});

/** The token of the next call has expired, and its renewal is answered when the phone has waited for 6 s. */
async function renewsLate(app: Awaited<ReturnType<typeof makeApp>>, call: string, confirm: () => Promise<unknown>) {
  const renewals = () => app.sent('POST', RENEWAL).length;
  app.world.faults.set(`POST ${call}`, { kind: 'code', code: '401', times: 1 });
  app.world.faults.set(`POST ${RENEWAL}`, { kind: 'slow', ms: 300, times: 1 });
  const before = renewals();
  await confirm();
  await waitFor(() => expect(renewals()).toBe(before + 1), WAIT);
  phoneWaits(6 * SECOND_MS);
}
const RENEWAL = 'auth/v2/api/refreshToken';

test('我已离场 that has not left the phone 5 s after its press is given back', async () => {
  const DEPARTURE = 'charge/v2/api/driverActiveCarOut';
  const app = await makeApp({ at: '/payPage?uniqueId=stay-0001&parkId=park-1', signedInAs: DRIVERS.lin.phone });
  fireEvent.click(await button(/我已离场/));
  await renewsLate(app, DEPARTURE, async () => fireEvent.click(await answer('已离场')));
  expect(await word('未操作，请重试')).toBeVisible();
  expect(app.sent('POST', DEPARTURE)).toHaveLength(1);
  expect(screen.queryByText('已停止计费')).toBeNull();
  fireEvent.click(await button(/我已离场/));
  fireEvent.click(await answer('已离场'));
  expect(await word('已停止计费')).toBeVisible();
});

test('解除 that has not left the phone 5 s after its press is given back: it lets a car in', async () => {
  const RELEASE = 'api/v1/cancelControl';
  const app = await makeApp({
    at: `/${encodeURIComponent('车位锁详情')}?lockId=${BOOKING_SEED.ownLock}`,
    signedInAs: DRIVERS.lin.phone,
    local: new Map([['openid', DRIVERS.lin.openid]]),
  });
  fireEvent.click(await button(/^解除粤A/));
  await renewsLate(app, RELEASE, async () => fireEvent.click(await answer('解除')));
  expect(await word(/未操作/)).toBeVisible();
  expect(app.sent('POST', RELEASE)).toHaveLength(1);
  fireEvent.click(await button(/^解除粤A/));
  fireEvent.click(await answer('解除'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^解除粤A/ })).toBeNull(), WAIT);
  expect(app.sent('POST', RELEASE)).toHaveLength(2);
});
