import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';
import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { ApplicationSent } from './ApplicationSent';
import { BoughtPass } from './BoughtPass';

/** The address may name any payment. */
const passOrderOf = (payable: Payable | null): string | null =>
  payable?.kind === 'order' && payable.bizType === BIZ_TYPE.pass ? payable.orderNo : null;

/** 提交成功: documents that were sent, or a pass that was paid, with the days that it covers. */
export default function SubmitSuccessScreen() {
  const { frame, query } = useScreen('submitSuccess');
  const { payId, key, requestId, bizType, orderNo } = query;
  const namesPayment = [payId, key, requestId, bizType].some((id) => id !== undefined);
  if (!namesPayment && orderNo !== undefined) return <ApplicationSent frame={frame} orderNo={orderNo} />;
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      foot={({ outcome, payable }) => {
        const bought = outcome === 'paid' ? passOrderOf(payable) : null;
        return bought === null ? null : <BoughtPass orderNo={bought} />;
      }}
    />
  );
}
