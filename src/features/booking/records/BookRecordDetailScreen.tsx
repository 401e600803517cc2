import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { isBookedCarInBerth, isBookingAwaitingEntry, toBookingPhaseWithEnd } from '@/domain/booking/bookingPhase';
import { selectShownOfflineBerthRoute } from '@/flows/offline/selectShownOfflineBerthRoute';
import { SECOND_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { usePolling } from '@/platform/clock/usePolling';
import { useServerNow } from '@/platform/clock/useServerNow';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetBookingQuery } from '@/services/booking/bookings';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { findAccountBindingErrorCode } from '../model/bindingError';
import { AccountBindingRequiredView } from '../parts/AccountBindingRequiredView';
import { missingBookingEmptyProps } from '../parts/missingItems';
import { BookingView } from './BookingView';
import { OfflineBookingRouteView } from './OfflineBookingRouteView';

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
  const phase = booking === undefined ? null : toBookingPhaseWithEnd(booking, now).phase;
  const isChanging =
    phase !== null && (isBookingAwaitingEntry(phase) || isBookedCarInBerth(phase) || phase === 'refunding');
  usePolling(isChanging ? bookingQuery.refetch : null, POLL_INTERVALS);
  const savedRoute = useSelector(useMemo(() => selectShownOfflineBerthRoute(orderNo ?? ''), [orderNo]));
  const bindCode = findAccountBindingErrorCode(bookingQuery);
  if (bindCode !== null) return <AccountBindingRequiredView frame={frame} code={bindCode} />;
  if (booking === undefined && savedRoute !== null && bookingQuery.isError) {
    return (
      <OfflineBookingRouteView frame={frame} savedRoute={savedRoute} onRetry={() => void bookingQuery.refetch()} />
    );
  }
  if (booking === undefined) {
    const load = toContentLoadState(bookingQuery, {
      message: '预约详情加载失败',
      waitingFor: '正在查询预约…',
      isGoneWhenRefused: true,
      isNamed: orderNo !== undefined,
    });
    return <DetailScreen frame={frame} load={load} empty={missingBookingEmptyProps} cardHeights={[180, 200, 240]} />;
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
