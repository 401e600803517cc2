import type { PaymentAttempt } from '@/domain/payment/attempt';
import { leaveByOf } from '@/domain/payment/leaveBy';
import type { FreeStay } from '@/domain/stay/freeTime';
import type { BillCard, BillCardFee } from '@/services/charge/parkingBill';

/**
 * What a bill card of the home screen shows (Rule 8.6). Two more states exist where "free" would be false: `failed`, when the fee could not
 * be loaded, and `paid`.
 */
export type BillCardState =
  | { kind: 'loading' }
  /** Its fee is queried when the driver swipes to it. */
  | { kind: 'unseen' }
  | { kind: 'failed' }
  /** There is no parking information. */
  | { kind: 'none' }
  /** Nothing is due: inside the free time, or paid by another device. `stay` tells which, as far as the server does. */
  | { kind: 'free'; startTime: string; stay: FreeStay }
  /** This device has paid and nothing new is due. `leaveByMs` is null when unknown. */
  | { kind: 'paid'; startTime: string; leaveByMs: number | null }
  /** Parked in an area covered by a period pass. */
  | { kind: 'pass'; startTime: string }
  /** This device has paid, but the result is not known yet. Paying again could pay twice. */
  | { kind: 'confirming'; startTime: string }
  /** `leaveByMs`: this device has paid before, and had to leave by then; else null. */
  | { kind: 'due'; startTime: string; cents: number; leaveByMs: number | null };

type Card = Pick<BillCard, 'uniqueId' | 'parkId'>;

/** The fee that the list of cards has brought; undefined where it has to be queried. */
export const feeInList = ({ isBagCar, parkFee, parkStartTime, parkFeeSucc, uniqueId, parkId }: BillCard) =>
  parkFeeSucc === 1 && Number.isSafeInteger(parkFee)
    ? { isBagCar, parkFee, parkStartTime, parkFeeSucc, uniqueId, parkId, carType: 0 as const, freeMinutes: Number.NaN }
    : undefined;

/**
 * @param isAsked whether the fee is being queried
 * @param payment this device's attempt to pay the bill: settled, or its result is unknown
 */
export function billCardState(
  fee: BillCardFee | undefined,
  hasFailed: boolean,
  payment: Pick<PaymentAttempt, 'step' | 'payment'> | null = null,
  isAsked = true,
): BillCardState {
  if (fee === undefined) return { kind: hasFailed ? 'failed' : isAsked ? 'loading' : 'unseen' };
  const { parkFee, parkStartTime: startTime, isBagCar, parkFeeSucc, carType, freeMinutes } = fee;
  if (startTime === '' && fee.uniqueId === '') return { kind: 'none' };
  if (Number.isNaN(parkFee) || parkFeeSucc === 0) return { kind: 'failed' };
  const isSettled = payment?.step === 'settled';
  if (parkFee > 0 && payment !== null && !isSettled) return { kind: 'confirming', startTime };
  const leaveByMs = isSettled ? leaveByOf(payment.payment) : null;
  if (parkFee > 0) return { kind: 'due', startTime, cents: parkFee, leaveByMs };
  if (isBagCar === 1) return { kind: 'pass', startTime };
  return isSettled
    ? { kind: 'paid', startTime, leaveByMs }
    : { kind: 'free', startTime, stay: { carType, parkStartTime: startTime, freeMinutes } };
}

/**
 * Whether the state ages when the server cannot be read. What this device knows about its own payment does not; loading and failed say so
 * themselves.
 */
export const isOldWithoutLine = ({ kind }: BillCardState): boolean =>
  kind === 'none' || kind === 'free' || kind === 'pass' || kind === 'due';

/** The bill of the card. The loaded fee is newer than the card. Null when there is no bill. */
export function billOf(card: Card, fee: BillCardFee | undefined): { uniqueId: string; parkId: string } | null {
  const { uniqueId, parkId } = fee !== undefined && fee.uniqueId !== '' && fee.parkId !== '' ? fee : card;
  return uniqueId === '' || parkId === '' ? null : { uniqueId, parkId };
}

/** By when the car of this card has to leave, epoch ms; null where nobody knows. */
export const leaveByOfCard = (state: BillCardState): number | null => ('leaveByMs' in state ? state.leaveByMs : null);
