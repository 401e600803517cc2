import { parseServerTime } from '@/domain/time';

/** An order that may be cancelled, as the server sends it. */
export interface Cancellable {
  readonly canCancel: number;
  readonly cancelFreeTime: string;
  readonly cancelFee: number;
  readonly cancelRefundFee: number;
}

/** Until when cancelling costs nothing; null when that is over, not known, or nothing can be cancelled. */
export function freeUntilMs({ canCancel, cancelFreeTime }: Cancellable, nowMs: number): number | null {
  const ms = parseServerTime(cancelFreeTime);
  return canCancel === 1 && ms !== null && nowMs <= ms ? ms : null;
}

/** Whether both orders cost the same to cancel, so that what a driver has agreed to still holds. */
export const costsTheSame = (one: Cancellable, other: Cancellable): boolean =>
  one.canCancel === other.canCancel &&
  one.cancelFee === other.cancelFee &&
  one.cancelRefundFee === other.cancelRefundFee;
