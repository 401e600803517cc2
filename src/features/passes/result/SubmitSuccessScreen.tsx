import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';
import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

import { PassApplicationResultView } from './PassApplicationResultView';
import { PurchasedPassCard } from './PurchasedPassCard';

/** The order number of a paid pass; null for another payment, since the address may name any. */
const paidPassOrderNo = (payable: Payable | null): string | null =>
  payable?.kind === 'order' && payable.bizType === BIZ_TYPE.pass ? payable.orderNo : null;

/** 提交成功: the result of submitted documents, or a paid pass with its period. */
export default function SubmitSuccessScreen() {
  const { frame, query } = useScreen('submitSuccess');
  const { payId, key, requestId, bizType, orderNo } = query;
  const hasPayment = [payId, key, requestId, bizType].some((id) => id !== undefined);
  if (!hasPayment && orderNo !== undefined) return <PassApplicationResultView frame={frame} orderNo={orderNo} />;
  return (
    <PaymentResultContainer
      frame={frame}
      address={query}
      foot={({ outcome, payable }) => {
        const passOrderNo = outcome === 'paid' ? paidPassOrderNo(payable) : null;
        return passOrderNo === null ? null : <PurchasedPassCard orderNo={passOrderNo} />;
      }}
    />
  );
}
