import { bestOf } from '@/domain/coupon/couponChoice';
import { formatAmount } from '@/domain/money';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { BILL_STATE } from '@/domain/stay/billState';
import { dueWith } from '@/domain/stay/priceRows';
import { stayFacts, type StaySpan } from '@/domain/stay/stayFacts';

import type { Told } from './callStarter';
import { element, type Loose, slot, textIn, write, writeAnswer } from './paint';

export interface BillKey {
  readonly uniqueId: string;
  readonly parkId: string;
}

interface Bill extends StaySpan {
  readonly plateText: string;
  /** The class of the plate's colour; empty for a colour that only the program can tell. */
  readonly plateStyle: string;
  readonly leaveFreeMinutes: number;
  /** In cents; NaN where nothing can be paid now, or only with more words than a figure. */
  readonly dueCents: number;
}
type Coupons = Parameters<typeof bestOf>[0];

/** Whole and not negative, as the program reads money and minutes; otherwise NaN, which is shown as `--`. */
const wholeIn = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : NaN);

/**
 * What the first card shows of a bill, read like the program reads it; null if it is not the bill that the address names. A fee is due if the
 * program's answerOfBill says so (features/parking/model); a test compares both.
 */
export function billIn(data: unknown, { uniqueId, parkId }: BillKey): Bill | null {
  const given = data as Loose;
  if (given?.['uniqueId'] !== uniqueId || given['parkId'] !== parkId) return null;
  const text = (name: string) => textIn(given[name]);
  const whole = (name: string) => wholeIn(given[name]);
  const isDue =
    given['parkFeeSucc'] === 1 &&
    given['canPay'] !== 0 &&
    !(whole('paidFee') > 0) &&
    [BILL_STATE.parked, BILL_STATE.toPay].some((state) => state === given['orderState']);
  return {
    parkName: text('parkName'),
    berthNo: text('berthNo'),
    parkStartTime: text('parkStartTime'),
    exitTime: text('exitTime'),
    parkMinutes: whole('parkMinutes'),
    plateText: text('formatPlateNo') || text('plateNo'),
    plateStyle: Object.entries(PLATE_COLOR).find(([, code]) => code === given['plateColor'])?.[0] ?? '',
    leaveFreeMinutes: whole('leaveFreeMinutes'),
    dueCents: isDue && whole('parkFee') > 0 ? whole('parkFee') : NaN,
  };
}

function couponsIn(data: unknown): Coupons {
  const rows = (data as Loose)?.['results'];
  return (Array.isArray(rows) ? (rows as Loose[]) : []).flatMap((row) => {
    if (typeof row?.['couponId'] !== 'string') return [];
    const discountFee = wholeIn(row['discountFee']);
    return [{ ...row, discountFee, unusableReason: textIn(row['unusableReason']), endTime: textIn(row['endTime']) }];
  }) as unknown as Coupons;
}

/** Draws the plate, the lot and the times of the stay. */
export function paintStay(key: BillKey, { data, nowMs }: Told): void {
  const bill = billIn(data, key);
  const facts = slot('facts');
  if (bill === null || facts === null) return;
  const plate = writeAnswer('plate', bill.plateText);
  if (plate) plate.className = `plate large ${bill.plateStyle}`;
  facts.replaceChildren(
    ...stayFacts(bill, nowMs).map(({ label, value }) => {
      const row = element('div');
      row.append(element('span', label), element('b', value));
      return row;
    }),
  );
}

/**
 * Draws the amount that the program will offer: with the coupon that saves most. Only where a first payment is due. Every other state needs more words
 * than a figure, and the program has them.
 */
export function paintDue(key: BillKey, { data }: Told, coupons: unknown): void {
  const bill = billIn(data, key);
  if (bill === null || !(bill.dueCents > 0)) return;
  const due = dueWith({ parkFee: bill.dueCents }, bestOf(couponsIn(coupons)));
  slot('amount')?.replaceChildren(formatAmount(due), element('small', '元'));
  write('word', '待缴费');
  const { leaveFreeMinutes } = bill;
  write('note', leaveFreeMinutes > 0 ? `支付后请在${String(leaveFreeMinutes)}分钟内离场` : '');
}
