import { SECOND_MS } from '@/lib/timeUnits';
import type { Clock, PagePort } from '@/platform/ports/ports';

/** After waiting longer than this, the driver no longer expects the effect of the press. */
export const PRESS_EXPIRY_MS = 5 * SECOND_MS;

/** The time until which a pressed command may be sent, by both clocks. Plain data. */
export interface CommandSendDeadline {
  readonly deviceMs: number;
  readonly monotonicMs: number;
}

export const createCommandSendDeadline = (clock: Pick<Clock, 'deviceNow' | 'monotonic'>): CommandSendDeadline => ({
  deviceMs: clock.deviceNow() + PRESS_EXPIRY_MS,
  monotonicMs: clock.monotonic() + PRESS_EXPIRY_MS,
});

/** Whether the deadline has passed by one of the two clocks: either may have stopped. */
export const isPastCommandSendDeadline = (
  clock: Pick<Clock, 'deviceNow' | 'monotonic'>,
  { deviceMs, monotonicMs }: CommandSendDeadline,
): boolean => clock.deviceNow() > deviceMs || clock.monotonic() > monotonicMs;

export interface PressTracker {
  readonly deadline: CommandSendDeadline;
  /** Whether the command may still be started: within 5 s, and the page was not hidden in between. */
  isInTime(): boolean;
  stop(): void;
}

/** Starts tracking a press: its deadline, and whether the page is hidden meanwhile. */
export function trackPress(ports: {
  readonly clock: Pick<Clock, 'deviceNow' | 'monotonic'>;
  readonly page: Pick<PagePort, 'isVisible' | 'onPageVisible'>;
}): PressTracker {
  const { clock, page } = ports;
  const deadline = createCommandSendDeadline(clock);
  let wasHidden = false;
  const stop = page.onPageVisible(() => {
    wasHidden = true;
  });
  return {
    deadline,
    isInTime: () => !wasHidden && page.isVisible() && !isPastCommandSendDeadline(clock, deadline),
    stop,
  };
}
