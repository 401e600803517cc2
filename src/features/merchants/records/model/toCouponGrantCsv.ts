import { COUPON_GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { formatAmount } from '@/domain/money';
import { toCsv } from '@/lib/toCsv';
import type { MerchantCouponGrant } from '@/services/coupon/merchants';
import { couponGrantRecipientText, couponGrantStateTag } from '@/widgets/merchant/model/grantText';

const CSV_HEADER = ['发放时间', '车牌', '优惠券', '张数', '状态', '事由', '经办人', '使用停车场', '优惠金额(元)'];

/**
 * The grants as CSV, in the order of the list. Unused grants have no lot and no amount. The time of the guest's payment
 * is not disclosed to the merchant.
 */
export const toCouponGrantCsv = (grants: readonly MerchantCouponGrant[]): string =>
  toCsv([
    CSV_HEADER,
    ...grants.map((grant) => [
      grant.grantTime,
      couponGrantRecipientText(grant),
      grant.couponName,
      String(grant.num),
      couponGrantStateTag(grant).word,
      grant.reason,
      grant.operatorName,
      grant.useParkName,
      grant.state === COUPON_GRANT_STATE.used ? formatAmount(grant.discountFee) : '',
    ]),
  ]);
