import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { allNames } from '../../data/goodVisits';

type Imports = Map<string, string[]>;
interface Row {
  name: string;
  screen: string;
  file: string;
}
const { importsOf, readImports } = jest.requireActual<{
  importsOf: (root: string, file: string) => string[];
  readImports: (root: string, folders: string[]) => Imports;
}>('../../../config/check/imports');
const { ownRoutes, readRows, relatedTests, sampleRoutes, touchedRoutes } = jest.requireActual<{
  ownRoutes: (root: string, rows: Row[], changed: string[]) => string[];
  readRows: (root: string, imports: Imports) => Row[];
  relatedTests: (
    root: string,
    imports: Imports,
    changed: string[],
    routes: string[],
    isOwnTool?: (file: string) => boolean,
  ) => { close: string[]; naming: string[] };
  sampleRoutes: (touched: string[], changed: string[], own?: string[]) => string[];
  touchedRoutes: (imports: Imports, rows: Row[], changed: string[]) => string[];
}>('../../../config/check/touched');

const ROOT = path.resolve(__dirname, '../../..');

/** A small product with two routes, one for a bill and one for news. They share a part. */
const TREE = {
  'src/main.tsx': "import { rows } from './app/rows';\nimport '@/app/shell';\n",
  'src/app/rows.ts':
    "export { billRoutes } from '@/features/bills/routes';\nexport { news } from '@/features/news/routes';\n",
  'src/app/shell.ts': "import { toast } from '../lib/toast';\n",
  'src/lib/toast.ts': 'export const toast = 1;\n',
  'src/lib/money.ts': 'export const money = 1;\n',
  'src/lib/types.ts': 'export type Money = number;\n',
  'src/features/bills/routes.ts':
    "export const billRoutes = defineRoutes({\n  bill: {\n    title: '账单',\n    screen: () => import(/* webpackChunkName: \"bill\" */ './screens/Bill'),\n  },\n});\n",
  'src/features/bills/screens/Bill.tsx':
    "import type { Money } from '@/lib/types';\nimport { money } from '@/lib/money';\nimport './bill.module.css';\nimport { part } from '@/features/shared';\n",
  'src/features/bills/screens/bill.module.css': '',
  'src/features/news/routes.ts':
    "export const news = defineRoutes({\n  newsList: { title: '资讯', screen: () => import('./screens/News') },\n});\n",
  'src/features/news/screens/News.tsx': "const part = () => import('@/features/shared');\n",
  'src/features/shared.ts': 'export const part = 1;\n',
  'mocks/world.ts': '',
  'test/support/makeApp.tsx': "import '../../src/main';\nimport '../../mocks/world';\n",
  'test/support/journeys/news.ts': "app.go('/newsList');\n",
  'test/unit/money.test.ts': "import { money } from '@/lib/money';\n",
  'src/app/createAppWithScreenLoader.ts': "import '../main';\n",
  'test/unit/start.test.ts':
    "import { createAppWithScreenLoader } from '@/app/createAppWithScreenLoader';\nimport { money } from '../lib/other';\n",
  'test/unit/startNews.test.ts':
    "import { createAppWithScreenLoader } from '@/app/createAppWithScreenLoader';\nstartApp('/newsList');\n",
  'test/journeys/bill.test.tsx': "import { makeApp } from '../support/makeApp';\nmakeApp({ at: '/bill?id=1' });\n",
  'test/journeys/news.test.tsx': "import { makeApp } from '../support/makeApp';\nonScreen('newsList', 'newsList');\n",
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'touched-'));
  for (const [file, text] of Object.entries(TREE)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function touch(...changed: string[]) {
  const imports = readImports(root, ['src', 'mocks', 'test']);
  const routes = touchedRoutes(imports, readRows(root, imports), changed);
  return { routes, ...relatedTests(root, imports, changed, routes) };
}

test('imports are found in every form; type-only imports do not count', () => {
  expect(importsOf(root, 'src/features/bills/screens/Bill.tsx')).toEqual([
    'src/lib/money.ts',
    'src/features/bills/screens/bill.module.css',
    'src/features/shared.ts',
  ]);
  expect(importsOf(root, 'src/features/news/screens/News.tsx')).toEqual(['src/features/shared.ts']);
});

test('a file selects the routes whose screens reach it, and its tests', () => {
  expect(touch('src/lib/money.ts')).toEqual({
    routes: ['bill'],
    close: ['test/unit/money.test.ts'],
    naming: ['test/journeys/bill.test.tsx'],
  });
  expect(touch('src/features/bills/screens/bill.module.css').routes).toEqual(['bill']);
  expect(touch('src/features/news/screens/News.tsx')).toEqual({
    routes: ['newsList'],
    close: [],
    naming: ['test/journeys/news.test.tsx', 'test/unit/startNews.test.ts'],
  });
  expect(touch('src/features/shared.ts').routes).toEqual(['bill', 'newsList']);
  expect(touch('src/features/news/routes.ts').routes).toEqual(['newsList']);
});

test('code that every address shows selects all routes, a test selects only itself', () => {
  expect(touch('src/lib/toast.ts').routes).toEqual(['bill', 'newsList']);
  expect(touch('mocks/world.ts').routes).toEqual(['bill', 'newsList']);
  expect(touch('test/unit/money.test.ts')).toEqual({
    routes: [],
    close: ['test/unit/money.test.ts'],
    naming: [],
  });
});

test('a test that starts the whole app without its helpers is chosen by the routes that it names, and by what starts the app', () => {
  expect(touch('src/features/bills/screens/Bill.tsx').close).toEqual([]);
  expect(touch('src/app/createAppWithScreenLoader.ts').close).toEqual([
    'test/unit/start.test.ts',
    'test/unit/startNews.test.ts',
  ]);
});

test('of tests with a whole app those come first that name the routes most; tests of our own tools name them as examples', () => {
  const imports = readImports(root, ['src', 'mocks', 'test']);
  const namingOf = (isOwnTool?: (file: string) => boolean) =>
    relatedTests(root, imports, ['src/features/shared.ts'], ['bill', 'newsList'], isOwnTool).naming;
  expect(namingOf()).toEqual([
    'test/journeys/news.test.tsx',
    'test/journeys/bill.test.tsx',
    'test/unit/startNews.test.ts',
  ]);
  expect(namingOf((file) => /news/i.test(file))).toEqual(['test/journeys/bill.test.tsx']);
});

test('of many routes a few are walked, the same for the same change and others for another', () => {
  const names = Array.from({ length: 40 }, (_, index) => `route${String(index)}`);
  const walked = sampleRoutes(names, ['a.ts']);
  expect(walked).toHaveLength(2);
  expect(sampleRoutes([...names].reverse(), ['a.ts'])).toEqual(walked);
  expect(sampleRoutes(names, ['b.ts'])).not.toEqual(walked);
  expect(sampleRoutes(names.slice(0, 3), ['a.ts'])).toEqual(names.slice(0, 3));
});

test("a change's own routes are always walked: of a changed screen, and of a changed recorded journey", () => {
  const imports = readImports(root, ['src', 'mocks', 'test']);
  const rows = readRows(root, imports);
  expect(ownRoutes(root, rows, ['src/app/shell.ts', 'src/features/bills/screens/Bill.tsx'])).toEqual(['bill']);
  expect(ownRoutes(root, rows, ['test/support/journeys/news.ts'])).toEqual(['newsList']);
  expect(ownRoutes(root, rows, ['src/features/bills/routes.ts', 'test/journeys/news.test.tsx'])).toEqual([]);
  const names = Array.from({ length: 40 }, (_, index) => `route${String(index)}`);
  const walked = sampleRoutes(names, ['a.ts'], ['route7']);
  expect(walked[0]).toBe('route7');
  expect(new Set(walked).size).toBe(3);
  expect(sampleRoutes([], ['a.ts'], ['bill'])).toEqual(['bill']);
});

test('the rows of the product are all found, each with the file of its screen', () => {
  const imports = readImports(ROOT, ['src']);
  const rows = readRows(ROOT, imports);
  expect(rows.map(({ name }) => name).sort()).toEqual([...allNames].sort());
  expect(rows.filter(({ screen }) => !imports.has(screen))).toEqual([]);
});
