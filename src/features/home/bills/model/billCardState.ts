import type { PaymentAttempt } from '@/domain/payment/attempt';
import type { BillCard, BillCardFee } from '@/services/charge/parkingBill';

/**
 * What a bill card of the home screen says (Rule 8.6). Two more stand where "free" would be a lie: `failed`, the
 * fee could not be had, and `paid`.
 */
export type BillCardState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** No parking info. */
  | { kind: 'none' }
  /** Nothing is due: inside the free duration, or paid by another device. The server does not tell which. */
  | { kind: 'free'; startTime: string }
  /** This device has paid it and nothing new is due; `leaveByTime` as the server gave it, empty when unknown. */
  | { kind: 'paid'; startTime: string; leaveByTime: string }
  /** Parked in a period-pass area. */
  | { kind: 'pass'; startTime: string }
  /** This device has paid, and nobody knows yet whether it went through: paying again could pay twice. */
  | { kind: 'confirming'; startTime: string }
  | { kind: 'due'; startTime: string; cents: number };

type Card = Pick<BillCard, 'uniqueId' | 'parkId'>;

/** @param payment what this device knows of paying for the bill: settled, or its result is open */
export function billCardState(
  fee: BillCardFee | undefined,
  hasFailed: boolean,
  payment: Pick<PaymentAttempt, 'step' | 'payment'> | null = null,
): BillCardState {
  if (fee === undefined) return { kind: hasFailed ? 'failed' : 'loading' };
  const { parkFee, parkStartTime: startTime, isBagCar, parkFeeSucc } = fee;
  if (startTime === '' && fee.uniqueId === '') return { kind: 'none' };
  if (Number.isNaN(parkFee) || parkFeeSucc === 0) return { kind: 'failed' };
  const isSettled = payment?.step === 'settled';
  if (parkFee > 0 && payment !== null && !isSettled) return { kind: 'confirming', startTime };
  if (parkFee > 0) return { kind: 'due', startTime, cents: parkFee };
  if (isBagCar === 1) return { kind: 'pass', startTime };
  return isSettled
    ? { kind: 'paid', startTime, leaveByTime: payment.payment?.leaveDeadlineTime ?? '' }
    : { kind: 'free', startTime };
}

/** The bill behind the card; the loaded part is newer. Null when there is none to pay. */
export function billOf(card: Card, fee: BillCardFee | undefined): { uniqueId: string; parkId: string } | null {
  const { uniqueId, parkId } = fee !== undefined && fee.uniqueId !== '' && fee.parkId !== '' ? fee : card;
  return uniqueId === '' || parkId === '' ? null : { uniqueId, parkId };
}
