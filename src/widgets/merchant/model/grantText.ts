import { COUPON_GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { formatYuan } from '@/domain/money';
import type { MerchantCouponGrant } from '@/services/coupon/merchants';
import type { TagTone } from '@/ui/text/Tag';

const STATE_LABELS: Readonly<Record<number, { word: string; tone: TagTone }>> = {
  [COUPON_GRANT_STATE.given]: { word: '已发放', tone: 'done' },
  [COUPON_GRANT_STATE.used]: { word: '已使用', tone: 'brand' },
  [COUPON_GRANT_STATE.revoked]: { word: '已撤销', tone: 'plain' },
  [COUPON_GRANT_STATE.expired]: { word: '已过期', tone: 'plain' },
};

/** The label and tone of a grant's state. An unknown state is 处理中, never 已使用. */
export const couponGrantStateTag = ({ state }: Pick<MerchantCouponGrant, 'state'>): { word: string; tone: TagTone } =>
  STATE_LABELS[state] ?? { word: '处理中', tone: 'plain' };

/** The states to filter by. */
export const COUPON_GRANT_FILTER_STATES = [
  COUPON_GRANT_STATE.given,
  COUPON_GRANT_STATE.used,
  COUPON_GRANT_STATE.revoked,
  COUPON_GRANT_STATE.expired,
] as const;

/** The amount that the coupon has saved; empty if it was not used or the amount is unknown. */
export const couponGrantSavingText = ({
  state,
  discountFee,
}: Pick<MerchantCouponGrant, 'state' | 'discountFee'>): string =>
  state === COUPON_GRANT_STATE.used && discountFee > 0 ? `省了${formatYuan(discountFee)}` : '';

/** The plate of a grant. A coupon that was granted to a driver's account has none. */
export const couponGrantRecipientText = ({
  plateNo,
  formatPlateNo,
}: Pick<MerchantCouponGrant, 'plateNo' | 'formatPlateNo'>): string => formatPlateNo || plateNo || '领到账户';
