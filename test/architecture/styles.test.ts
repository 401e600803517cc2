import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Selectors of a style sheet that use both flex layout and a gap, in one block or in several. */
function flexWithGap(sheet: string): string[] {
  const flex = new Set<string>();
  const spaced = new Set<string>();
  for (const [, selectors = '', block = ''] of sheet
    .replace(/\/\*.*?\*\//gsu, '')
    .matchAll(/([^{};]+)\{([^{}]*)\}/gu)) {
    const names = selectors.split(',').map((name) => name.trim());
    if (/(?:^|[;\s])display:\s*(?:inline-)?flex/u.test(block)) names.forEach((name) => flex.add(name));
    if (/(?:^|[;\s])(?:column-|row-|grid-)?gap:/u.test(block)) names.forEach((name) => spaced.add(name));
  }
  return [...flex].filter((name) => spaced.has(name));
}

const sheets = ['src', 'config/webpack'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

describe('no flex container has a gap, which browsers of 2020 do not know', () => {
  test.each([
    ['in one block', '.row { display: flex; gap: 8px; }'],
    ['in two', '.row, .line { display: inline-flex; } .row { color: red } @media print { .row { row-gap: 8px } }'],
    ['by its old name', '.row { display:flex; /* } */ grid-gap:8px }'],
  ])('a style sheet with a flex gap is reported: %s', (_, sheet) => {
    expect(flexWithGap(sheet)).toEqual(['.row']);
  });

  test('leaves a grid its gap', () => {
    expect(flexWithGap('.rows { display: grid; gap: 8px; } .row { display: flex; margin: 8px; }')).toEqual([]);
  });

  test('checks every style sheet', () => {
    expect(sheets).toEqual(expect.arrayContaining(['src/ui/theme.css', 'src/ui/card/Card.module.css']));
  });

  test.each(sheets)('%s', (file) => {
    expect(flexWithGap(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
  });
});
