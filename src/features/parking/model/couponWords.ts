import { formatYuan } from '@/domain/money';
import { formatDuration, formatMoment, parseServerTime } from '@/domain/time';
import type { Coupon } from '@/services/charge/bills';

const DAY_MS = 24 * 60 * 60_000;
/** Asia/Shanghai has no summer time: a day there begins at a fixed shift. */
const SHANGHAI_SHIFT_MS = 8 * 60 * 60_000;
/** From here on the date says more than the number of days. */
const SOON_DAYS = 7;

/** What a coupon is worth by itself, by couponType: 1 cents, 2 minutes, 3 whole fee, 4 fixed price in cents, 5 free period, 6 per mille to pay. */
export function couponWorth({ couponType, couponValue }: Pick<Coupon, 'couponType' | 'couponValue'>): string {
  switch (couponType) {
    case 1:
      return formatYuan(couponValue);
    case 2:
      return formatDuration(couponValue);
    case 3:
      return '全免';
    case 4:
      return `一口价${formatYuan(couponValue)}`;
    case 5:
      return '时段免费';
    case 6:
      return `${String(couponValue / 100)}折`;
    case 0:
      return '优惠';
  }
}

/** `今日到期`, `明日到期`, `3天后到期`, `4月2日到期`; empty when it does not end. */
export function expiryText(endTime: string, nowMs: number): string {
  const endMs = parseServerTime(endTime);
  if (endMs === null) return '';
  if (endMs < nowMs) return '已过期';
  const days = dayOf(endMs) - dayOf(nowMs);
  if (days === 0) return '今日到期';
  if (days === 1) return '明日到期';
  if (days <= SOON_DAYS) return `${days}天后到期`;
  return `${formatMoment(endMs, nowMs).replace(/ .*$/, '')}到期`;
}

const dayOf = (ms: number): number => Math.floor((ms + SHANGHAI_SHIFT_MS) / DAY_MS);

/** `减5.00元，今日到期`: what it saves on this bill and how long it lives. */
export function savingText(coupon: Coupon, nowMs: number): string {
  return [`减${formatYuan(coupon.discountFee)}`, expiryText(coupon.endTime, nowMs)]
    .filter((text) => text !== '')
    .join('，');
}

/** Why it cannot be used, in the server's words or in ours. */
export const unusableText = ({ unusableReason }: Coupon): string => unusableReason || '本次不能减免';
