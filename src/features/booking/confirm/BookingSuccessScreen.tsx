import { skipToken } from '@reduxjs/toolkit/query';

import { visitOf } from '@/domain/booking/visit';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetBookingQuery } from '@/services/booking/bookings';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { contentOf, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { StateCard } from '../records/StateCard';
import { WayCard } from '../records/WayCard';

/** The address may name any payment. */
const orderNoOf = (payable: Payable | null): string | undefined =>
  payable?.kind === 'order' && payable.bizType === BIZ_TYPE.berth ? payable.orderNo : undefined;

/** 预约结果: the result of paying a booking, and then when and how to come. */
export default function BookingSuccessScreen() {
  const { frame, query } = useScreen('bookingSuccess');
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      foot={({ outcome, payable }) => (outcome === 'paid' ? <Booked orderNo={orderNoOf(payable)} /> : null)}
    />
  );
}

/** The booking as the server says it after the payment. */
function Booked({ orderNo }: { readonly orderNo: string | undefined }) {
  const now = useServerNow();
  const query = useGetBookingQuery(orderNo === undefined ? skipToken : { bookOrderNo: orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  if (orderNo === undefined) return null;
  const booking = query.currentData;
  const load = toLoadState(query, { what: '预约信息加载失败', waitingFor: '正在查询预约…', size: 'block' });
  const visit = booking === undefined ? null : visitOf(booking, now);
  return (
    <LoadedContent {...contentOf(load, undefined)} skeleton={<Skeleton height={280} shape="card" />}>
      {booking !== undefined && visit !== null && visit.phase !== 'unpaid' && (
        <>
          <StateCard booking={booking} visit={visit} onOver={() => void query.refetch()} />
          <WayCard booking={booking} phase={visit.phase} />
        </>
      )}
    </LoadedContent>
  );
}
