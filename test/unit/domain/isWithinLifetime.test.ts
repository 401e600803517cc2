import { isWithinStorageLifetime } from '@/domain/isWithinStorageLifetime';
import { parseDrafts } from '@/flows/drafts/draftsSlice';
import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

const LIFE_MS = 30 * MINUTE_MS;
const THEN = { deviceMs: 1_780_000_000_000, serverMs: 1_780_000_040_000 };
const after = (deviceMs: number, serverMs: number | null) => ({
  deviceMs: THEN.deviceMs + deviceMs,
  serverMs: serverMs === null ? null : THEN.serverMs + serverMs,
});

test.each([
  ['within its life', after(LIFE_MS - 1, LIFE_MS - 1), true],
  ['over by the phone', after(LIFE_MS, MINUTE_MS), false],
  ['over by the server', after(MINUTE_MS, LIFE_MS), false],
  ['without a server time', after(MINUTE_MS, null), true],
  ['a phone that was corrected by some seconds', after(-5_000, null), true],
  ['a phone that was set back', after(-HOUR_MS, null), false],
])('what is kept, %s', (_, now, isKept) => {
  expect(isWithinStorageLifetime(THEN, now, LIFE_MS)).toBe(isKept);
});

test('what was kept without a server time ends by the phone', () => {
  expect(isWithinStorageLifetime({ deviceMs: THEN.deviceMs }, after(MINUTE_MS, 10 * LIFE_MS), LIFE_MS)).toBe(true);
  expect(isWithinStorageLifetime({ deviceMs: THEN.deviceMs }, after(LIFE_MS, null), LIFE_MS)).toBe(false);
});

test('a draft of a phone that was set back since is not given back', () => {
  const drafts = JSON.stringify({ feedback: { value: 'x', changedAtMs: THEN.deviceMs } });
  expect(Object.keys(parseDrafts(drafts, THEN.deviceMs + MINUTE_MS))).toEqual(['feedback']);
  expect(parseDrafts(drafts, THEN.deviceMs - HOUR_MS)).toEqual({});
});
