import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type Purchase, PURCHASE_LIST_FILTER, useListPurchasesInfiniteQuery } from '@/services/charge/purchases';
import { LinkButton } from '@/ui/button/LinkButton';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { PURCHASE_TABS } from './model/purchaseText';
import { PurchaseCard } from './PurchaseCard';

const TAB_VALUES = PURCHASE_TABS.map(({ value }) => value);
const keyOf = ({ orderNo }: Purchase) => orderNo;
const CARD_HEIGHT = 88;

/** The list of purchases. */
export default function OrderRecordScreen() {
  const { frame } = useScreen('orderRecord');
  const [requestType, showTab] = usePersistedSelection<number>('orderRecord.tab', TAB_VALUES, PURCHASE_LIST_FILTER.all);
  const query = useListPurchasesInfiniteQuery({ requestType });
  const { rows, end } = usePagedRows(query, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '订单加载失败',
        waitingFor: '正在查询订单…',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'bill',
        text: requestType === PURCHASE_LIST_FILTER.all ? '还没有买过月卡、错时停车或预约' : '暂无符合条件的订单',
        action: <LinkButton to={pathTo('home')}>去首页看看</LinkButton>,
      }}
      header={
        <ChoiceChips
          variant="filter"
          legend="订单状态"
          options={PURCHASE_TABS}
          value={requestType}
          onChange={showTab}
        />
      }
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="订单" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(record) => <PurchaseCard record={record} />}
      </WindowedList>
    </ListScreen>
  );
}
