import { useSelector } from 'react-redux';

import { BOOKING_STATE, type BookingState } from '@/domain/booking/bookingState';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { selectShownOfflineBerthRoute } from '@/flows/offline/selectShownOfflineBerthRoute';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type Booking, useListBookingsInfiniteQuery } from '@/services/booking/bookings';
import { LinkButton } from '@/ui/button/LinkButton';
import { ChipRow } from '@/ui/choice/ChipRow';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { findAccountBindingErrorCode } from '../model/bindingError';
import { AccountBindingRequiredView } from '../parts/AccountBindingRequiredView';
import { BookingCard } from './BookingCard';
import { OfflineBookingRouteView } from './OfflineBookingRouteView';

const selectAnySavedRoute = selectShownOfflineBerthRoute();
const ALL = -1;
/** The server filters by one state at a time. */
const TABS = [
  { value: ALL, label: '全部' },
  { value: BOOKING_STATE.unpaid, label: '待支付' },
  { value: BOOKING_STATE.awaitingEntry, label: '待入场' },
  { value: BOOKING_STATE.entered, label: '已入场' },
  { value: BOOKING_STATE.finished, label: '已完成' },
  { value: BOOKING_STATE.cancelled, label: '已取消' },
  { value: BOOKING_STATE.noShow, label: '超时未到' },
  { value: BOOKING_STATE.violation, label: '违约' },
  { value: BOOKING_STATE.refunding, label: '退款中' },
  { value: BOOKING_STATE.refunded, label: '已退款' },
] as const;
type TabValue = (typeof TABS)[number]['value'];
const TAB_VALUES = TABS.map(({ value }) => value);
const keyOf = ({ bookOrderNo }: Booking) => bookOrderNo;
const CARD_HEIGHT = 104;

/** 预约记录. */
export default function BookRecordScreen() {
  const { frame } = useScreen('bookRecord');
  const [state, showState] = usePersistedSelection<TabValue>('bookRecord.state', TAB_VALUES, ALL);
  const query = useListBookingsInfiniteQuery(state === ALL ? {} : { state: state as BookingState }, {
    refetchOnMountOrArgChange: true,
  });
  const { rows, end } = usePagedRows(query, keyOf);
  const savedRoute = useSelector(selectAnySavedRoute);
  const bindCode = findAccountBindingErrorCode(query);
  if (bindCode !== null) return <AccountBindingRequiredView frame={frame} code={bindCode} />;
  if (savedRoute !== null && query.isError && rows.length === 0)
    return <OfflineBookingRouteView frame={frame} savedRoute={savedRoute} onRetry={() => void query.refetch()} />;
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '预约记录加载失败',
        waitingFor: '正在查询预约记录…',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'bill',
        text: state === ALL ? '还没有预约过车位' : '暂无符合条件的预约',
        action: <LinkButton to={pathTo('bookParksIndex')}>看可预约的停车场</LinkButton>,
      }}
      header={
        <ChipRow>
          <ChoiceChips<TabValue> variant="filter" legend="预约状态" options={TABS} value={state} onChange={showState} />
        </ChipRow>
      }
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="预约记录" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(booking) => <BookingCard booking={booking} />}
      </WindowedList>
    </ListScreen>
  );
}
