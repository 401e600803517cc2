import { formatIsoMonth, formatMonth } from '@/domain/month';

/** One line of a list that is grouped by month. A month is complete once a row of the next month is loaded. */
export type MonthGroupedLine<Row> =
  | {
      readonly is: 'month';
      readonly key: string;
      readonly title: string;
      readonly rows: readonly Row[];
      /** The next page cannot add rows to this month. */
      readonly isComplete: boolean;
    }
  | { readonly is: 'row'; readonly key: string; readonly row: Row };

interface GroupOptions<Row> {
  readonly timeOf: (row: Row) => string;
  readonly keyOf: (row: Row) => string;
  /** Whether all pages are loaded. */
  readonly isFullyLoaded: boolean;
}

/** Rows in the server's order, with a heading for each month. */
export function groupByMonth<Row>(
  rows: readonly Row[],
  { timeOf, keyOf, isFullyLoaded }: GroupOptions<Row>,
): readonly MonthGroupedLine<Row>[] {
  const months: { month: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const month = formatIsoMonth(timeOf(row));
    const last = months[months.length - 1];
    if (last?.month === month) last.rows.push(row);
    else months.push({ month, rows: [row] });
  }
  return months.flatMap(({ month, rows: monthRows }, index): MonthGroupedLine<Row>[] => [
    {
      is: 'month',
      key: `month ${month} ${String(index)}`,
      title: formatMonth(month),
      rows: monthRows,
      isComplete: isFullyLoaded || index < months.length - 1,
    },
    ...monthRows.map((row) => ({ is: 'row' as const, key: keyOf(row), row })),
  ]);
}
