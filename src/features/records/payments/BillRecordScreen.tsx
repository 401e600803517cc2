import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type PayRecord, useListPayRecordsInfiniteQuery } from '@/services/charge/payRecords';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { usePages } from '@/widgets/loading/usePages';
import { MonthList } from '@/widgets/month/MonthList';

import { monthTotalText } from './model/payRecordText';
import { PaymentRow } from './PaymentRow';

const keyOf = ({ payId, parkId, uniqueId }: PayRecord) => `${payId} ${parkId} ${uniqueId}`;
const timeOf = ({ paidTime }: PayRecord) => paidTime;
const CARD_HEIGHT = 88;

/** What was paid for parking, and what was refunded. */
export default function BillRecordScreen() {
  const { frame } = useScreen('billRecord');
  const query = useListPayRecordsInfiniteQuery();
  const pages = usePages(query, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(query, {
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
      <MonthList
        label="缴费记录"
        pages={pages}
        timeOf={timeOf}
        keyOf={keyOf}
        rowHeight={CARD_HEIGHT}
        sumOf={monthTotalText}
      >
        {(record) => (
          <Card>
            <CardRows>
              <PaymentRow record={record} isLinked />
            </CardRows>
          </Card>
        )}
      </MonthList>
    </ListScreen>
  );
}
