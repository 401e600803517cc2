import { formatYuan } from '@/domain/money';
import type { BalanceParts } from '@/domain/wallet/cashOut';
import { Notice } from '@/ui/card/Notice';

/** What is special about parts of a balance: gifts cannot be paid out, and what is being paid out cannot be spent. */
export function BalanceNotices({ giftAmount, frozenAmount }: Pick<BalanceParts, 'giftAmount' | 'frozenAmount'>) {
  return (
    <>
      {giftAmount > 0 && <Notice>含赠送金 {formatYuan(giftAmount)}（不可提现），支付时先用充值金额</Notice>}
      {frozenAmount > 0 && (
        <Notice tone="soon">提现处理中 {formatYuan(frozenAmount)}：已从余额扣除，未成功会退回</Notice>
      )}
    </>
  );
}
