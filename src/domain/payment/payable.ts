/** A parking bill is known by both. */
export interface ParkingPayable {
  readonly kind: 'parking';
  readonly uniqueId: string;
  readonly parkId: string;
}

/** Several parking bills in one payment. What is due for each, in cents. */
export interface ParkingBatchPayable {
  readonly kind: 'parkingBatch';
  readonly items: readonly { readonly uniqueId: string; readonly parkId: string; readonly amountCents: number }[];
}

/** What is paid for. Another kind is one more member here and one more row in `rows`. */
export type Payable = ParkingPayable | ParkingBatchPayable;
export type PayableKind = Payable['kind'];

interface PayableRow<P extends Payable> {
  /** The bills that a payment for it pays, by a key that every payable of the same bill names alike. */
  bills(payable: P): readonly string[];
}

/** Arrears are parking bills too: the server tells them apart itself. */
const rows: { readonly [K in PayableKind]: PayableRow<Extract<Payable, { kind: K }>> } = {
  parking: { bills: (payable) => [parkingBillKey(payable)] },
  parkingBatch: { bills: ({ items }) => items.map(parkingBillKey) },
};

const rowOf = (kind: PayableKind): PayableRow<Payable> => rows[kind];

/** A batch of many bills would make an address of many kilobytes. */
const MAX_KEY_LENGTH = 200;

/**
 * `kind:bills`, the same for the same bills in any order: the name under which an attempt to pay is kept. Made of letters,
 * digits and `_ - , : . ~`, so that it can stand in an address.
 */
export function payableKey(payable: Payable): string {
  const bills = [...billsOf(payable)].sort();
  const key = `${payable.kind}:${bills.join(':')}`;
  return key.length <= MAX_KEY_LENGTH ? key : `${payable.kind}:.${bills.length}.${fingerprint(bills.join(':'))}`;
}

/** Keys of the bills that a payment for it pays, each once. */
export function billsOf(payable: Payable): readonly string[] {
  return [...new Set(rowOf(payable.kind).bills(payable))];
}

/** Whether a payment for one pays anything that a payment for the other pays too. */
export function overlaps(one: Payable, other: Payable): boolean {
  const bills = new Set(billsOf(one));
  return billsOf(other).some((bill) => bills.has(bill));
}

/** A key that no other bill has; fit for an address, a storage key or a list. */
export function parkingBillKey({ uniqueId, parkId }: { uniqueId: string; parkId: string }): string {
  return `${plain(uniqueId)},${plain(parkId)}`;
}

/** Ids are opaque: whatever is no letter, digit, `_` or `-` is spelled by its number, so that no two ids look alike. */
function plain(id: string): string {
  return id.replace(/[^\w-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}~`);
}

/** Two runs of FNV-1a with different seeds: 64 bits, enough to tell one driver's batches apart. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x5bd1e995].map((seed) => fnv1a(text, seed).toString(36)).join('-');
}

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
