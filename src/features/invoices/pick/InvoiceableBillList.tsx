import { formatMonth } from '@/domain/month';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { pathTo } from '@/navigation/paths';
import type { InvoiceableItem } from '@/services/invoice/invoices';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { FilterBar } from '@/ui/choice/FilterBar';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import type { EmptyProps } from '@/ui/load/EmptyState';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';
import { hasNoRows, type PagesQueryResult, usePagedRows } from '@/widgets/loading/usePagedRows';

import { isInvoiceable } from '../model/invoiceable';
import { usePickedInvoiceBills } from '../parts/usePickedInvoiceBills';
import { InvoiceableBillRow } from './InvoiceableBillRow';
import {
  addInvoiceableBills,
  filterInvoiceableBillsByMonth,
  listInvoiceableBillMonths,
  pickedInvoiceBillsTexts,
  togglePickedInvoiceBill,
} from './model/pickedBills';

const ROW_HEIGHT = 104;
const ALL = '';
const keyOf = ({ billId }: InvoiceableItem) => billId;

interface InvoiceableBillListProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly query: PagesQueryResult<InvoiceableItem> &
    LoadQueryResult<{ pages: { results: InvoiceableItem[]; total: number }[] }>;
  readonly empty: EmptyProps;
}

/**
 * The bills that can be invoiced: the driver picks them one by one, or all of a month. The bar shows the sum and the
 * number of invoices.
 */
export function InvoiceableBillList({ frame, query, empty }: InvoiceableBillListProps) {
  const { rows, end } = usePagedRows(query, keyOf);
  const { picked, setPicked } = usePickedInvoiceBills();
  const months = listInvoiceableBillMonths(rows);
  const [month, selectMonth] = usePersistedSelection<string>(`${frame.name}.month`, months, ALL);
  const visibleBills = filterInvoiceableBillsByMonth(rows, month);
  const summary = pickedInvoiceBillsTexts(picked);
  const bar =
    picked.length === 0 ? undefined : (
      <BottomActionBar left={summary.sum} note={summary.split || undefined}>
        <LinkButton variant="primary" to={pathTo('makeInvoice')}>
          去开票
        </LinkButton>
      </BottomActionBar>
    );
  return (
    <ListScreen
      frame={{
        ...frame,
        ...(bar === undefined ? {} : { bar }),
        right:
          picked.length === 0 ? (
            visibleBills.some(isInvoiceable) && (
              <TextButton onPress={() => setPicked(addInvoiceableBills(picked, visibleBills))}>全选</TextButton>
            )
          ) : (
            <TextButton onPress={() => setPicked([])}>清空</TextButton>
          ),
      }}
      load={toContentLoadState(query, {
        message: '可开票账单加载失败',
        waitingFor: '正在查询可开票的账单…',
        isEmpty: hasNoRows,
      })}
      empty={empty}
      header={
        months.length > 1 && (
          <FilterBar
            filters={[
              {
                label: '月份',
                options: [
                  { value: ALL, label: '全部月份' },
                  ...months.map((value) => ({ value, label: formatMonth(value) })),
                ],
                value: month,
                onChange: selectMonth,
              },
            ]}
          />
        )
      }
      rowHeight={ROW_HEIGHT}
    >
      <WindowedList
        label="可开票的账单"
        rows={visibleBills}
        keyOf={keyOf}
        heightOf={() => ROW_HEIGHT}
        gap={12}
        end={end}
      >
        {(bill) => (
          <InvoiceableBillRow
            bill={bill}
            isPicked={picked.some(({ billId }) => billId === bill.billId)}
            onToggle={() => setPicked(togglePickedInvoiceBill(picked, bill))}
          />
        )}
      </WindowedList>
    </ListScreen>
  );
}
