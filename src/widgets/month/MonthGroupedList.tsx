import { type ReactNode, useMemo } from 'react';

import { WindowedList } from '@/ui/list/WindowedList';
import { amountOrPlateAttributes } from '@/ui/text/amountOrPlateAttributes';
import type { PagedRows } from '@/widgets/loading/usePagedRows';

import { groupByMonth, type MonthGroupedLine } from './model/months';
import styles from './MonthHeader.module.css';

const HEAD_HEIGHT = 32;

interface MonthListProps<Row> {
  readonly label: string;
  readonly pages: PagedRows<Row>;
  /** `timeOf` and `keyOf` must be stable across renders. */
  readonly timeOf: (row: Row) => string;
  readonly keyOf: (row: Row) => string;
  readonly rowHeight: number;
  /** The text for the total of a complete month. */
  readonly sumOf?: (rows: readonly Row[]) => string;
  readonly children: (row: Row) => ReactNode;
}

/** A paged list with a heading for each month. */
export function MonthGroupedList<Row>({
  label,
  pages,
  timeOf,
  keyOf,
  rowHeight,
  sumOf,
  children,
}: MonthListProps<Row>) {
  const { rows, end } = pages;
  const isFullyLoaded = end.state === 'end';
  const lines = useMemo(
    () => groupByMonth(rows, { timeOf, keyOf, isFullyLoaded }),
    [rows, timeOf, keyOf, isFullyLoaded],
  );
  return (
    <WindowedList
      label={label}
      rows={lines}
      keyOf={({ key }: MonthGroupedLine<Row>) => key}
      heightOf={({ is }) => (is === 'month' ? HEAD_HEIGHT : rowHeight)}
      gap={12}
      end={end}
    >
      {(line) =>
        line.is === 'row' ? (
          children(line.row)
        ) : (
          <MonthHeader title={line.title} sum={line.isComplete ? sumOf?.(line.rows) : undefined} />
        )
      }
    </WindowedList>
  );
}

/** The heading of a month in a list, with its total. */
function MonthHeader({ title, sum }: { readonly title: string; readonly sum?: string | undefined }) {
  return (
    <div className={styles['head']}>
      <h2 className={styles['title']}>{title}</h2>
      {sum !== undefined && (
        <p className={styles['sum']} {...amountOrPlateAttributes(sum)}>
          {sum}
        </p>
      )}
    </div>
  );
}
