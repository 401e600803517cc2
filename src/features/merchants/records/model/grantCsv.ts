import { formatAmount } from '@/domain/money';
import { csvOf } from '@/lib/csv';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { grantState, ownerText } from '@/widgets/merchant/model/grantWords';

const HEAD = ['发放时间', '车牌', '优惠券', '张数', '状态', '事由', '经办人', '使用时间', '使用停车场', '优惠金额(元)'];

/** The records as a table, in the order of the list. What was not used has no place, time or amount. */
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
      grant.useTime,
      grant.useParkName,
      grant.useTime === '' ? '' : formatAmount(grant.discountFee),
    ]),
  ]);
