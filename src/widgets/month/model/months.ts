import { formatMonth, monthOf } from '@/domain/month';

/** One line of a list that is grouped by month. A month's row count is final once the next month has begun. */
export type MonthLine<Row> =
  | {
      readonly is: 'month';
      readonly key: string;
      readonly title: string;
      readonly rows: readonly Row[];
      /** The next page cannot add rows to this month. */
      readonly isWhole: boolean;
    }
  | { readonly is: 'row'; readonly key: string; readonly row: Row };

interface Grouping<Row> {
  readonly timeOf: (row: Row) => string;
  readonly keyOf: (row: Row) => string;
  /** All pages are loaded. */
  readonly isAll: boolean;
}

/** Rows in the server's order, with a heading for each month. */
export function groupByMonth<Row>(
  rows: readonly Row[],
  { timeOf, keyOf, isAll }: Grouping<Row>,
): readonly MonthLine<Row>[] {
  const months: { month: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const month = monthOf(timeOf(row));
    const last = months[months.length - 1];
    if (last?.month === month) last.rows.push(row);
    else months.push({ month, rows: [row] });
  }
  return months.flatMap(({ month, rows: own }, index): MonthLine<Row>[] => [
    {
      is: 'month',
      key: `month ${month} ${String(index)}`,
      title: formatMonth(month),
      rows: own,
      isWhole: isAll || index < months.length - 1,
    },
    ...own.map((row) => ({ is: 'row' as const, key: keyOf(row), row })),
  ]);
}
