import { runSaga, stdChannel } from 'redux-saga';

import { serverClockSaga } from '@/flows/offline/serverClockSaga';

/** What came of the small read; it never brings a time here. */
let mockLooks: ('answered' | 'none')[] = [];
let mockCount = 0;
jest.mock('@/flows/offline/connectionSaga', () => ({
  isServerResponse: ({ type }: { type: string }) => type === 'answer',
  *checkConnection() {
    return mockLooks[mockCount++] ?? 'answered';
  },
}));

function start() {
  const seen = new Set<() => void>();
  const channel = stdChannel();
  const onPageVisible = (listener: () => void) => {
    seen.add(listener);
    return () => seen.delete(listener);
  };
  const ports = { page: { isVisible: () => true, onPageVisible }, clock: { serverTime: () => null } };
  const task = runSaga({ channel, context: { ports }, dispatch: () => undefined }, serverClockSaga);
  return {
    answer: () => channel.put({ type: 'answer' }),
    seeAgain: () => seen.forEach((listener) => listener()),
    stop: () => task.cancel(),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  mockCount = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

test('a gateway whose answers have no Date is asked for the time once, and again on return', async () => {
  mockLooks = [];
  const page = start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockCount).toBe(1);
  page.answer();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mockCount).toBe(1);
  page.seeAgain();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockCount).toBe(2);
  page.stop();
});

test('a line that is lost is asked every 30 s until it answers', async () => {
  mockLooks = ['none', 'none', 'none', 'answered'];
  const page = start();
  await jest.advanceTimersByTimeAsync(95_000);
  expect(mockCount).toBe(4);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockCount).toBe(4);
  page.stop();
});
