import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { HARMLESS } from '../support/harmlessStyles';

const { missingStyles } = jest.requireActual<{
  missingStyles(sheet: string): { what: string; where: string }[];
}>('../../config/browsers/missingStyles');

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

describe('a style sheet needs nothing that Chrome 87 or iOS 14 does not know', () => {
  test.each([
    ['.a { inset: 0 }', 'inset'],
    ['.a { aspect-ratio: 1; width: 1px }', 'aspect-ratio'],
    ['@media print { .a { height: 100dvh } }', 'height: 0dvh'],
    ['.a { overflow: clip }', 'overflow: clip'],
    ['.a { color: color-mix(in srgb, red, blue) }', 'color: color-mix()'],
    ['.a { overflow-wrap: anywhere }', 'overflow-wrap: anywhere'],
    ['.a { accent-color: red }', 'accent-color'],
    ['@layer base { .a { color: red } }', '@layer'],
    ['@container (width > 1px) { .a { color: red } }', '@container'],
    ['.a:has(b) { color: red }', ':has'],
    [':is(a, b) { color: red }', ':is'],
    ['.a { appearance: none }', 'appearance'],
    ['.a { color: red; & b { color: blue } }', '&'],
  ])('%s', (sheet, what) => {
    expect(missingStyles(sheet)).toEqual([expect.objectContaining({ what })]);
  });

  test.each([
    ['.a { height: 100vh; height: 100dvh }'],
    ['.a { -webkit-appearance: none; appearance: none }'],
    ['@supports (aspect-ratio: 1) { .a { aspect-ratio: 1 } }'],
    ['.a { margin-inline-start: 0; clip-path: inset(50%); width: min(100%, 3em) }'],
    ['.a { --inset: 0; top: var(--inset) }'],
  ])('%s may stay', (sheet) => {
    expect(missingStyles(sheet)).toEqual([]);
  });

  const needed = (sheet: string) => missingStyles(sheet).filter(({ what }) => HARMLESS[what] === undefined);

  test.each(sheets)('%s', (file) => {
    expect(needed(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
  });

  test('a rule whose selector is dropped takes no other one with it', () => {
    const mixed = sheets.flatMap((file) =>
      missingStyles(readFileSync(path.join(root, file), 'utf8'))
        .filter(({ what, where }) => what.startsWith(':') && where.split(',').some((each) => !each.includes(what)))
        .map(({ where }) => `${file}: ${where}`),
    );
    expect(mixed).toEqual([]);
  });

  test('what is harmless is only grids where the list says so, and nothing that is gone', () => {
    const found = new Set(
      sheets.flatMap((file) => missingStyles(readFileSync(path.join(root, file), 'utf8')).map(({ what }) => what)),
    );
    expect(Object.keys(HARMLESS).filter((what) => !found.has(what))).toEqual([]);
    const notInGrid = sheets.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/\{([^{}]*align-content:\s*(?:start|end)[^{}]*)\}/gu)]
        .filter(([, block = '']) => /display:\s*(?:inline-)?flex/u.test(block))
        .map(() => file),
    );
    expect(notInGrid).toEqual([]);
  });
});
