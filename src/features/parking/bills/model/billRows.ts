import { formatYuan } from '@/domain/money';
import type { PaymentAttempts } from '@/domain/payment/attempt';
import { parkingBillKey } from '@/domain/payment/payable';
import { meaningOf } from '@/domain/payment/payState';
import { isUnderAppeal } from '@/domain/stay/stayActions';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { isPayable, isUnpriced } from '../../model/billAnswer';

/** Bills of one lot, in the server's order. */
export interface LotBills {
  readonly parkId: string;
  readonly parkName: string;
  readonly bills: readonly ParkingBill[];
}

/** A line of the list: a lot's head or one of its bills. The last bill of a lot closes its card. */
export type BillLine =
  | { readonly is: 'lot'; readonly key: string; readonly lot: LotBills }
  | { readonly is: 'bill'; readonly key: string; readonly bill: ParkingBill; readonly isLast: boolean };

/** Bills that can be paid now, grouped by lot. A bill that the server sends twice is shown once. */
export function groupByLot(bills: readonly ParkingBill[]): readonly LotBills[] {
  const lots = new Map<string, ParkingBill[]>();
  const seen = new Set<string>();
  for (const bill of bills) {
    const key = parkingBillKey(bill);
    if (!isPayable(bill) || seen.has(key)) continue;
    seen.add(key);
    const known = lots.get(bill.parkId);
    if (known === undefined) lots.set(bill.parkId, [bill]);
    else known.push(bill);
  }
  return [...lots].map(([parkId, ofLot]) => ({ parkId, parkName: ofLot[0]?.parkName || '停车场', bills: ofLot }));
}

/** Bills that are not settled and whose amount the list does not have. Each is paid on its own page, which asks for the amount. */
export const unpricedOf = (bills: readonly ParkingBill[]): readonly ParkingBill[] => [
  ...new Map(bills.filter(isUnpriced).map((bill) => [parkingBillKey(bill), bill])).values(),
];

/** Says how many bills are left out because of an open appeal; empty when there are none. */
export function appealedWords(bills: readonly ParkingBill[]): string {
  const appealed = bills.filter((bill) => bill.parkFee > 0 && isUnderAppeal(bill) && !isPayable(bill));
  const count = new Set(appealed.map(parkingBillKey)).size;
  return count === 0 ? '' : `另有${count}笔申诉中，先不用缴`;
}

/** Lots and their bills as the lines of one list. */
export const linesOf = (lots: readonly LotBills[]): readonly BillLine[] =>
  lots.flatMap((lot): BillLine[] => [
    { is: 'lot', key: `lot:${lot.parkId}`, lot },
    ...lot.bills.map((bill, index) => ({
      is: 'bill' as const,
      key: parkingBillKey(bill),
      bill,
      isLast: index === lot.bills.length - 1,
    })),
  ]);

/** The unique key of a line in its list. */
export const keyOfLine = ({ key }: BillLine): string => key;

/** Estimated height of a line before it is measured, px. */
export const heightOfLine = ({ is }: BillLine): number => (is === 'lot' ? 56 : 124);

/** The bills that were not deselected. A bill that appears later is therefore selected too. */
export const selectedOf = (bills: readonly ParkingBill[], leftOut: ReadonlySet<string>): readonly ParkingBill[] =>
  bills.filter((bill) => !leftOut.has(parkingBillKey(bill)));

/** The total of these bills, in cents. Whole numbers only, so that no sum is off by a cent. */
export const sumOf = (bills: readonly ParkingBill[]): number => bills.reduce((sum, { parkFee }) => sum + parkFee, 0);

/**
 * How many bills of a car may be owed beside the one that is on the screen, and their sum where each amount is known; empty when there are none.
 * A row that cannot be read may be owed too.
 */
export function otherBillsWords(
  bills: readonly ParkingBill[],
  unread: number,
  except?: Pick<ParkingBill, 'uniqueId' | 'parkId'>,
): string {
  const known = except === undefined ? '' : parkingBillKey(except);
  const isOther = (bill: ParkingBill) => parkingBillKey(bill) !== known;
  const priced = groupByLot(bills).flatMap((lot) => lot.bills.filter(isOther));
  const unpriced = unpricedOf(bills).filter(isOther).length + unread;
  if (priced.length + unpriced === 0) return '';
  const sum = unpriced === 0 ? `共${formatYuan(sumOf(priced))}` : '打开后看金额';
  return `这辆车还有${priced.length + unpriced}笔未缴账单，${sum}`;
}

/** Deselects bills, or selects them again. */
export function withChoice(
  leftOut: readonly string[],
  bills: readonly ParkingBill[],
  isChosen: boolean,
): readonly string[] {
  const keys = new Set(bills.map(parkingBillKey));
  const others = leftOut.filter((key) => !keys.has(key));
  return isChosen ? others : [...others, ...keys];
}

/** Why bills failed in a payment for several bills, by bill. The latest such payment of each bill counts. */
export function failReasons(attempts: PaymentAttempts): ReadonlyMap<string, string> {
  const byAge = Object.values(attempts).sort((one, other) => one.changedAtMs - other.changedAtMs);
  const reasons = new Map<string, string>();
  for (const { payment, payable } of byAge) {
    if (payable.kind !== 'parkingBatch') continue;
    for (const order of payment?.orders ?? []) {
      const key = parkingBillKey(order);
      if (meaningOf(order.state) === 'failed') reasons.set(key, order.failReason || '这笔支付失败');
      else reasons.delete(key);
    }
  }
  return reasons;
}
