import { skipToken } from '@reduxjs/toolkit/query';

import { toBookingPhaseWithEnd } from '@/domain/booking/bookingPhase';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useServerNow } from '@/platform/clock/useServerNow';
import { useGetBookingQuery } from '@/services/booking/bookings';
import { LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { BookingRouteCard } from '../records/BookingRouteCard';
import { BookingStateCard } from '../records/BookingStateCard';

/** The order number, if the address is about a berth booking: the query accepts any kind of payment. */
const bookingOrderNo = (payable: Payable | null): string | undefined =>
  payable?.kind === 'order' && payable.bizType === BIZ_TYPE.berth ? payable.orderNo : undefined;

/** 预约结果: the result of the payment, then the booking's state and the route to the berth. */
export default function BookingSuccessScreen() {
  const { frame, query } = useScreen('bookingSuccess');
  return (
    <PaymentResultContainer
      frame={frame}
      address={query}
      foot={({ outcome, payable }) =>
        outcome === 'paid' ? <PaidBookingCards orderNo={bookingOrderNo(payable)} /> : null
      }
    />
  );
}

/** The booking as returned by the server after the payment. */
function PaidBookingCards({ orderNo }: { readonly orderNo: string | undefined }) {
  const now = useServerNow();
  const query = useGetBookingQuery(orderNo === undefined ? skipToken : { bookOrderNo: orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  if (orderNo === undefined) return null;
  const booking = query.currentData;
  const load = toContentLoadState(query, { message: '预约信息加载失败', waitingFor: '正在查询预约…', size: 'block' });
  const visit = booking === undefined ? null : toBookingPhaseWithEnd(booking, now);
  return (
    <LoadStateContent {...toContentProps(load, undefined)} skeleton={<Skeleton height={280} shape="card" />}>
      {booking !== undefined && visit !== null && visit.phase !== 'unpaid' && (
        <>
          <BookingStateCard booking={booking} visit={visit} onExpired={() => void query.refetch()} />
          <BookingRouteCard booking={booking} phase={visit.phase} />
        </>
      )}
    </LoadStateContent>
  );
}
