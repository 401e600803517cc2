const { lintedFiles } = jest.requireActual<{
  lintedFiles: (imports: Map<string, string[]>, changed: string[] | null) => string[] | null;
}>('../../../config/check/lintedFiles');

const IMPORTS = new Map([
  ['src/domain/money.ts', []],
  ['src/features/Bill.tsx', ['src/domain/money.ts', 'src/features/bill.module.css']],
  ['src/features/bill.module.css', []],
  ['src/features/News.tsx', []],
  ['src/app/rows.ts', ['src/features/Bill.tsx']],
]);

test('what has changed is linted, and what imports it', () => {
  expect(lintedFiles(IMPORTS, ['src/domain/money.ts'])).toEqual(['src/domain/money.ts', 'src/features/Bill.tsx']);
  expect(lintedFiles(IMPORTS, ['src/features/bill.module.css'])).toEqual(['src/features/Bill.tsx']);
  expect(lintedFiles(IMPORTS, ['webpack.config.js', 'README.md'])).toEqual(['webpack.config.js']);
  expect(lintedFiles(IMPORTS, [])).toEqual([]);
});

test('of a deleted file what imports it is linted', () => {
  const after = new Map([['src/features/Bill.tsx', ['src/domain/money.ts']]]);
  expect(lintedFiles(after, ['src/domain/money.ts'])).toEqual(['src/features/Bill.tsx']);
});

test.each([
  [null],
  [['eslint.config.mjs']],
  [['config/eslint.config.mjs']],
  [['config/lint/promisedApis.mjs']],
  [['config/browsers/promised.json']],
  [['package-lock.json']],
  [['tsconfig.json']],
  [['src/global.d.ts']],
])(
  'all files are linted when the rules, a library or a global type has changed, or git cannot tell (%j)',
  (changed) => {
    expect(lintedFiles(IMPORTS, changed)).toBeNull();
  },
);
