import { BARRIER_TEXTS, toBarrierState } from '@/features/parking/lane/model/barrier';

const IDLE = { isLoading: false, isSuccess: false, isError: false, hasLeft: false, leaveByMs: 1_000, nowMs: 0 };

test.each([
  ['awaited', {}],
  ['awaited', { leaveByMs: null, nowMs: 9_000 }],
  ['raising', { isLoading: true, nowMs: 9_000 }],
  ['raised', { isSuccess: true, nowMs: 9_000 }],
  ['raised', { isSuccess: true, hasLeft: true, nowMs: 9_000 }],
  ['left', { hasLeft: true, nowMs: 9_000 }],
  ['failed', { isError: true }],
  ['late', { nowMs: 1_000 }],
  ['late', { isError: true, nowMs: 1_000 }],
] as const)('%s: %j', (barrier, facts) => {
  expect(toBarrierState({ ...IDLE, ...facts })).toBe(barrier);
});

test('the barrier counts as raised only when the server says so', () => {
  const saying = Object.entries(BARRIER_TEXTS).filter(([, { label }]) => label === '已抬杆');
  expect(saying.map(([name]) => name)).toEqual(['raised']);
});
