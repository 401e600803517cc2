/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createTimeTravelPorts } from '@/operations/devtools/createTimeTravelPorts';
import type { ViewedStateTime } from '@/operations/devtools/moments';

import { fakePorts } from '../../support/fakePorts';

const paste = jest.fn(() => Promise.resolve('粤B12345'));

function sealed(moment: ViewedStateTime | null) {
  const outside = fakePorts({ fetch: () => new Promise(() => undefined), page: { paste } });
  return createTimeTravelPorts(outside, { whenPresent: () => Promise.resolve(), getViewTime: () => moment });
}

beforeEach(() => {
  paste.mockClear();
});

test('the clipboard is read while the newest moment is in view', async () => {
  expect(await sealed(null).outside.page.paste()).toBe('粤B12345');
});

test('the clipboard is not read while an earlier moment is in view', () => {
  void sealed({ ms: 1_000, clock: 'device' }).outside.page.paste();
  expect(paste).not.toHaveBeenCalled();
});

test('the clipboard is not read in a replay', () => {
  const { outside, shut } = sealed(null);
  shut();
  void outside.page.paste();
  expect(paste).not.toHaveBeenCalled();
});

test('the clock of an imported moment shows the time of the driver, and that of an earlier moment stands still', () => {
  expect(sealed({ ms: 5_000, clock: 'server' }).outside.clock.serverNow()).toBe(5_000);
  const { clock } = sealed({ ms: Date.now() - 60_000, clock: 'device' }).outside;
  const first = clock.serverNow();
  expect(Math.abs(Date.now() - 60_000 - first)).toBeLessThan(1_000);
  expect(clock.serverNow()).toBe(first);
});
