import { fingerprint } from '@/lib/fingerprint';

import type { OrderBizType } from './bizType';

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

/** Anything else that is sold: a pass, a booking, a charging order, a recharge. Its own service has opened the order. */
export interface OrderPayable {
  readonly kind: 'order';
  readonly bizType: OrderBizType;
  readonly orderNo: string;
  /**
   * Orders with the same lane are paid one at a time: while one of them may still be paid, no other is opened. Without a lane, orders do not wait
   * for each other. Example: a second recharge waits until the first one is decided, because the driver wants one of them.
   */
  readonly lane?: string;
}

/** One thing that is paid. */
export type Thing = ParkingPayable | OrderPayable;

/**
 * What was paid by a driver whose session is over. Nobody can read it: instead of bills it has salted prints (`seal.ts`), by which the same bill is
 * recognised.
 */
export interface SealedPayable {
  readonly kind: 'sealed';
  /** The requestId of the attempt. */
  readonly salt: string;
  /** Which kind of thing it is, for its row of `soldTable`. */
  readonly sells: 'parking' | 'parkingBatch' | OrderBizType;
  /** One for each bill. */
  readonly prints: readonly string[];
  /** Like the lane of an order. */
  readonly lane?: string;
  /** What this page has recognised since, by print. It is in memory only. */
  readonly known?: Readonly<Record<string, Thing>>;
}

/** Anything that can be paid. */
export type Payable = Thing | ParkingBatchPayable | SealedPayable;
export type PayableKind = Payable['kind'];

interface PayableRow<P extends Payable> {
  /** Keys of the bills that this payable covers. Every payable with the same bill gives it the same key. An order counts as one bill. */
  bills(payable: P): readonly string[];
}

/** Arrears are parking bills too; the server tells them apart itself. */
const rows: { readonly [K in PayableKind]: PayableRow<Extract<Payable, { kind: K }>> } = {
  parking: { bills: (payable) => [parkingBillKey(payable)] },
  parkingBatch: { bills: ({ items }) => items.map(parkingBillKey) },
  order: { bills: ({ bizType, orderNo }) => [`${bizType}.${plain(orderNo)}`] },
  sealed: {
    bills: ({ prints, known = {} }) =>
      prints.flatMap((print) => {
        const thing = known[print];
        return thing === undefined ? [print] : billsOf(thing);
      }),
  },
};

const rowOf = (kind: PayableKind): PayableRow<Payable> => rows[kind];

/** Without a limit, the key of a large batch would make an address of many kilobytes. */
const MAX_KEY_LENGTH = 200;

/**
 * The key of a payable, as `kind:bills`. It does not depend on the order of the bills, and an attempt is stored under it. It consists of
 * letters, digits and `_ - , : . ~`, so it can be part of an address.
 */
export function payableKey(payable: Payable): string {
  // It must not change when a bill is recognised.
  if (payable.kind === 'sealed') return `sealed:${plain(payable.salt)}`;
  const bills = [...billsOf(payable)].sort();
  const key = `${payable.kind}:${bills.join(':')}`;
  return key.length <= MAX_KEY_LENGTH ? key : `${payable.kind}:.${bills.length}.${fingerprint(bills.join(':'))}`;
}

/** Keys of the bills that this payable covers, without duplicates. */
export function billsOf(payable: Payable): readonly string[] {
  return [...new Set(rowOf(payable.kind).bills(payable))];
}

/** Whether the two payables have a bill in common. */
export function overlaps(one: Payable, other: Payable): boolean {
  const bills = new Set(billsOf(one));
  return billsOf(other).some((bill) => bills.has(bill));
}

/** Whether the two payables must wait for each other: they have a bill or a lane in common. */
export function competes(one: Payable, other: Payable): boolean {
  return overlaps(one, other) || (laneOf(one) !== null && laneOf(one) === laneOf(other));
}

/** The key of its lane; null without one. */
export function laneOf(payable: Payable): string | null {
  if (payable.kind === 'order') return payable.lane === undefined ? null : `${payable.bizType}.${payable.lane}`;
  if (payable.kind !== 'sealed' || payable.lane === undefined) return null;
  const known = payable.known?.[payable.lane];
  return known === undefined ? payable.lane : laneOf(known);
}

/** A unique key of the bill, safe in an address, a storage key or a list. */
export function parkingBillKey({ uniqueId, parkId }: { uniqueId: string; parkId: string }): string {
  return `${plain(uniqueId)},${plain(parkId)}`;
}

/** Ids are opaque. Every character other than a letter, a digit, `_` or `-` is replaced by its code point, so different ids give different keys. */
function plain(id: string): string {
  return id.replace(/[^\w-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}~`);
}
