import { formatYuan } from '@/domain/money';
import type { PaymentAttempts } from '@/domain/payment/attempt';
import { parkingBillKey } from '@/domain/payment/payable';
import { toPayStateMeaning } from '@/domain/payment/payState';
import { isParkingBillUnderAppeal } from '@/domain/stay/listParkingBillDisputeActions';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { isBillPayable, isBillUnpriced } from '../../model/billStatus';

/** Bills of one lot, in the server's order. */
export interface LotBills {
  readonly parkId: string;
  readonly parkName: string;
  readonly bills: readonly ParkingBill[];
}

/** A line of the list: a lot's heading or one of its bills. The last bill of a lot has the lower edge of the card. */
export type BatchBillListLine =
  | { readonly is: 'lot'; readonly key: string; readonly lot: LotBills }
  | { readonly is: 'bill'; readonly key: string; readonly bill: ParkingBill; readonly isLast: boolean };

/** Bills that can be paid now, grouped by lot and without duplicates. */
export function groupPayableBillsByLot(bills: readonly ParkingBill[]): readonly LotBills[] {
  const lots = new Map<string, ParkingBill[]>();
  const addedKeys = new Set<string>();
  for (const bill of bills) {
    const key = parkingBillKey(bill);
    if (!isBillPayable(bill) || addedKeys.has(key)) continue;
    addedKeys.add(key);
    const existing = lots.get(bill.parkId);
    if (existing === undefined) lots.set(bill.parkId, [bill]);
    else existing.push(bill);
  }
  return [...lots].map(([parkId, lotBills]) => ({
    parkId,
    parkName: lotBills[0]?.parkName || '停车场',
    bills: lotBills,
  }));
}

/** Unsettled bills whose amount is not in the list response. It has to be fetched for each of them. */
export const filterUnpricedBills = (bills: readonly ParkingBill[]): readonly ParkingBill[] => [
  ...new Map(bills.filter(isBillUnpriced).map((bill) => [parkingBillKey(bill), bill])).values(),
];

/** How many bills are left out because of an open appeal; empty when there are none. */
export function appealedBillsText(bills: readonly ParkingBill[]): string {
  const appealed = bills.filter((bill) => bill.parkFee > 0 && isParkingBillUnderAppeal(bill) && !isBillPayable(bill));
  const count = new Set(appealed.map(parkingBillKey)).size;
  return count === 0 ? '' : `另有${count}笔申诉中，先不用缴`;
}

/** Lots and their bills as the lines of one list. */
export const toBatchBillListLines = (lots: readonly LotBills[]): readonly BatchBillListLine[] =>
  lots.flatMap((lot): BatchBillListLine[] => [
    { is: 'lot', key: `lot:${lot.parkId}`, lot },
    ...lot.bills.map((bill, index) => ({
      is: 'bill' as const,
      key: parkingBillKey(bill),
      bill,
      isLast: index === lot.bills.length - 1,
    })),
  ]);

/** The unique key of a line in its list. */
export const getBatchBillListLineKey = ({ key }: BatchBillListLine): string => key;

/** Estimated height of a line before it is measured, px. */
export const estimateBatchBillListLineHeightPx = ({ is }: BatchBillListLine): number => (is === 'lot' ? 56 : 124);

/** The bills that were not deselected. Bills are selected by default, also those that a refetch adds. */
export const excludeDeselectedBills = (
  bills: readonly ParkingBill[],
  deselectedKeys: ReadonlySet<string>,
): readonly ParkingBill[] => bills.filter((bill) => !deselectedKeys.has(parkingBillKey(bill)));

/** The total fee of these bills in integer cents. */
export const totalBillFeeCents = (bills: readonly ParkingBill[]): number =>
  bills.reduce((sum, { parkFee }) => sum + parkFee, 0);

/**
 * How many bills of a car may be owed besides `except`, and their total if each amount is known; empty when there are
 * none. Rows that could not be parsed count as owed.
 */
export function otherUnpaidBillsText(
  bills: readonly ParkingBill[],
  droppedCount: number,
  except?: Pick<ParkingBill, 'uniqueId' | 'parkId'>,
): string {
  const exceptKey = except === undefined ? '' : parkingBillKey(except);
  const isOther = (bill: ParkingBill) => parkingBillKey(bill) !== exceptKey;
  const priced = groupPayableBillsByLot(bills).flatMap((lot) => lot.bills.filter(isOther));
  const unpriced = filterUnpricedBills(bills).filter(isOther).length + droppedCount;
  if (priced.length + unpriced === 0) return '';
  const sum = unpriced === 0 ? `共${formatYuan(totalBillFeeCents(priced))}` : '打开后看金额';
  return `这辆车还有${priced.length + unpriced}笔未缴账单，${sum}`;
}

/** The keys of the deselected bills after these bills were selected or deselected. */
export function updateDeselectedBillKeys(
  deselectedKeys: readonly string[],
  bills: readonly ParkingBill[],
  isChosen: boolean,
): readonly string[] {
  const keys = new Set(bills.map(parkingBillKey));
  const others = deselectedKeys.filter((key) => !keys.has(key));
  return isChosen ? others : [...others, ...keys];
}

/** The reason why each bill failed in its latest payment together with other bills, by bill key. */
export function batchPaymentFailureReasonsByBill(attempts: PaymentAttempts): ReadonlyMap<string, string> {
  const byAge = Object.values(attempts).sort((one, other) => one.changedAtMs - other.changedAtMs);
  const reasons = new Map<string, string>();
  for (const { payment, payable } of byAge) {
    if (payable.kind !== 'parkingBatch') continue;
    for (const order of payment?.orders ?? []) {
      const key = parkingBillKey(order);
      if (toPayStateMeaning(order.state) === 'failed') reasons.set(key, order.failReason || '这笔支付失败');
      else reasons.delete(key);
    }
  }
  return reasons;
}
