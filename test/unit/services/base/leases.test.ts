/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createBrowserPorts } from '@/platform/ports/browserPorts';

const LEASE = 'lease.payment:parking:stay-0001,park-1';
const leases = () => Object.keys(localStorage).filter((key) => key.startsWith('lease.'));
const open = () => createBrowserPorts(window);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a lease of a tab that was killed goes when the next page opens', () => {
  localStorage.setItem(LEASE, `dead ${Date.now() - 1}`);
  localStorage.setItem('lease.broken', 'text');
  localStorage.setItem('other', 'stays');
  open();
  expect(leases()).toEqual([]);
  expect(localStorage.getItem('other')).toBe('stays');
});

test('one that has not ended yet is respected, and goes when it ends, unless its tab extends it', async () => {
  localStorage.setItem(LEASE, `dead ${Date.now() + 20_000}`);
  localStorage.setItem('lease.alive', `alive ${Date.now() + 20_000}`);
  const { locks } = open();
  expect(await locks.tryAcquire('payment:parking:stay-0001,park-1', () => Promise.resolve('work'))).toBeNull();
  jest.advanceTimersByTime(15_000);
  localStorage.setItem('lease.alive', `alive ${Date.now() + 30_000}`);
  jest.advanceTimersByTime(10_000);
  expect(leases()).toEqual(['lease.alive']);
  jest.advanceTimersByTime(60_000);
  expect(leases()).toEqual([]);
});

test('one that ends later than any lease does was made by another clock', () => {
  localStorage.setItem(LEASE, `dead ${Date.now() + 3_600_000}`);
  open();
  expect(leases()).toEqual([]);
});
