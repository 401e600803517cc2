import { BIZ_TYPE } from '@/domain/payment/bizType';
import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { orderOf } from '../parts/orderOf';
import { BookedSlot } from './BookedSlot';

/** The result of a booking and, once it is paid, what the driver has. */
export default function SubscribeSuccessScreen() {
  const { frame, query } = useScreen('subscribeHandleSuccess');
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      foot={({ outcome, payable }) => {
        const orderNo = outcome === 'paid' ? orderOf(payable, BIZ_TYPE.offPeakSlot) : undefined;
        return orderNo === undefined ? null : <BookedSlot orderNo={orderNo} />;
      }}
    />
  );
}
