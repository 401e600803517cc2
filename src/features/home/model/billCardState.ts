import type { BillCard, BillCardFee } from '@/services/charge/parkingBill';

/**
 * What a bill card of the home screen says (Specification section 4). `failed` is the sixth, which the specification leaves
 * open: the fee could not be had, and guessing "free" would be a lie.
 */
export type BillCardState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** No parking info. */
  | { kind: 'none' }
  /** Inside the free duration. */
  | { kind: 'free'; startTime: string }
  /** Parked in a period-pass area. */
  | { kind: 'pass'; startTime: string }
  | { kind: 'due'; startTime: string; cents: number };

type Card = Pick<BillCard, 'uniqueId' | 'parkId'>;

export function billCardState(fee: BillCardFee | undefined, hasFailed: boolean): BillCardState {
  if (fee === undefined) return { kind: hasFailed ? 'failed' : 'loading' };
  const { parkFee, parkStartTime: startTime, isBagCar, parkFeeSucc } = fee;
  if (startTime === '' && fee.uniqueId === '') return { kind: 'none' };
  if (Number.isNaN(parkFee) || parkFeeSucc === 0) return { kind: 'failed' };
  if (parkFee > 0) return { kind: 'due', startTime, cents: parkFee };
  return isBagCar === 1 ? { kind: 'pass', startTime } : { kind: 'free', startTime };
}

/** The bill behind the card; the loaded part is newer. Null when there is none to pay. */
export function billOf(card: Card, fee: BillCardFee | undefined): { uniqueId: string; parkId: string } | null {
  const { uniqueId, parkId } = fee !== undefined && fee.uniqueId !== '' && fee.parkId !== '' ? fee : card;
  return uniqueId === '' || parkId === '' ? null : { uniqueId, parkId };
}
