/**
 * What a table program takes for a formula. A cell that begins with it is shown as text, by the apostrophe that these programs know for
 * that. Excel in Chinese takes the full-width signs for the others.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;

/** A table as a CSV file that opens in Excel: with the mark by which it knows UTF-8, every cell in quotes, no cell a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
