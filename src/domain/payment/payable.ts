import { createTextFingerprint } from '@/lib/createTextFingerprint';

import type { NonParkingBizType } from './bizType';

/** Both ids together identify a parking bill. */
export interface ParkingPayable {
  readonly kind: 'parking';
  readonly uniqueId: string;
  readonly parkId: string;
}

/** Several parking bills in one payment. `amountCents` is the amount due for each, in cents. */
export interface ParkingBatchPayable {
  readonly kind: 'parkingBatch';
  readonly items: readonly { readonly uniqueId: string; readonly parkId: string; readonly amountCents: number }[];
}

/** Any other product: a pass, a booking, a charging order, a recharge. Its own service has opened the order. */
export interface OrderPayable {
  readonly kind: 'order';
  readonly bizType: NonParkingBizType;
  readonly orderNo: string;
  /**
   * The queue of the order, stored as `lane`. Orders of one queue are paid one at a time: while one of them may still be
   * paid, no other is opened. Orders without a queue do not wait for each other. Example: a second recharge waits until
   * the first one is decided, because the driver wants only one.
   */
  readonly lane?: string;
}

/** A payable with exactly one bill or order. */
export type SinglePayable = ParkingPayable | OrderPayable;

/**
 * What was paid by a driver whose session has ended, in a form that identifies nobody. Salted prints (`anonymize.ts`)
 * replace the bills, so that the same bill can still be recognized.
 */
export interface AnonymizedPayable {
  readonly kind: 'sealed';
  /** The requestId of the attempt. */
  readonly salt: string;
  /** The kind of product; selects its row of `checkoutProductRegistry`. */
  readonly sells: 'parking' | 'parkingBatch' | NonParkingBizType;
  /** One print for each bill. */
  readonly prints: readonly string[];
  /** The print of the order's queue. */
  readonly lane?: string;
  /** The payables that this page has recognized, by print. In memory only. */
  readonly known?: Readonly<Record<string, SinglePayable>>;
}

/** Anything that can be paid. */
export type Payable = SinglePayable | ParkingBatchPayable | AnonymizedPayable;
export type PayableKind = Payable['kind'];

interface PayableKindRules<P extends Payable> {
  /**
   * Keys of the bills that this payable covers. All payables with the same bill return the same key for it. An order
   * counts as one bill.
   */
  bills(payable: P): readonly string[];
}

/** Arrears are parking bills too; the server distinguishes them. */
const kindRules: { readonly [K in PayableKind]: PayableKindRules<Extract<Payable, { kind: K }>> } = {
  parking: { bills: (payable) => [parkingBillKey(payable)] },
  parkingBatch: { bills: ({ items }) => items.map(parkingBillKey) },
  order: { bills: ({ bizType, orderNo }) => [`${bizType}.${escapeId(orderNo)}`] },
  sealed: {
    bills: ({ prints, known = {} }) =>
      prints.flatMap((print) => {
        const payable = known[print];
        return payable === undefined ? [print] : billKeysOf(payable);
      }),
  },
};

const rulesOf = (kind: PayableKind): PayableKindRules<Payable> => kindRules[kind];

/** Without a limit, the key of a large batch would make a URL of many kilobytes. */
const MAX_KEY_LENGTH = 200;

/**
 * The key of a payable, as `kind:bills`. It does not depend on the order of the bills. Attempts are stored under it. It
 * consists of letters, digits and `_ - , : . ~`, so it can be part of a URL.
 */
export function payableKey(payable: Payable): string {
  // The key must not change when a bill is recognized.
  if (payable.kind === 'sealed') return `sealed:${escapeId(payable.salt)}`;
  const bills = [...billKeysOf(payable)].sort();
  const key = `${payable.kind}:${bills.join(':')}`;
  return key.length <= MAX_KEY_LENGTH
    ? key
    : `${payable.kind}:.${bills.length}.${createTextFingerprint(bills.join(':'))}`;
}

/** Keys of the bills that this payable covers, without duplicates. */
export function billKeysOf(payable: Payable): readonly string[] {
  return [...new Set(rulesOf(payable.kind).bills(payable))];
}

/** Whether the two payables have a bill in common. */
export function doPayablesShareBill(one: Payable, other: Payable): boolean {
  const bills = new Set(billKeysOf(one));
  return billKeysOf(other).some((bill) => bills.has(bill));
}

/** Whether only one of the two payables can be paid at a time: they share a bill or a queue. */
export function arePayablesConflicting(one: Payable, other: Payable): boolean {
  return (
    doPayablesShareBill(one, other) ||
    (paymentQueueKeyOf(one) !== null && paymentQueueKeyOf(one) === paymentQueueKeyOf(other))
  );
}

/** The key of the payable's queue; null without one. */
export function paymentQueueKeyOf(payable: Payable): string | null {
  if (payable.kind === 'order') return payable.lane === undefined ? null : `${payable.bizType}.${payable.lane}`;
  if (payable.kind !== 'sealed' || payable.lane === undefined) return null;
  const known = payable.known?.[payable.lane];
  return known === undefined ? payable.lane : paymentQueueKeyOf(known);
}

/** A unique key of the bill, safe in an address, a storage key or a list. */
export function parkingBillKey({ uniqueId, parkId }: { uniqueId: string; parkId: string }): string {
  return `${escapeId(uniqueId)},${escapeId(parkId)}`;
}

/**
 * Ids are opaque. Every character other than a letter, a digit, `_` or `-` is replaced by its code point, so different
 * ids give different keys.
 */
function escapeId(id: string): string {
  return id.replace(/[^\w-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}~`);
}
