import type { ChargingOrderRow } from './chargingTables';

type Unset =
  | 'startAt'
  | 'stopAskedAt'
  | 'endAt'
  | 'stopReason'
  | 'startFailure'
  | 'cancelledAt'
  | 'billedAt'
  | 'discountCents'
  | 'refundedCents'
  | 'refundArrivesAt'
  | 'prepayCents'
  | 'prepayBy'
  | 'paid';

/** A row of an order. Unless the values say otherwise, it has not started, and nothing is billed or paid. */
export const newChargingOrder = (
  told: Omit<ChargingOrderRow, Unset> & Partial<Pick<ChargingOrderRow, Unset>>,
): ChargingOrderRow => ({
  startAt: null,
  stopAskedAt: null,
  endAt: null,
  stopReason: 0,
  startFailure: '',
  cancelledAt: null,
  billedAt: null,
  discountCents: 0,
  refundedCents: 0,
  refundArrivesAt: null,
  prepayCents: 0,
  prepayBy: 0,
  paid: [],
  ...told,
});
