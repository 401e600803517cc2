import { couponExpiryText, isCouponEndingSoon } from '@/domain/coupon/couponText';
import { MERCHANT_COUPON_STATE, MERCHANT_ROLE, MERCHANT_STATE } from '@/domain/merchant/merchantCodes';
import type { Merchant, MerchantStockCoupon } from '@/services/coupon/merchants';
import type { TagTone } from '@/ui/text/Tag';

export const stockCouponsLeftText = (leftNum: number): string => (leftNum > 0 ? `剩余${String(leftNum)}张` : '已发完');

export const isMerchantAdministrator = ({ role }: Pick<Merchant, 'role'>): boolean =>
  role === MERCHANT_ROLE.administrator;

/** An unknown role gets the fewest rights. */
export const merchantRoleLabel = ({ role }: Pick<Merchant, 'role'>): string =>
  role === MERCHANT_ROLE.administrator ? '管理员' : '店员';

/** The label and the tone of a merchant's state; an unknown state is 处理中. */
export function merchantStateTag({ state, stateText }: Pick<Merchant, 'state' | 'stateText'>): {
  word: string;
  tone: TagTone;
} {
  if (state === MERCHANT_STATE.active) return { word: stateText || '正常', tone: 'done' };
  if (state === MERCHANT_STATE.stopped) return { word: stateText || '已停用', tone: 'owed' };
  return { word: '处理中', tone: 'plain' };
}

/** Why the merchant cannot grant coupons now; empty if it can. */
export function merchantCouponGrantBlockedText({ state, dayLeftNum }: Pick<Merchant, 'state' | 'dayLeftNum'>): string {
  if (state === MERCHANT_STATE.stopped) return '商户已停用，暂不能发券';
  return dayLeftNum === 0 ? '今天的发放数量已到上限' : '';
}

/** Why a coupon of the stock is invalid: the server's text, otherwise ours. */
export function invalidStockCouponText({ state, stateText, invalidReason }: MerchantStockCoupon): string {
  if (invalidReason !== '') return invalidReason;
  if (state === MERCHANT_COUPON_STATE.expired) return '已过有效期';
  return stateText || '已失效';
}

/**
 * Why a coupon cannot be granted now. The cached state of a coupon that expired while the page was open is still
 * `available`.
 */
export const stockCouponNotGrantableText = (coupon: MerchantStockCoupon): string =>
  coupon.leftNum <= 0
    ? '已发完，请换一张券'
    : `${coupon.state === MERCHANT_COUPON_STATE.available ? '已过有效期' : invalidStockCouponText(coupon)}，不能再发放`;

/** The text about the first coupon of the stock that expires soon: `3元停车券还有30张，2天后到期`. */
export function stockCouponExpirySoonText(coupons: readonly MerchantStockCoupon[], nowMs: number): string {
  const endingCoupon = coupons.find(({ endTime, leftNum }) => leftNum > 0 && isCouponEndingSoon(endTime, nowMs));
  return endingCoupon === undefined
    ? ''
    : `${endingCoupon.couponName}还有${String(endingCoupon.leftNum)}张，${couponExpiryText(endingCoupon.endTime, nowMs)}`;
}
