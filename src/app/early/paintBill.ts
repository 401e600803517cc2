import { findBestCoupon } from '@/domain/coupon/couponChoice';
import { formatAmount } from '@/domain/money';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { PARKING_BILL_STATE } from '@/domain/stay/billState';
import { calculateBillAmountDueCents } from '@/domain/stay/toBillPriceRows';
import { type StayPlaceAndTimes, toStayFactRows } from '@/domain/stay/toStayFactRows';

import type { EarlyResponse } from './callStarter';
import {
  createTextElement,
  fillSkeletonWithResponseText,
  findSkeletonSlot,
  readUntrustedText,
  type UntrustedRecord,
  writeSkeletonText,
} from './paint';

export interface LandingBillKey {
  readonly uniqueId: string;
  readonly parkId: string;
}

interface LandingBill extends StayPlaceAndTimes {
  readonly plateText: string;
  /** The class of the plate's colour; empty for a colour that only the app can derive. */
  readonly plateStyle: string;
  readonly leaveFreeMinutes: number;
  /** In cents; NaN where nothing can be paid now, or where the amount needs an explanation. */
  readonly dueCents: number;
}
type Coupons = Parameters<typeof findBestCoupon>[0];

/** A non-negative integer, as the app parses money and minutes; otherwise NaN, which is shown as `--`. */
const toWholeNumber = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : NaN;

/**
 * The content of a bill's first card, parsed as the app does; null if it is not the bill in the address. Whether a fee
 * is due follows the same rule as the app's (features/parking/model); a test compares both.
 */
export function parseLandingBill(data: unknown, { uniqueId, parkId }: LandingBillKey): LandingBill | null {
  const record = data as UntrustedRecord;
  if (record?.['uniqueId'] !== uniqueId || record['parkId'] !== parkId) return null;
  const text = (name: string) => readUntrustedText(record[name]);
  const wholeNumber = (name: string) => toWholeNumber(record[name]);
  const isDue =
    record['parkFeeSucc'] === 1 &&
    record['canPay'] !== 0 &&
    !(wholeNumber('paidFee') > 0) &&
    [PARKING_BILL_STATE.parked, PARKING_BILL_STATE.toPay].some((state) => state === record['orderState']);
  return {
    parkName: text('parkName'),
    berthNo: text('berthNo'),
    parkStartTime: text('parkStartTime'),
    exitTime: text('exitTime'),
    parkMinutes: wholeNumber('parkMinutes'),
    plateText: text('formatPlateNo') || text('plateNo'),
    plateStyle: Object.entries(PLATE_COLOR).find(([, code]) => code === record['plateColor'])?.[0] ?? '',
    leaveFreeMinutes: wholeNumber('leaveFreeMinutes'),
    dueCents: isDue && wholeNumber('parkFee') > 0 ? wholeNumber('parkFee') : NaN,
  };
}

function parseCoupons(data: unknown): Coupons {
  const rows = (data as UntrustedRecord)?.['results'];
  return (Array.isArray(rows) ? (rows as UntrustedRecord[]) : []).flatMap((row) => {
    if (typeof row?.['couponId'] !== 'string') return [];
    const discountFee = toWholeNumber(row['discountFee']);
    return [
      {
        ...row,
        discountFee,
        unusableReason: readUntrustedText(row['unusableReason']),
        endTime: readUntrustedText(row['endTime']),
      },
    ];
  }) as unknown as Coupons;
}

/** Renders the plate, the lot and the times of the stay. */
export function fillSkeletonStay(key: LandingBillKey, { data, nowMs }: EarlyResponse): void {
  const bill = parseLandingBill(data, key);
  const facts = findSkeletonSlot('facts');
  if (bill === null || facts === null) return;
  const plate = fillSkeletonWithResponseText('plate', bill.plateText);
  if (plate) plate.className = `plate large ${bill.plateStyle}`;
  facts.replaceChildren(
    ...toStayFactRows(bill, nowMs).map(({ label, value }) => {
      const row = createTextElement('div');
      row.append(createTextElement('span', label), createTextElement('b', value));
      return row;
    }),
  );
}

/**
 * Renders the amount that the app will offer: with the coupon that saves most. Only where a first payment is due. Every
 * other state needs an explanation, which only the app has.
 */
export function fillSkeletonAmountDue(key: LandingBillKey, { data }: EarlyResponse, coupons: unknown): void {
  const bill = parseLandingBill(data, key);
  if (bill === null || !(bill.dueCents > 0)) return;
  const dueCents = calculateBillAmountDueCents({ parkFee: bill.dueCents }, findBestCoupon(parseCoupons(coupons)));
  findSkeletonSlot('amount')?.replaceChildren(formatAmount(dueCents), createTextElement('small', '元'));
  writeSkeletonText('word', '待缴费');
  const { leaveFreeMinutes } = bill;
  writeSkeletonText('note', leaveFreeMinutes > 0 ? `支付后请在${String(leaveFreeMinutes)}分钟内离场` : '');
}
