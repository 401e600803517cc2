import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePolling } from '@/platform/clock/usePolling';
import { type Invoice, INVOICE_STATE, useListInvoicesInfiniteQuery } from '@/services/invoice/invoices';
import { LinkButton } from '@/ui/button/LinkButton';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { INVOICE_STATE_FILTERS, isInvoicePending } from '../model/invoiceText';
import { INVOICE_POLLING_INTERVALS } from '../parts/invoicePolling';
import { InvoiceRow } from './InvoiceRow';

const TABS = INVOICE_STATE_FILTERS.map(({ value }) => value);
const keyOf = ({ invoiceId }: Invoice) => invoiceId;
const CARD_HEIGHT = 88;

/** The driver's invoices, polled while one of them is being issued. */
export default function InvoiceRecordScreen() {
  const { frame } = useScreen('invoiceRecord');
  const [state, selectState] = usePersistedSelection<number>('invoiceRecord.tab', TABS, INVOICE_STATE.unknown);
  const isAll = state === INVOICE_STATE.unknown;
  const query = useListInvoicesInfiniteQuery(isAll ? {} : { state }, { refetchOnMountOrArgChange: true });
  const { rows, end } = usePagedRows(query, keyOf);
  usePolling(rows.some(isInvoicePending) ? query.refetch : null, INVOICE_POLLING_INTERVALS);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '开票记录加载失败',
        waitingFor: '正在查询开票记录…',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'bill',
        text: isAll ? '还没有开过发票' : '暂无符合条件的发票',
        action: <LinkButton to={pathTo('invoiceManage')}>去开票</LinkButton>,
      }}
      header={
        <ChoiceChips
          variant="filter"
          legend="发票状态"
          options={INVOICE_STATE_FILTERS}
          value={state}
          onChange={selectState}
        />
      }
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="开票记录" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(invoice) => <InvoiceRow invoice={invoice} />}
      </WindowedList>
    </ListScreen>
  );
}
