import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { isAwaitingEntry, isInBerth, toVisitPhase } from '@/domain/booking/visit';
import { selectShownRoute } from '@/flows/offline/selectShownRoute';
import { SECOND_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetBookingQuery } from '@/services/booking/bookings';
import { usePolling } from '@/services/transport/clock/usePolling';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { findBindingErrorCode } from '../model/bindingError';
import { BindingRequiredView } from '../parts/BindingRequiredView';
import { missingBooking } from '../parts/missingItems';
import { BookingView } from './BookingView';
import { SavedRouteView } from './SavedRouteView';

/** The barrier reports when the car enters or leaves. */
const POLL_INTERVALS = { visibleMs: 15 * SECOND_MS };

/** 预约详情. */
export default function BookRecordDetailScreen() {
  const { frame, query } = useScreen('bookRecordDetail');
  const { orderNo } = query;
  const { clock } = usePorts();
  const now = useServerNow();
  const bookingQuery = useGetBookingQuery(orderNo === undefined ? skipToken : { bookOrderNo: orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  const booking = bookingQuery.currentData;
  const phase = booking === undefined ? null : toVisitPhase(booking, now).phase;
  const isChanging = phase !== null && (isAwaitingEntry(phase) || isInBerth(phase) || phase === 'refunding');
  usePolling(isChanging ? bookingQuery.refetch : null, POLL_INTERVALS);
  const savedRoute = useSelector(useMemo(() => selectShownRoute(orderNo ?? ''), [orderNo]));
  const bindCode = findBindingErrorCode(bookingQuery);
  if (bindCode !== null) return <BindingRequiredView frame={frame} code={bindCode} />;
  if (booking === undefined && savedRoute !== null && bookingQuery.isError) {
    return <SavedRouteView frame={frame} savedRoute={savedRoute} onRetry={() => void bookingQuery.refetch()} />;
  }
  if (booking === undefined) {
    const load = toLoadState(bookingQuery, {
      message: '预约详情加载失败',
      waitingFor: '正在查询预约…',
      isGoneWhenRefused: true,
      isNamed: orderNo !== undefined,
    });
    return <DetailScreen frame={frame} load={load} empty={missingBooking} cardHeights={[180, 200, 240]} />;
  }
  return (
    <BookingView
      key={booking.bookOrderNo}
      frame={frame}
      booking={booking}
      isFetching={bookingQuery.isFetching}
      staleReadAtMs={
        bookingQuery.isError ? (bookingQuery.fulfilledTimeStamp ?? 0) + clock.serverNow() - clock.deviceNow() : null
      }
      refetch={async () => {
        const { data, isError } = await bookingQuery.refetch();
        return isError || data === undefined ? null : data.payFee;
      }}
    />
  );
}
