import { GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { formatAmount } from '@/domain/money';
import { csvOf } from '@/lib/csv';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { grantState, ownerText } from '@/widgets/merchant/model/grantWords';

const HEAD = ['发放时间', '车牌', '优惠券', '张数', '状态', '事由', '经办人', '使用停车场', '优惠金额(元)'];

/** The records as a table, in the order of the list. What was not used has no place or amount. When a guest paid is not the merchant's business. */
export const grantCsv = (grants: readonly MerchantGrant[]): string =>
  csvOf([
    HEAD,
    ...grants.map((grant) => [
      grant.grantTime,
      ownerText(grant),
      grant.couponName,
      String(grant.num),
      grantState(grant).word,
      grant.reason,
      grant.operatorName,
      grant.useParkName,
      grant.state === GRANT_STATE.used ? formatAmount(grant.discountFee) : '',
    ]),
  ]);
