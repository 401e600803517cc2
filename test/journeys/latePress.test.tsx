import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { GUNS } from '../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { answer, button, WAIT, word } from '../support/seen';

jest.setTimeout(60_000);

/** The late files that do not come. */
const mockMissing = new Set<string>();
const mockLate = (file: string) => {
  if (mockMissing.has(file)) throw new Error(`Loading chunk ${file} failed`);
  return jest.requireActual<object>(file);
};
jest.mock('@/ui/overlay/DialogSurface', () => mockLate('@/ui/overlay/DialogSurface'));
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
