import type { PaymentAttempt } from '@/domain/payment/attempt';
import { exitDeadlineMs } from '@/domain/payment/exitDeadline';
import type { FreeStayFields } from '@/domain/stay/freeTime';
import type { HomeBillCardData, HomeBillCardFee } from '@/services/charge/parkingBill';

/**
 * What a bill card of the home screen shows (Rule 8.6). Two states were added where "free" would be wrong: `failed`, if
 * the fee could not be loaded, and `paid`.
 */
export type BillCardState =
  | { kind: 'loading' }
  /** Its fee is fetched when the driver swipes to the card. */
  | { kind: 'unseen' }
  | { kind: 'failed' }
  /** There is no parking information. */
  | { kind: 'none' }
  /** Nothing is due: within the free time, or paid on another device. `stay` tells which, if the server does. */
  | { kind: 'free'; startTime: string; stay: FreeStayFields }
  /** This device has paid and nothing new is due. `leaveByMs` is null if unknown. */
  | { kind: 'paid'; startTime: string; leaveByMs: number | null }
  /** Parked in an area covered by a period pass. */
  | { kind: 'pass'; startTime: string }
  /** This device has paid, but the result is not known yet. Paying again could pay twice. */
  | { kind: 'confirming'; startTime: string }
  /** `leaveByMs`: the time to leave after an earlier payment on this device; else null. */
  | { kind: 'due'; startTime: string; cents: number; leaveByMs: number | null };

type Card = Pick<HomeBillCardData, 'uniqueId' | 'parkId'>;

/** The fee from the list of cards; undefined if it has to be fetched. */
export const getFeeIncludedInBillCard = ({
  isBagCar,
  parkFee,
  parkStartTime,
  parkFeeSucc,
  uniqueId,
  parkId,
}: HomeBillCardData) =>
  parkFeeSucc === 1 && Number.isSafeInteger(parkFee)
    ? { isBagCar, parkFee, parkStartTime, parkFeeSucc, uniqueId, parkId, carType: 0 as const, freeMinutes: Number.NaN }
    : undefined;

/**
 * @param isQueried whether the fee is being fetched
 * @param payment this device's attempt to pay the bill, settled or with an unknown result
 */
export function toBillCardState(
  fee: HomeBillCardFee | undefined,
  hasFailed: boolean,
  payment: Pick<PaymentAttempt, 'step' | 'payment'> | null = null,
  isQueried = true,
): BillCardState {
  if (fee === undefined) return { kind: hasFailed ? 'failed' : isQueried ? 'loading' : 'unseen' };
  const { parkFee, parkStartTime: startTime, isBagCar, parkFeeSucc, carType, freeMinutes } = fee;
  if (startTime === '' && fee.uniqueId === '') return { kind: 'none' };
  if (Number.isNaN(parkFee) || parkFeeSucc === 0) return { kind: 'failed' };
  const isSettled = payment?.step === 'settled';
  if (parkFee > 0 && payment !== null && !isSettled) return { kind: 'confirming', startTime };
  const leaveByMs = isSettled ? exitDeadlineMs(payment.payment) : null;
  if (parkFee > 0) return { kind: 'due', startTime, cents: parkFee, leaveByMs };
  if (isBagCar === 1) return { kind: 'pass', startTime };
  return isSettled
    ? { kind: 'paid', startTime, leaveByMs }
    : { kind: 'free', startTime, stay: { carType, parkStartTime: startTime, freeMinutes } };
}

/**
 * Whether the state becomes outdated while the server cannot be reached. The states of a payment on this device do not;
 * `loading` and `failed` need no notice.
 */
export const isBillCardOutdatedWhenOffline = ({ kind }: BillCardState): boolean =>
  kind === 'none' || kind === 'free' || kind === 'pass' || kind === 'due';

/** The bill of the card. The loaded fee is newer than the card. Null when there is no bill. */
export function toParkingBillKeyOfCard(
  card: Card,
  fee: HomeBillCardFee | undefined,
): { uniqueId: string; parkId: string } | null {
  const { uniqueId, parkId } = fee !== undefined && fee.uniqueId !== '' && fee.parkId !== '' ? fee : card;
  return uniqueId === '' || parkId === '' ? null : { uniqueId, parkId };
}

/** The time by which the car of this card has to leave, epoch ms; null if unknown. */
export const getBillCardExitDeadlineMs = (state: BillCardState): number | null =>
  'leaveByMs' in state ? state.leaveByMs : null;
