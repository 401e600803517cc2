import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { isAhead, isInside, visitOf } from '@/domain/booking/visit';
import { selectShownWay } from '@/flows/offline/selectShownWay';
import { SECOND_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetBookingQuery } from '@/services/booking/bookings';
import { usePolling } from '@/services/transport/clock/usePolling';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { bindCodeIn } from '../model/binding';
import { goneBooking } from '../parts/gone';
import { NeedsBinding } from '../parts/NeedsBinding';
import { BookingView } from './BookingView';
import { KeptWay } from './KeptWay';

/** The barrier tells that the car has come or gone. */
const RHYTHM = { seenMs: 15 * SECOND_MS };

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
  const phase = booking === undefined ? null : visitOf(booking, now).phase;
  const isMoving = phase !== null && (isAhead(phase) || isInside(phase) || phase === 'refunding');
  usePolling(isMoving ? bookingQuery.refetch : null, RHYTHM);
  const kept = useSelector(useMemo(() => selectShownWay(orderNo ?? ''), [orderNo]));
  const bindCode = bindCodeIn(bookingQuery);
  if (bindCode !== null) return <NeedsBinding frame={frame} code={bindCode} />;
  if (booking === undefined && kept !== null && bookingQuery.isError) {
    return <KeptWay frame={frame} kept={kept} onRetry={() => void bookingQuery.refetch()} />;
  }
  if (booking === undefined) {
    const load = toLoadState(bookingQuery, {
      what: '预约详情加载失败',
      waitingFor: '正在查询预约…',
      isGoneWhenRefused: true,
      isNamed: orderNo !== undefined,
    });
    return <DetailScreen frame={frame} load={load} empty={goneBooking} cardHeights={[180, 200, 240]} />;
  }
  return (
    <BookingView
      key={booking.bookOrderNo}
      frame={frame}
      booking={booking}
      isFetching={bookingQuery.isFetching}
      readAtMs={
        bookingQuery.isError ? (bookingQuery.fulfilledTimeStamp ?? 0) + clock.serverNow() - clock.deviceNow() : null
      }
      refetch={async () => {
        const { data, isError } = await bookingQuery.refetch();
        return isError || data === undefined ? null : data.payFee;
      }}
    />
  );
}
