/**
 * The first characters by which spreadsheet programs recognise a formula. An apostrophe before them makes the cell
 * plain text. Excel in Chinese also accepts the full-width forms.
 */
const FORMULA_PREFIX = /^[=+\-@＝＋－＠\t\r\n]/;

const formatCell = (text: string): string => `"${(FORMULA_PREFIX.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;

/** Formats a table as a CSV file for Excel: with a byte order mark, every cell quoted, and no cell a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;
