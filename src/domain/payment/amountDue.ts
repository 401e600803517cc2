import { PARKING_BILL_STATE } from '../stay/billState';

/** What the server says is due now for one bill or order. It decides a payment whose own order cannot be looked up. */
export interface DueStateAndAmount {
  /**
   * `over`: nothing was paid, and nothing can be paid any more, because it was cancelled or its hold has expired.
   * Unknown states are `undecided`.
   */
  readonly state: 'unpaid' | 'paid' | 'over' | 'undecided';
  /** The amount due in cents. */
  readonly cents: number;
  /** The label by which the driver recognises it: plate and lot, or the title of the purchase. */
  readonly name: string;
  /** Until when the server holds price and place, in its time format; absent if nothing is held. */
  readonly holdTime?: string;
}

/** The common state of all dues of a payable; `undecided` if they differ or could not be fetched. */
export function combineDueStates(dues: readonly DueStateAndAmount[] | null): DueStateAndAmount['state'] {
  const states = new Set((dues ?? []).map(({ state }) => state));
  const [state = 'undecided'] = states;
  return states.size === 1 ? state : 'undecided';
}

/** The total amount due, in cents; null if the dues could not be fetched. */
export const totalDueCents = (dues: readonly DueStateAndAmount[] | null): number | null =>
  dues === null ? null : dues.reduce((sum, { cents }) => sum + cents, 0);

/** The fields of a bill that show whether it is paid. */
export interface ParkingBillPaymentState {
  orderState: number;
  canPay: 0 | 1;
  parkFee: number;
}

/** What the state of a parking bill says about a payment for it. A state that is not named here is `undecided`. */
export function toParkingBillDueState({
  orderState,
  canPay,
  parkFee,
}: ParkingBillPaymentState): DueStateAndAmount['state'] {
  if (parkFee === 0 && (orderState === PARKING_BILL_STATE.cleared || orderState === PARKING_BILL_STATE.finished))
    return 'paid';
  const isDue =
    orderState === PARKING_BILL_STATE.parked ||
    orderState === PARKING_BILL_STATE.toPay ||
    orderState === PARKING_BILL_STATE.arrears;
  return isDue && canPay === 1 && parkFee > 0 ? 'unpaid' : 'undecided';
}
