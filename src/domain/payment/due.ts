import { BILL_STATE } from '../stay/billState';

/** What the server says is due for one bill or order now. It decides a payment whose own order cannot be looked up. */
export interface Due {
  /** `over`: nothing was paid, and it can no longer be paid, because it was cancelled or its hold has run out. Unknown states are undecided. */
  readonly is: 'unpaid' | 'paid' | 'over' | 'undecided';
  /** The amount due in cents. */
  readonly cents: number;
  /** How the driver tells it from others: the plate and the lot, or what was bought. */
  readonly name: string;
  /** Until when the server holds price and place, in its time format; absent where nothing is held. */
  readonly holdTime?: string;
}

/** What the dues of a payable say together. Null when they could not be fetched. */
export function meaningOfDues(dues: readonly Due[] | null): Due['is'] {
  const meanings = new Set((dues ?? []).map(({ is }) => is));
  const [meaning = 'undecided'] = meanings;
  return meanings.size === 1 ? meaning : 'undecided';
}

/** The sum that is due, in cents; null when the dues could not be fetched. */
export const sumOfDues = (dues: readonly Due[] | null): number | null =>
  dues === null ? null : dues.reduce((sum, { cents }) => sum + cents, 0);

/** The fields of a bill that show whether it is paid. */
export interface ServerBill {
  orderState: number;
  canPay: 0 | 1;
  parkFee: number;
}

/** What a parking bill implies about a payment for it. Any state that is not named here is undecided. */
export function meaningOfBill({ orderState, canPay, parkFee }: ServerBill): Due['is'] {
  if (parkFee === 0 && (orderState === BILL_STATE.cleared || orderState === BILL_STATE.finished)) return 'paid';
  const isDue =
    orderState === BILL_STATE.parked || orderState === BILL_STATE.toPay || orderState === BILL_STATE.arrears;
  return isDue && canPay === 1 && parkFee > 0 ? 'unpaid' : 'undecided';
}
