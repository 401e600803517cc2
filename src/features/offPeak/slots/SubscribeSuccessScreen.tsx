import { BIZ_TYPE } from '@/domain/payment/bizType';
import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { paidOrderNo } from '../parts/paidOrderNo';
import { BookedSlotCards } from './BookedSlotCards';

/** The result of booking a slot and, once paid, its details. */
export default function SubscribeSuccessScreen() {
  const { frame, query } = useScreen('subscribeHandleSuccess');
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      foot={({ outcome, payable }) => {
        const orderNo = outcome === 'paid' ? paidOrderNo(payable, BIZ_TYPE.offPeakSlot) : undefined;
        return orderNo === undefined ? null : <BookedSlotCards orderNo={orderNo} />;
      }}
    />
  );
}
