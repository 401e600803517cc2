import { expiryText, isEndingSoon } from '@/domain/coupon/couponWords';
import { MERCHANT_ROLE, MERCHANT_STATE, STOCK_STATE } from '@/domain/merchant/merchantCodes';
import type { Merchant, MerchantCoupon } from '@/services/coupon/merchants';
import type { TagTone } from '@/ui/text/Tag';

export const leftText = (leftNum: number): string => (leftNum > 0 ? `剩余${String(leftNum)}张` : '已发完');

export const isAdministrator = ({ role }: Pick<Merchant, 'role'>): boolean => role === MERCHANT_ROLE.administrator;

/** A role that this app does not know may do least. */
export const roleText = ({ role }: Pick<Merchant, 'role'>): string =>
  role === MERCHANT_ROLE.administrator ? '管理员' : '店员';

/** The state of a merchant in a word; a state that nobody knows is 处理中. */
export function merchantState({ state, stateText }: Pick<Merchant, 'state' | 'stateText'>): {
  word: string;
  tone: TagTone;
} {
  if (state === MERCHANT_STATE.active) return { word: stateText || '正常', tone: 'done' };
  if (state === MERCHANT_STATE.stopped) return { word: stateText || '已停用', tone: 'owed' };
  return { word: '处理中', tone: 'plain' };
}

/** Why nothing can be given now; empty if it can. */
export function blockedText({ state, dayLeftNum }: Pick<Merchant, 'state' | 'dayLeftNum'>): string {
  if (state === MERCHANT_STATE.stopped) return '商户已停用，暂不能发券';
  return dayLeftNum === 0 ? '今天的发放数量已到上限' : '';
}

/** Why a coupon of the stock is over, in the server's words or in ours. */
export function overText({ state, stateText, invalidReason }: MerchantCoupon): string {
  if (invalidReason !== '') return invalidReason;
  if (state === STOCK_STATE.expired) return '已过有效期';
  return stateText || '已失效';
}

/** Why a coupon cannot be given now. One that has ended while the page was open is still available by what was read. */
export const ungivableText = (coupon: MerchantCoupon): string =>
  coupon.leftNum <= 0
    ? '已发完，请换一张券'
    : `${coupon.state === STOCK_STATE.available ? '已过有效期' : overText(coupon)}，不能再发放`;

/** The first coupon of the stock that ends soon: `3元停车券还有30张，2天后到期`. */
export function endingSoonText(coupons: readonly MerchantCoupon[], nowMs: number): string {
  const soon = coupons.find(({ endTime, leftNum }) => leftNum > 0 && isEndingSoon(endTime, nowMs));
  return soon === undefined
    ? ''
    : `${soon.couponName}还有${String(soon.leftNum)}张，${expiryText(soon.endTime, nowMs)}`;
}
