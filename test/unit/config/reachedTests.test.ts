import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Imports = Map<string, string[]>;
type Rows = readonly { name: string; screen: string; file: string }[];
const { unreachedTests } = jest.requireActual<{
  unreachedTests: (root: string, imports: Imports, rows: Rows, changed: string[] | null, seed: string) => string[];
}>('../../../config/check/reachedTests');
const { readImports } = jest.requireActual<{ readImports: (root: string, folders: string[]) => Imports }>(
  '../../../config/check/imports',
);
const { readRows } = jest.requireActual<{ readRows: (root: string, imports: Imports) => Rows }>(
  '../../../config/check/touched',
);

const project = path.resolve(__dirname, '../../..');

/** Two routes, of bills and of news; rules, journeys and browser tests of both, some of which name no route. */
const TREE = {
  'src/main.tsx':
    "import '@/features/bills/billRoutes';\nimport '@/features/news/newsRoutes';\nimport '@/app/shell';\n",
  'src/app/shell.ts': '',
  'src/domain/money.ts': '',
  'src/domain/day.ts': '',
  'src/features/bills/billRoutes.ts':
    "export const bills = defineRoutes({\n  bill: {\n    screen: () => import('./BillScreen'),\n  },\n});\n",
  'src/features/bills/BillScreen.tsx': "import '@/domain/money';\nimport './bill.module.css';\n",
  'src/features/bills/bill.module.css': '',
  'src/features/news/newsRoutes.ts':
    "export const news = defineRoutes({\n  newsList: {\n    screen: () => import('./NewsScreen'),\n  },\n});\n",
  'src/features/news/NewsScreen.tsx': '',
  'mocks/app.ts': '',
  'test/support/makeApp.tsx': "import '@/main';\nimport '../../mocks/app';\n",
  'test/unit/money.test.ts': "import '@/domain/money';\n",
  'test/unit/day.test.ts': "import '@/domain/day';\n",
  'test/unit/tree.test.ts': "import { readFileSync } from 'node:fs';\nreadFileSync('docs/testing.md');\n",
  'test/unit/bills.test.tsx': "import '@/features/bills/BillScreen';\n",
  'test/journeys/bill.test.tsx': "import '../support/makeApp';\ngo('/bill?id=1');\n",
  'test/journeys/news.test.tsx': "import '../support/makeApp';\ngo('newsList');\n",
  'test/journeys/menu.test.tsx': "import '../support/makeApp';\n",
  'test/contracts/requestsOnce.test.ts': "import '@/domain/day';\n",
  'test/contracts/areas/requestsOnce.test.ts': "import '@/domain/day';\n",
  'test/browser/bill.browser.ts': "visit('/bill');\n",
  'test/browser/news.browser.ts': "visit('/newsList');\n",
  'test/architecture/rules.test.ts': '',
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'reached-'));
  for (const [file, text] of Object.entries(TREE)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** The seed `a` draws none of these tests. */
function leftOut(changed: string[] | null, seed = 'a'): string[] {
  const imports = readImports(root, ['src', 'mocks', 'test']);
  return unreachedTests(root, imports, readRows(root, imports), changed, seed).map((file) => file.replace('test/', ''));
}
const RULES = ['unit/money.test.ts', 'unit/day.test.ts', 'unit/bills.test.tsx'];

test('a screen: the tests that import it, and those with a whole app that name its route', () => {
  expect(leftOut(['src/features/bills/BillScreen.tsx']).sort()).toEqual([
    'browser/news.browser.ts',
    'contracts/requestsOnce.test.ts',
    'journeys/news.test.tsx',
    'unit/day.test.ts',
    'unit/money.test.ts',
  ]);
});

test('a rule: what imports it, however far, and nothing of another rule', () => {
  const out = leftOut(['src/domain/money.ts']);
  expect(out).toContain('unit/day.test.ts');
  for (const file of ['unit/money.test.ts', 'unit/bills.test.tsx', 'journeys/bill.test.tsx', 'browser/bill.browser.ts'])
    expect(out).not.toContain(file);
});

test('what every address uses, and the pretend world: every test with a whole app', () => {
  for (const file of ['src/app/shell.ts', 'mocks/app.ts']) {
    const out = leftOut([file]);
    expect(out).toEqual(expect.arrayContaining(RULES));
    expect(out.filter((one) => /journeys|browser/.test(one))).toEqual([]);
  }
});

test('the build and styles: every browser test', () => {
  for (const file of ['config/webpack/output.js', 'src/features/bills/bill.module.css'])
    expect(leftOut([file]).filter((one) => one.startsWith('browser/'))).toEqual([]);
});

test('a changed test runs, and so does one that reads the tree, names no route, or is in every run', () => {
  expect(leftOut(['test/journeys/news.test.tsx'])).not.toContain('journeys/news.test.tsx');
  for (const file of ['unit/tree.test.ts', 'journeys/menu.test.tsx', 'contracts/areas/requestsOnce.test.ts'])
    expect(leftOut(['docs/testing.md'])).not.toContain(file);
});

test('what every test depends on, or what git cannot tell, leaves nothing out', () => {
  expect(leftOut(['package-lock.json'])).toEqual([]);
  expect(leftOut(['test/support/jest/setup.js'])).toEqual([]);
  expect(leftOut(null)).toEqual([]);
});

test('each test with a whole app is drawn sooner or later, a test of rules never', () => {
  const seeds = Array.from({ length: 150 }, (_, index) => String(index));
  const always = seeds
    .map((seed) => leftOut([], seed))
    .reduce((some, more) => some.filter((one) => more.includes(one)));
  expect(always.sort()).toEqual(['contracts/requestsOnce.test.ts', ...RULES].sort());
});

test('a change of one screen of this project leaves out most tests, of the first button few but rules', () => {
  const imports = readImports(project, ['src', 'mocks', 'test', 'config']);
  const rows = readRows(project, imports);
  const of = (file: string) => unreachedTests(project, imports, rows, [file], 'a');
  const screen = of('src/features/news/articles/NewsDetailScreen.tsx');
  expect(screen.length).toBeGreaterThan(250);
  expect(screen.filter((file) => file.includes('news'))).toEqual([]);
  // What each build must hold runs always; the landings, when the change reaches one of them.
  const ofBuild = /browser\/(budget|lateParts|oldPhone)[.]/;
  expect(screen.filter((file) => ofBuild.test(file))).toEqual([]);
  expect(screen).toContain('test/browser/landings.browser.ts');
  expect(of('src/features/account/signIn/login/LoginScreen.tsx')).not.toContain('test/browser/landings.browser.ts');
  expect(of('src/ui/button/PrimaryButton.tsx').filter((file) => /journeys|browser/.test(file))).toEqual([]);
});
