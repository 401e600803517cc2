/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createAppRuntime } from '@/app/store';
import { FALLBACK_FAILURE_TEXTS } from '@/flows/notices/failureTexts';
import { NO_BILL_TEXT } from '@/flows/plateQuery/noBillText';
import { plateQueried } from '@/flows/plateQuery/plateQuerySlice';

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

/** What the driver is told of a plate, and where that leads. */
async function toldOf(data: unknown) {
  window.history.replaceState(null, '', '/parkingPayPage');
  const fetch = (input: string) => Promise.resolve(envelope(200, input.includes('msp/plateNo') ? data : {}));
  const app = createAppRuntime({ outside: fakePorts({ fetch }), page: window });
  ({ stop } = app);
  await jest.advanceTimersByTimeAsync(100);
  app.store.dispatch(plateQueried({ plateNo: '粤B12345', isYellow: false, billAt: 'payPage' }));
  await jest.advanceTimersByTimeAsync(500);
  const { notices, plateQuery, route } = app.store.getState();
  return [notices.toast?.text, plateQuery.nothingFor, route.location.pathname];
}

test.each([[{}], [{ count: null }], [{ count: 'two' }], [{ count: -1 }], [null]])(
  '%j does not say that the plate owes nothing: the car may owe',
  async (data) => {
    expect(await toldOf(data)).toEqual([FALLBACK_FAILURE_TEXTS.malformed, '', '/parkingPayPage']);
  },
);

test('a count of 0 says it', async () => {
  expect(await toldOf({ count: 0 })).toEqual([NO_BILL_TEXT, '粤B12345', '/parkingPayPage']);
});
