import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';
import { createServerSyncedClock } from '@/platform/ports/browserPorts';

const NOON = Date.parse('2026-11-21T04:00:00Z');

function phone() {
  let [deviceMs, monotonicMs] = [NOON, 0];
  const clock = createServerSyncedClock(
    () => deviceMs,
    () => monotonicMs,
  );
  return {
    clock,
    passes(ms: number) {
      deviceMs += ms;
      monotonicMs += ms;
    },
    /** As on an iPhone whose screen is off. */
    sleeps(ms: number) {
      deviceMs += ms;
    },
  };
}

describe('the server time', () => {
  test('is the clock of the phone, and not certain, before there was a response', () => {
    const { clock } = phone();
    expect(clock.serverNow()).toBe(NOON);
    expect(clock.serverTime()).toBeNull();
  });

  test('goes on by the monotonic clock, whatever the phone is set to', () => {
    const { clock, passes, sleeps } = phone();
    clock.syncServerTime(NOON + MINUTE_MS);
    passes(1_000);
    sleeps(25 * HOUR_MS);
    expect(clock.serverTime()).toBe(NOON + MINUTE_MS + 1_000);
  });

  test('has moved on when the phone wakes up, and is certain again after one response', () => {
    const { clock, passes, sleeps } = phone();
    clock.syncServerTime(NOON);
    passes(2_000);
    sleeps(13 * MINUTE_MS);
    expect(clock.serverNow()).toBe(NOON + 2_000);
    clock.resync();
    expect(clock.serverNow()).toBe(NOON + 2_000 + 13 * MINUTE_MS);
    expect(clock.serverTime()).toBeNull();
    passes(1_000);
    clock.syncServerTime(NOON + 13 * MINUTE_MS + 2_500);
    expect(clock.serverTime()).toBe(NOON + 13 * MINUTE_MS + 2_500);
  });

  test('stays as it is where both clocks have moved alike, or the phone was set back', () => {
    const { clock, passes, sleeps } = phone();
    clock.syncServerTime(NOON);
    passes(MINUTE_MS);
    sleeps(1_000);
    clock.resync();
    expect(clock.serverTime()).toBe(NOON + MINUTE_MS);
    sleeps(-HOUR_MS);
    clock.resync();
    expect(clock.serverTime()).toBe(NOON + MINUTE_MS);
  });
});
