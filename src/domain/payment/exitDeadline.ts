import { MINUTE_MS } from '@/lib/timeUnits';

import { parseServerTime } from '../time';
import type { StoredServerPayment } from './attempt';

/** The deadline for leaving, in epoch ms: the server's deadline, else the time of payment plus the granted minutes. */
export function exitDeadlineMs(
  facts: Pick<StoredServerPayment, 'leaveDeadlineTime' | 'paidTime' | 'leaveFreeMinutes'> | null,
): number | null {
  if (facts === null) return null;
  const deadlineMs = parseServerTime(facts.leaveDeadlineTime);
  const paidMs = parseServerTime(facts.paidTime);
  const minutes = facts.leaveFreeMinutes ?? 0;
  return deadlineMs ?? (paidMs !== null && minutes > 0 ? paidMs + minutes * MINUTE_MS : null);
}

/** In the last minutes a driver who is still looking for the exit must hurry. */
const SOON_MS = 3 * MINUTE_MS;

export type ExitDeadlineStage = 'inTime' | 'soon' | 'over';

/** The stage of the time to leave; null without a deadline. */
export function exitDeadlineStageAt(deadlineMs: number | null, nowMs: number): ExitDeadlineStage | null {
  if (deadlineMs === null) return null;
  if (nowMs >= deadlineMs) return 'over';
  return deadlineMs - nowMs <= SOON_MS ? 'soon' : 'inTime';
}
