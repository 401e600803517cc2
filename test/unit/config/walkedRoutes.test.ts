import path from 'node:path';

import { allNames } from '../../data/goodVisits';

type Imports = Map<string, string[]>;
interface Row {
  name: string;
  screen: string;
  file: string;
}
const { ONE_OF } = jest.requireActual<{ ONE_OF: Record<'shared' | 'few', number> }>('../../../config/check/change');
const { walkedRoutes } = jest.requireActual<{
  walkedRoutes: (
    imports: Imports,
    rows: Row[],
    changed: string[] | null,
    seed: string,
  ) => { own: string[]; drawn: string[]; isShared: boolean };
}>('../../../config/check/walkedRoutes');
const { readImports } = jest.requireActual<{ readImports: (root: string, folders: string[]) => Imports }>(
  '../../../config/check/imports',
);
const { readRows } = jest.requireActual<{ readRows: (root: string, imports: Imports) => Row[] }>(
  '../../../config/check/touched',
);

const ROOT = path.resolve(__dirname, '../../..');
const imports = readImports(ROOT, ['src']);
const rows = readRows(ROOT, imports);
const seeds = Array.from({ length: 40 }, (_, index) => `commit ${String(index)}`);
const visited = ({ own, drawn }: { own: string[]; drawn: string[] }) => [...own, ...drawn];

test('where git cannot tell what has changed, every route is visited', () => {
  expect(visited(walkedRoutes(imports, rows, null, 'a')).sort()).toEqual([...allNames].sort());
});

test('a screen that has changed is visited whatever is drawn', () => {
  const row = rows.find(({ name }) => name === 'newsDetail')!;
  for (const seed of seeds) {
    const { own, drawn } = walkedRoutes(imports, rows, [row.screen], seed);
    expect(own).toContain('newsDetail');
    expect(drawn).not.toContain('newsDetail');
  }
});

test('a file that many screens share chooses none of them', () => {
  expect(imports.has('src/ui/card/Card.tsx')).toBe(true);
  expect(walkedRoutes(imports, rows, ['src/ui/card/Card.tsx'], 'a').own).toEqual([]);
});

test.each([
  ['of a shared part, one in four', ['src/ui/card/Card.tsx'], ONE_OF.shared],
  ['of one screen, one in twelve', ['src/features/news/articles/NewsDetailScreen.tsx'], ONE_OF.few],
  ['of tests alone, one in twelve', ['test/journeys/wallet.test.tsx'], ONE_OF.few],
])('for a change %s of the other routes is drawn, the same for the same commit', (_, changed, oneOf) => {
  const counts = seeds.map((seed) => {
    const { drawn } = walkedRoutes(imports, rows, changed, seed);
    expect(walkedRoutes(imports, rows, changed, seed).drawn).toEqual(drawn);
    return drawn.length;
  });
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  expect(Math.abs(mean - rows.length / oneOf)).toBeLessThan(2);
  expect(Math.max(...counts)).toBeLessThan((rows.length / oneOf) * 2);
});

test('no route is left out for long', () => {
  const drawn = seeds.map((seed) => new Set(walkedRoutes(imports, rows, ['src/ui/card/Card.tsx'], seed).drawn));
  const never = allNames.filter((name) => !drawn.some((names) => names.has(name)));
  expect(never).toEqual([]);
});

test.each<[boolean, string[] | null]>([
  [true, null],
  [true, ['src/ui/card/Card.tsx']],
  [true, ['src/operations/devtools/guards.ts']],
  [true, ['mocks/app.ts']],
  [true, ['test/support/recordedApp.ts']],
  [false, ['src/features/news/articles/NewsDetailScreen.tsx']],
  [false, ['docs/testing.md', 'test/journeys/wallet.test.tsx', 'config/scripts/test.js']],
])('time travel goes through every journey (%s) when this has changed: %j', (isEverywhere, changed) => {
  expect(walkedRoutes(imports, rows, changed, 'a').isShared).toBe(isEverywhere);
});
