import { formatTimeRange } from '@/domain/formatTimeRange';
import { parseServerTime } from '@/domain/time';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { IDLE_FEE_ORDER_STATE, type IdleFeeOrder, useListOccupyOrdersInfiniteQuery } from '@/services/cps/idleFees';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { chargingDurationText } from '../model/chargingOrderText';
import { idleFeeOrderStateLabel, idleFeeOrderStateTone } from './model/idleFeeText';

const keyOf = ({ occupyOrderNo }: IdleFeeOrder) => occupyOrderNo;
const CARD_HEIGHT = 88;

/** 占位费账单. */
export default function OccupyBillListScreen() {
  const { frame } = useScreen('occupyBillList');
  const query = useListOccupyOrdersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { rows, end } = usePagedRows(query, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '占位费账单加载失败',
        waitingFor: '正在查询占位费账单…',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'bill',
        text: '没有占位费，充完及时挪车就不收费',
        action: <LinkButton to={pathTo('chargeBillManage')}>看充电订单</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="占位费账单" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(order) => <OccupyRow order={order} />}
      </WindowedList>
    </ListScreen>
  );
}

function OccupyRow({ order }: { readonly order: IdleFeeOrder }) {
  const now = useServerNow();
  const { occupyOrderNo, stationName, gunName, freeEndTime, occupyEndTime, billMinutes, state } = order;
  const isUnpaid = state === IDLE_FEE_ORDER_STATE.unpaid;
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('occupyBillDetail', { orderNo: occupyOrderNo })}
          title={
            <>
              {stationName || '占位费'} <Tag tone={idleFeeOrderStateTone(order)}>{idleFeeOrderStateLabel(order)}</Tag>
            </>
          }
          note={
            <InlineFacts
              of={[
                gunName,
                formatTimeRange(parseServerTime(freeEndTime), parseServerTime(occupyEndTime), now),
                chargingDurationText(billMinutes),
              ]}
            />
          }
          right={<Amount cents={isUnpaid ? order.payFee : order.occupyFee} tone={isUnpaid ? 'owed' : 'plain'} />}
        />
      </CardRows>
    </Card>
  );
}
