import { act, screen, waitFor, within } from '@testing-library/react';

import { getRecordedCalls } from '@/operations/recorder/getRecordedCalls';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { lineOf } from '../support/lineOf';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { recordedApp } from '../support/recordedApp';
import { WAIT } from '../support/seen';

jest.setTimeout(60_000);
const LOST = '网络已断开，恢复后自动更新';
const MENU = 'basic/v2/api/menuConfigs';
const offline = () => document.querySelector('[data-offline]');

/** The flow's code has come. Something to look at in local storage loads it at once. */
async function appWithLine(options: MakeAppOptions = {}) {
  const backend = createBackend();
  const line = lineOf(backend);
  const local = new Map([['keptBill.v1:/', 'unreadable']]);
  const app = await makeApp({ at: '/home', backend, local, fetch: line.fetch, ...options });
  await waitFor(() => {
    expect(local.size === 0 || !local.has('keptBill.v1:/')).toBe(true);
  }, WAIT);
  return { ...app, line, backend };
}
const barComes = async () => {
  const words = await screen.findByText(LOST, {}, WAIT);
  expect(words.closest('[role="status"]')).not.toBeNull();
};
const barGoes = () =>
  waitFor(() => {
    expect(offline()).toBeNull();
  }, WAIT);

test('the bar comes before anything is pressed, on any screen, and goes by itself; what failed is asked again', async () => {
  const app = await appWithLine({ signedInAs: DRIVERS.lin.phone });
  await app.onScreen('home');
  expect(offline()).toBeNull();
  app.line.set(false, app.outside);
  await barComes();
  act(() => {
    app.store.dispatch(parkingChargeApi.util.invalidateTags(['Bill']));
  });
  await waitFor(() => {
    expect(app.line.paths).toContain('charge/v2/api/parkOrders/msp/boundVehicleParkingBill');
  }, WAIT);
  app.go('/mine');
  await app.onScreen('mine');
  expect(offline()).not.toBeNull();
  app.go('/home');
  await app.onScreen('home');
  const asked = () => app.sent('GET', 'charge/v2/api/parkOrders/msp/boundVehicleParkingBill').length;
  const before = asked();
  app.line.set(true, app.outside);
  await barGoes();
  await waitFor(() => {
    expect(asked()).toBeGreaterThan(before);
  }, WAIT);
});

test('where the browser says nothing, a call that fails shows the bar, and it goes when the server answers again', async () => {
  const app = await appWithLine();
  await app.onScreen('home');
  app.line.set(false);
  await app.user.click(screen.getByRole('button', { name: '刷新' }));
  await barComes();
  app.line.set(true);
  await barGoes();
});

test('a browser that goes on to say that it is offline is not believed against an answer', async () => {
  const app = await appWithLine();
  await app.onScreen('home');
  act(() => {
    app.outside.setOnline(false);
  });
  // The line is there: the next look of our own is answered.
  await barGoes();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(offline()).toBeNull();
});

test('a browser that says too early that the line is back is not believed either', async () => {
  const app = await appWithLine();
  await app.onScreen('home');
  app.line.set(false, app.outside);
  await barComes();
  act(() => {
    app.outside.setOnline(true);
  });
  await waitFor(() => {
    expect(app.line.paths).toContain(MENU);
  }, WAIT);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(offline()).not.toBeNull();
});

test('one lost call is no lost line', async () => {
  const app = await appWithLine();
  await app.onScreen('home');
  app.world.faults.set('GET basic/v2/api/homeFuncEntries', { kind: 'cutBefore' });
  await app.user.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => {
    expect(app.sent('GET', MENU).length).toBeGreaterThan(1);
  }, WAIT);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(offline()).toBeNull();
});

test('a page that opens without a line says so', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await makeApp({ at: '/home', fetch, page: { isOnline: () => false } });
  await barComes();
});

test('looking for the line for long pushes nothing out of a recording', async () => {
  const app = await appWithLine();
  await app.onScreen('home');
  app.line.set(false, app.outside);
  await barComes();
  const looked = () => {
    const { recorder } = app.app;
    const actions = recorder.segments
      .flatMap((segment) => segment.actions)
      .filter(([, action]) => action.type.endsWith('/pending') && JSON.stringify(action).includes('getMenuConfig'));
    return [actions.length, getRecordedCalls(recorder).filter(({ path }) => path === MENU).length];
  };
  const before = looked();
  const looks = app.line.paths.length;
  await waitFor(() => {
    expect(app.line.paths.slice(looks)).toContain(MENU);
  }, WAIT);
  expect(looked()).toEqual(before);
});

test('it is state: a jump in time shows the bar, and takes it away', async () => {
  const backend = createBackend();
  const line = lineOf(backend);
  const local = new Map([['keptBill.v1:/', 'unreadable']]);
  const app = await recordedApp({ at: '/home', backend, local, fetch: line.fetch });
  await app.onScreen('home');
  await waitFor(() => {
    expect(local.has('keptBill.v1:/')).toBe(false);
  }, WAIT);
  await app.rest(60);
  const before = app.newest();
  line.set(false, app.outside);
  await barComes();
  await app.rest(60);
  const lost = app.newest();
  line.set(true, app.outside);
  await barGoes();
  await app.jumpTo(lost);
  expect(within(document.body).getByText(LOST)).toBeInTheDocument();
  await app.jumpTo(before);
  await barGoes();
});
