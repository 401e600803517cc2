import { formatYuan } from '@/domain/money';
import type { BalanceParts } from '@/domain/wallet/cashOut';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

/**
 * Notices about parts of a balance: gifts cannot be cashed out, and the amount of a pending cash-out cannot be spent.
 */
export function BalanceNotices({ giftAmount, frozenAmount }: Pick<BalanceParts, 'giftAmount' | 'frozenAmount'>) {
  return (
    <>
      {giftAmount > 0 && <NoticeBanner>含赠送金 {formatYuan(giftAmount)}（不可提现），支付时先用充值金额</NoticeBanner>}
      {frozenAmount > 0 && (
        <NoticeBanner tone="soon">提现处理中 {formatYuan(frozenAmount)}：已从余额扣除，未成功会退回</NoticeBanner>
      )}
    </>
  );
}
