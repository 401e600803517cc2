import { SECOND_MS } from '@/lib/timeUnits';

import type { Clock, PagePort } from '../ports/ports';

/** After waiting longer than this, the driver no longer expects the effect of the press. */
export const PRESS_LIMIT_MS = 5 * SECOND_MS;

/** The time until which a pressed command may be sent, by both clocks. Plain data. */
export interface SendDeadline {
  readonly deviceMs: number;
  readonly monotonicMs: number;
}

export const createSendDeadline = (clock: Pick<Clock, 'deviceNow' | 'monotonic'>): SendDeadline => ({
  deviceMs: clock.deviceNow() + PRESS_LIMIT_MS,
  monotonicMs: clock.monotonic() + PRESS_LIMIT_MS,
});

/** Whether the deadline has passed by one of the two clocks: either may have stopped. */
export const isPastDeadline = (
  clock: Pick<Clock, 'deviceNow' | 'monotonic'>,
  { deviceMs, monotonicMs }: SendDeadline,
): boolean => clock.deviceNow() > deviceMs || clock.monotonic() > monotonicMs;

export interface PressWatch {
  readonly deadline: SendDeadline;
  /** Whether the command may still be started: within 5 s, and the page was not hidden in between. */
  isInTime(): boolean;
  stop(): void;
}

/** Starts tracking a press: its deadline, and whether the page is hidden meanwhile. */
export function watchPress(ports: {
  readonly clock: Pick<Clock, 'deviceNow' | 'monotonic'>;
  readonly page: Pick<PagePort, 'isVisible' | 'onPageVisible'>;
}): PressWatch {
  const { clock, page } = ports;
  const deadline = createSendDeadline(clock);
  let wasHidden = false;
  const stop = page.onPageVisible(() => {
    wasHidden = true;
  });
  return { deadline, isInTime: () => !wasHidden && page.isVisible() && !isPastDeadline(clock, deadline), stop };
}
