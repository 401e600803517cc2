/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import type { UnknownAction } from '@reduxjs/toolkit';

import { createAppRuntime } from '@/app/store';
import { dialogAnswered } from '@/flows/notices/noticesSlice';
import { signInAccountChoiceCalls } from '@/services/auth/accountChoice';
import { signInCalls } from '@/services/auth/signIn';
import { paymentCalls } from '@/services/charge/payments';
import { parkSearchCalls } from '@/services/dealer/parkSearch';
import { signInTicketCalls } from '@/services/driver/ticket';

import { fakePorts } from '../../support/fakePorts';
import { envelope } from '../../support/makeServices';

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const at = { destLng: 114, destLat: 22, parkName: '市民中心' };
const { oAuthLogin } = signInCalls.endpoints;
const { listThirdAccounts, chooseThirdAccount } = signInAccountChoiceCalls.endpoints;
const { exchangeTicket } = signInTicketCalls.endpoints;
const { searchNearbyParks, listParksByName } = parkSearchCalls.endpoints;

/** Makes a call twice, both refused with a code that has a row. How often the driver is told. */
async function toldOfTwo(initiate: () => unknown) {
  window.history.replaceState(null, '', '/notice1');
  const fetch = () => Promise.resolve(envelope('0xd06510036', null, '请联系客服'));
  const cookies = new Map(Object.entries({ token: 'T', refreshToken: 'R', sessionOf: 'd1' }));
  const app = createAppRuntime({ outside: fakePorts({ fetch, cookies }), page: window });
  ({ stop } = app);
  const { store } = app;
  await jest.advanceTimersByTimeAsync(1_000);
  let told = 0;
  for (let press = 0; press < 2; press += 1) {
    const open = () => store.getState().notices.dialog;
    const close = async () => {
      for (let dialog = open(); dialog !== null; dialog = open()) {
        store.dispatch(dialogAnswered({ id: dialog.id, key: 'none' }));
        await jest.advanceTimersByTimeAsync(100);
      }
    };
    // What the start of the app was refused is out of the way.
    await close();
    store.dispatch(initiate() as UnknownAction);
    await jest.advanceTimersByTimeAsync(1_000);
    if (open() !== null) told += 1;
    await close();
  }
  return told;
}

test.each<[string, () => unknown]>([
  ['sign-in by the host', () => oAuthLogin.initiate({ handle: '', clientType: 2 })],
  ['the accounts to choose from', () => listThirdAccounts.initiate({ handle: '' })],
  ['the chosen account', () => chooseThirdAccount.initiate({ handle: '', accountNo: '1' })],
  ['the ticket of 一键登录', () => exchangeTicket.initiate({ handle: '' })],
  ['closing an order', () => paymentCalls.endpoints.closePayment.initiate({ payId: 'p' })],
  ['a search nearby', () => searchNearbyParks.initiate(at, { forceRefetch: true })],
  ['a search by name', () => listParksByName.initiate({ ...at, cityCode: '' }, { forceRefetch: true })],
])('%s is pressed: a code with a row is performed each time', async (_, initiate) => {
  expect(await toldOfTwo(initiate)).toBe(2);
});

test('the ticket of a link is pressed by nobody: at most once', async () => {
  expect(await toldOfTwo(() => exchangeTicket.initiate({ handle: '', toldBy: 'caller' }))).toBeLessThan(2);
});
