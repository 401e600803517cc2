import { BIZ_TYPE } from '@/domain/payment/bizType';
import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

import { toPaidOrderNo } from '../parts/toPaidOrderNo';
import { BookedOffPeakSlotCards } from './BookedOffPeakSlotCards';

/** The result of booking a slot and, once paid, its details. */
export default function SubscribeSuccessScreen() {
  const { frame, query } = useScreen('subscribeHandleSuccess');
  return (
    <PaymentResultContainer
      frame={frame}
      address={query}
      foot={({ outcome, payable }) => {
        const orderNo = outcome === 'paid' ? toPaidOrderNo(payable, BIZ_TYPE.offPeakSlot) : undefined;
        return orderNo === undefined ? null : <BookedOffPeakSlotCards orderNo={orderNo} />;
      }}
    />
  );
}
