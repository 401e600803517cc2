import { SECOND_MS } from '@/lib/timeUnits';

import type { Clock, PagePort } from '../ports/ports';

/** A driver who has waited for longer has gone on to something else. */
export const PRESS_LIMIT_MS = 5 * SECOND_MS;

/** The last moment of a press, by both clocks. Plain data. */
export interface LeaveBy {
  readonly deviceMs: number;
  readonly monotonicMs: number;
}

export const leaveByOf = (clock: Pick<Clock, 'deviceNow' | 'monotonic'>): LeaveBy => ({
  deviceMs: clock.deviceNow() + PRESS_LIMIT_MS,
  monotonicMs: clock.monotonic() + PRESS_LIMIT_MS,
});

/** Whether it is too late by one of the two clocks: either may have stood still. */
export const isTooLate = (clock: Pick<Clock, 'deviceNow' | 'monotonic'>, { deviceMs, monotonicMs }: LeaveBy): boolean =>
  clock.deviceNow() > deviceMs || clock.monotonic() > monotonicMs;

export interface Press {
  readonly leaveBy: LeaveBy;
  /** Whether what was pressed for may still begin: within 5 s, on a page that was not hidden in between. */
  isInTime(): boolean;
  stop(): void;
}

/** Watches a press from now on. */
export function watchPress(ports: {
  readonly clock: Pick<Clock, 'deviceNow' | 'monotonic'>;
  readonly page: Pick<PagePort, 'isVisible' | 'onSeenAgain'>;
}): Press {
  const { clock, page } = ports;
  const leaveBy = leaveByOf(clock);
  let wasHidden = false;
  const stop = page.onSeenAgain(() => {
    wasHidden = true;
  });
  return { leaveBy, isInTime: () => !wasHidden && page.isVisible() && !isTooLate(clock, leaveBy), stop };
}
