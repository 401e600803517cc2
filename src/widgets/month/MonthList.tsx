import { type ReactNode, useMemo } from 'react';

import { WindowedList } from '@/ui/list/WindowedList';
import type { Pages } from '@/widgets/loading/usePages';

import { groupByMonth, type MonthLine } from './model/months';
import { MonthHead } from './MonthHead';

const HEAD_HEIGHT = 32;

interface MonthListProps<Row> {
  readonly label: string;
  readonly pages: Pages<Row>;
  /** Both must be the same functions on every render. */
  readonly timeOf: (row: Row) => string;
  readonly keyOf: (row: Row) => string;
  readonly rowHeight: number;
  /** The total of a complete month, in words. */
  readonly sumOf?: (rows: readonly Row[]) => string;
  readonly children: (row: Row) => ReactNode;
}

/** A paged list with a heading for each month. */
export function MonthList<Row>({ label, pages, timeOf, keyOf, rowHeight, sumOf, children }: MonthListProps<Row>) {
  const { rows, end } = pages;
  const isAll = end.state === 'end';
  const lines = useMemo(() => groupByMonth(rows, { timeOf, keyOf, isAll }), [rows, timeOf, keyOf, isAll]);
  return (
    <WindowedList
      label={label}
      rows={lines}
      keyOf={({ key }: MonthLine<Row>) => key}
      heightOf={({ is }) => (is === 'month' ? HEAD_HEIGHT : rowHeight)}
      gap={12}
      end={end}
    >
      {(line) =>
        line.is === 'row' ? (
          children(line.row)
        ) : (
          <MonthHead title={line.title} sum={line.isWhole ? sumOf?.(line.rows) : undefined} />
        )
      }
    </WindowedList>
  );
}
