import { formatMonth } from '@/domain/month';
import { useChoice } from '@/flows/drafts/useChoice';
import { pathTo } from '@/navigation/paths';
import type { Invoiceable } from '@/services/invoice/invoices';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { FilterBar } from '@/ui/choice/FilterBar';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import type { EmptyProps } from '@/ui/load/Empty';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, type PagesQuery, usePages } from '@/widgets/loading/usePages';

import { canPick } from '../model/pickable';
import { usePicked } from '../parts/usePicked';
import { billsOfMonth, monthsOf, pickedWords, toggled, withAll } from './model/picking';
import { PickRow } from './PickRow';

const ROW_HEIGHT = 104;
const ALL = '';
const keyOf = ({ billId }: Invoiceable) => billId;

interface PickListProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly query: PagesQuery<Invoiceable> & LoadQuery<{ pages: { results: Invoiceable[]; total: number }[] }>;
  readonly empty: EmptyProps;
}

/** What can be invoiced, to pick from: one by one, or all of a month. The bar says the sum and how many invoices it makes. */
export function PickList({ frame, query, empty }: PickListProps) {
  const { rows, end } = usePages(query, keyOf);
  const { picked, pick } = usePicked();
  const months = monthsOf(rows);
  const [month, show] = useChoice<string>(`${frame.name}.month`, months, ALL);
  const shown = billsOfMonth(rows, month);
  const words = pickedWords(picked);
  const bar =
    picked.length === 0 ? undefined : (
      <BottomBar left={words.sum} {...(words.split === '' ? {} : { note: words.split })}>
        <LinkButton variant="primary" to={pathTo('makeInvoice')}>
          去开票
        </LinkButton>
      </BottomBar>
    );
  return (
    <ListScreen
      frame={{
        ...frame,
        ...(bar === undefined ? {} : { bar }),
        right:
          picked.length === 0 ? (
            shown.some(canPick) && <TextButton onPress={() => pick(withAll(picked, shown))}>全选</TextButton>
          ) : (
            <TextButton onPress={() => pick([])}>清空</TextButton>
          ),
      }}
      load={toLoadState(query, { what: '可开票账单加载失败', waitingFor: '正在查询可开票的账单…', isEmpty: hasNoRows })}
      empty={empty}
      head={
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
                onChange: show,
              },
            ]}
          />
        )
      }
      rowHeight={ROW_HEIGHT}
    >
      <WindowedList label="可开票的账单" rows={shown} keyOf={keyOf} heightOf={() => ROW_HEIGHT} gap={12} end={end}>
        {(bill) => (
          <PickRow
            bill={bill}
            isPicked={picked.some(({ billId }) => billId === bill.billId)}
            onToggle={() => pick(toggled(picked, bill))}
          />
        )}
      </WindowedList>
    </ListScreen>
  );
}
