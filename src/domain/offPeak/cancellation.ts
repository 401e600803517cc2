import { parseServerTime } from '@/domain/time';

/** An order that may be cancelled, as the server sends it. */
export interface CancellableOffPeakOrder {
  readonly canCancel: number;
  readonly cancelFreeTime: string;
  readonly cancelFee: number;
  readonly cancelRefundFee: number;
}

/** Until when cancelling is free; null if that time has passed, is unknown, or the order cannot be cancelled. */
export function offPeakFreeCancelUntilMs(
  { canCancel, cancelFreeTime }: CancellableOffPeakOrder,
  nowMs: number,
): number | null {
  const ms = parseServerTime(cancelFreeTime);
  return canCancel === 1 && ms !== null && nowMs <= ms ? ms : null;
}

/** Whether both versions of an order cost the same to cancel, so that the driver's consent remains valid. */
export const hasSameOffPeakCancelCost = (one: CancellableOffPeakOrder, other: CancellableOffPeakOrder): boolean =>
  one.canCancel === other.canCancel &&
  one.cancelFee === other.cancelFee &&
  one.cancelRefundFee === other.cancelRefundFee;
