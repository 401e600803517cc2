import { useSelector } from 'react-redux';

import { BOOKING_STATE, type BookingState } from '@/domain/booking/bookingState';
import { useChoice } from '@/flows/drafts/useChoice';
import { selectShownWay } from '@/flows/offline/selectShownWay';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type Booking, useListBookingsInfiniteQuery } from '@/services/booking/bookings';
import { LinkButton } from '@/ui/button/LinkButton';
import { ChipRow } from '@/ui/choice/ChipRow';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';

import { bindCodeIn } from '../model/binding';
import { NeedsBinding } from '../parts/NeedsBinding';
import { BookingCard } from './BookingCard';
import { KeptWay } from './KeptWay';

const selectAnyWay = selectShownWay();
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
const VALUES = TABS.map(({ value }) => value);
const keyOf = ({ bookOrderNo }: Booking) => bookOrderNo;
const CARD_HEIGHT = 104;

/** 预约记录. */
export default function BookRecordScreen() {
  const { frame } = useScreen('bookRecord');
  const [state, show] = useChoice<TabValue>('bookRecord.state', VALUES, ALL);
  const query = useListBookingsInfiniteQuery(state === ALL ? {} : { state: state as BookingState }, {
    refetchOnMountOrArgChange: true,
  });
  const { rows, end } = usePages(query, keyOf);
  const kept = useSelector(selectAnyWay);
  const bindCode = bindCodeIn(query);
  if (bindCode !== null) return <NeedsBinding frame={frame} code={bindCode} />;
  if (kept !== null && query.isError && rows.length === 0)
    return <KeptWay frame={frame} kept={kept} onRetry={() => void query.refetch()} />;
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(query, {
        what: '预约记录加载失败',
        waitingFor: '正在查询预约记录…',
        isEmpty: hasNoRows,
      })}
      empty={{
        drawing: 'bill',
        text: state === ALL ? '还没有预约过车位' : '暂无符合条件的预约',
        action: <LinkButton to={pathTo('bookParksIndex')}>看可预约的停车场</LinkButton>,
      }}
      head={
        <ChipRow>
          <ChoiceChips<TabValue> variant="filter" legend="预约状态" options={TABS} value={state} onChange={show} />
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
