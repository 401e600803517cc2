import { daysBetween } from '@/domain/calendarDay';
import { formatYuan } from '@/domain/money';
import { formatDuration, formatMoment, parseServerTime } from '@/domain/time';

import { COUPON_TYPE, type CouponType } from './couponType';

/** The fields of a coupon that every screen shows. Money in cents; `couponValue` in the unit of its type. */
export interface CouponSummary {
  readonly couponName: string;
  readonly couponType: CouponType;
  readonly couponValue: number;
  /** The smallest bill that the coupon applies to, in cents. */
  readonly minFee: number;
  readonly endTime: string;
  readonly parkScopeText: string;
  readonly sourceName: string;
}

/** Up to this many days the text counts the days; beyond it shows the date. */
const MAX_COUNTED_DAYS = 7;
/** A coupon is highlighted when it ends within this many days. */
const SOON_DAYS = 3;
const HOUR_MINUTES = 60;

/** The value of a coupon on its own: `2.00元`, `1小时`, `9折`. */
export function couponValueText({
  couponType,
  couponValue,
}: Pick<CouponSummary, 'couponType' | 'couponValue'>): string {
  switch (couponType) {
    case COUPON_TYPE.amount:
      return formatYuan(couponValue);
    case COUPON_TYPE.time:
      return couponValue > 0 && couponValue % HOUR_MINUTES === 0
        ? `${couponValue / HOUR_MINUTES}小时`
        : formatDuration(couponValue);
    case COUPON_TYPE.whole:
      return '全免';
    case COUPON_TYPE.fixedPrice:
      return `一口价${formatYuan(couponValue)}`;
    case COUPON_TYPE.freePeriod:
      return '时段免费';
    case COUPON_TYPE.discount:
      return `${String(couponValue / 100)}折`;
    case COUPON_TYPE.unknown:
      return '优惠';
  }
}

/** The smallest bill that the coupon applies to, and the most that it saves, both in cents. `0` is no limit. */
export const couponConditionText = ({
  minFee,
  maxDiscountFee = 0,
}: {
  minFee: number;
  maxDiscountFee?: number;
}): string =>
  [
    minFee > 0 ? `满${formatYuan(minFee)}可用` : '无门槛',
    maxDiscountFee > 0 ? `最多减${formatYuan(maxDiscountFee)}` : '',
  ]
    .filter((text) => text !== '')
    .join('，');

/** Where a coupon is valid, `限市民中心停车场`; empty if one of the reasons why it cannot be used names the same lots. */
export const couponScopeText = (
  reasons: readonly string[],
  { parkScopeText }: Pick<CouponSummary, 'parkScopeText'>,
): string => (reasons.some((reason) => reason.includes(parkScopeText.replace(/^限/, ''))) ? '' : parkScopeText);

/** `今日到期`, `明日到期`, `3天后到期`, `4月2日到期`; empty when the coupon has no end. */
export function couponExpiryText(endTime: string, nowMs: number): string {
  const endMs = parseServerTime(endTime);
  if (endMs === null) return '';
  if (endMs < nowMs) return '已过期';
  const days = daysBetween(nowMs, endMs);
  if (days === 0) return '今日到期';
  if (days === 1) return '明日到期';
  if (days <= MAX_COUNTED_DAYS) return `${days}天后到期`;
  return `${formatMoment(endMs, nowMs).replace(/ .*$/, '')}到期`;
}

/** Whether the coupon ends within three days and has not ended yet. */
export function isCouponEndingSoon(endTime: string, nowMs: number): boolean {
  const endMs = parseServerTime(endTime);
  return endMs !== null && endMs >= nowMs && daysBetween(nowMs, endMs) <= SOON_DAYS;
}

/** `减5.00元，今日到期`: what the coupon saves on a bill and when it ends. */
export function couponSavingText(
  coupon: { readonly discountFee: number; readonly endTime: string },
  nowMs: number,
): string {
  return [`减${formatYuan(coupon.discountFee)}`, couponExpiryText(coupon.endTime, nowMs)]
    .filter((text) => text !== '')
    .join('，');
}
