import { MINUTE_MS } from '@/lib/timeUnits';

import { parseServerTime } from '../time';
import type { PaymentFacts } from './attempt';

/** When the car must have left, epoch ms: the server's deadline, else the time of payment plus the minutes that it grants. */
export function leaveByOf(
  facts: Pick<PaymentFacts, 'leaveDeadlineTime' | 'paidTime' | 'leaveFreeMinutes'> | null,
): number | null {
  if (facts === null) return null;
  const deadlineMs = parseServerTime(facts.leaveDeadlineTime);
  const paidMs = parseServerTime(facts.paidTime);
  const minutes = facts.leaveFreeMinutes ?? 0;
  return deadlineMs ?? (paidMs !== null && minutes > 0 ? paidMs + minutes * MINUTE_MS : null);
}

/** In the last minutes a driver who is still looking for the exit must hurry. */
const SOON_MS = 3 * MINUTE_MS;

export type LeaveStage = 'inTime' | 'soon' | 'over';

/** How far the time to leave is; null without one. */
export function leaveStageOf(leaveByMs: number | null, nowMs: number): LeaveStage | null {
  if (leaveByMs === null) return null;
  if (nowMs >= leaveByMs) return 'over';
  return leaveByMs - nowMs <= SOON_MS ? 'soon' : 'inTime';
}
