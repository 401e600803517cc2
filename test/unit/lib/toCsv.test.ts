import fc from 'fast-check';

import { toCsv } from '@/lib/toCsv';

/** Reads a table back, as a table program does. */
function read(csv: string): string[][] {
  const cells = [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, text = '', end] of cells) {
    rows[rows.length - 1]?.push(text.replace(/""/g, '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('Chinese is intact: the file begins with the mark of UTF-8', () => {
  expect(toCsv([['车牌'], ['粤B12345']])).toBe('\uFEFF"车牌"\r\n"粤B12345"\r\n');
});

test.each([
  '=1+1',
  '+86',
  '-2',
  '@SUM(A1)',
  '＝1+1',
  '＋86',
  '－2',
  '＠SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '=HYPERLINK("http://x","看")',
])('no cell is a formula: %j', (text) => {
  expect(read(toCsv([[text]]))).toEqual([[`'${text}`]]);
});

test('whatever a cell holds, the table has the same rows and cells, and none begins a formula', () => {
  const table = fc.array(fc.array(fc.string(), { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      const back = read(toCsv(rows));
      expect(back.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
        rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
      );
      for (const cell of back.flat()) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
    }),
  );
});
