import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type ParkingPayRecord, useListPayRecordsInfiniteQuery } from '@/services/charge/payRecords';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { usePagedRows } from '@/widgets/loading/usePagedRows';
import { MonthGroupedList } from '@/widgets/month/MonthGroupedList';

import { payRecordsTotalText } from './model/payRecordText';
import { ParkingPaymentRow } from './ParkingPaymentRow';

const keyOf = ({ payId, parkId, uniqueId }: ParkingPayRecord) => `${payId} ${parkId} ${uniqueId}`;
const timeOf = ({ paidTime }: ParkingPayRecord) => paidTime;
const CARD_HEIGHT = 88;

/** What was paid for parking, and what was refunded. */
export default function BillRecordScreen() {
  const { frame } = useScreen('billRecord');
  const query = useListPayRecordsInfiniteQuery();
  const pages = usePagedRows(query, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '缴费记录加载失败',
        waitingFor: '正在查询缴费记录…',
        money: '不影响已经付过的款',
        isEmpty: ({ pages: all }) => all.every(({ results }) => results.length === 0),
      })}
      empty={{
        illustration: 'bill',
        text: '还没有缴过停车费',
        action: <LinkButton to={pathTo('parkingRecord')}>看停车记录</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <MonthGroupedList
        label="缴费记录"
        pages={pages}
        timeOf={timeOf}
        keyOf={keyOf}
        rowHeight={CARD_HEIGHT}
        sumOf={payRecordsTotalText}
      >
        {(record) => (
          <Card>
            <CardRows>
              <ParkingPaymentRow record={record} isLinked />
            </CardRows>
          </Card>
        )}
      </MonthGroupedList>
    </ListScreen>
  );
}
