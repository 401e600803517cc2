/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createReloadControl, reloadOnce } from '@/app/reloadOnce';
import { createBrowserPorts, createKeyValueStore } from '@/platform/ports/browserPorts';

import { memoryStorage } from '../../support/fakePorts';

/** A chunk that leaving the page has broken off looks like one that a deploy has removed. */

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  jest.useRealTimers();
});

function setUp() {
  const page = { ...createBrowserPorts(window).page, reload: jest.fn<void, []>() };
  const clock = { deviceNow: () => Date.now() } as Parameters<typeof createReloadControl>[0]['clock'];
  const tab = createKeyValueStore(() => memoryStorage());
  const state = { payment: { attempts: {}, reader: '', requested: [], isResumed: true, seen: [] } };
  const isReloaded = () => reloadOnce(createReloadControl({ tab, clock, page }, () => state));
  return { page, tab, isReloaded };
}

test('a missing chunk reloads the page', () => {
  const { page, isReloaded } = setUp();
  expect(isReloaded()).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test.each(['beforeunload', 'pagehide'])('not after %s: the driver is on the way to another page', (event) => {
  const { page, tab, isReloaded } = setUp();
  window.dispatchEvent(new Event(event));
  expect(isReloaded()).toBe(false);
  expect(page.reload).not.toHaveBeenCalled();
  // It does not count as the one reload either.
  expect(tab.get('reloadedForChunk')).toBeNull();
});

test('a page that comes back, or was not left after all, may be reloaded again', () => {
  const { isReloaded } = setUp();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(isReloaded()).toBe(true);
  const other = setUp();
  window.dispatchEvent(new Event('beforeunload'));
  jest.advanceTimersByTime(6_000);
  expect(other.isReloaded()).toBe(true);
});
