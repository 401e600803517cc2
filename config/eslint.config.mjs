import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

import browsers from './lint/promisedApis.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NAMED_CODE =
  'A code of the wire has a name: PARKING_BILL_STATE.closed, beside its schema in services or in domain.';
/** Names of variables that hold a code of the wire: orderState, platBizType, payChannel. */
const CODE_NAME = '/([sS]tate|[tT]ype|[kK]ind|[cC]olor|[cC]hannel|[mM]ode|[pP]lan)$/';
const holder = (prefix) =>
  ['name', 'property.name', 'expression.property.name'].map((path) => `[${prefix}.${path}=${CODE_NAME}]`).join(', ');
const isNumber = (prefix) => `[${prefix}.raw=/^\\d/], [${prefix}.argument.raw=/^\\d/]`;
const COMPARES = '[operator=/^([!=]==?|[<>]=?)$/]';
const OUTSIDE = 'The world outside enters through ports (platform/ports.ts).';

const TITLE = 'The title of a screen stands in its row: take the frame from useScreen(name).';

const CALENDAR =
  'The calendar of Shanghai is domain/calendar, which is dayjs. One moment is read and printed by domain/time.';

const SYNTAX = [
  {
    selector: 'CallExpression[callee.name=/^(navigate|push|replace)$/] > Literal[value=/^\\//]',
    message: 'Name the route: pathTo(name, query).',
  },
  {
    selector: "JSXOpeningElement[name.name=/^(Link|NavLink|Navigate)$/] > JSXAttribute[name.name='to'] > Literal",
    message: 'Name the route: pathTo(name, query).',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Server HTML is shown by ui/RichText only.',
  },
  {
    selector: "VariableDeclarator[init.callee.name=/^use.*Query$/] > ObjectPattern > Property[key.name='data']",
    message: 'Use currentData: data remembers the last result, so one state could show two screens.',
  },
  {
    selector: "MemberExpression[property.name='data'][object.callee.name=/^use.*Query$/]",
    message: 'Use currentData: data remembers the last result, so one state could show two screens.',
  },
  {
    selector: "MemberExpression[property.name='data'][object.name=/[qQ]uery$/]",
    message: 'Use currentData: data remembers the last result, so one state could show two screens.',
  },
  ...[
    `BinaryExpression${COMPARES}:matches(${holder('left')}):matches(${isNumber('right')})`,
    `BinaryExpression${COMPARES}:matches(${holder('right')}):matches(${isNumber('left')})`,
    `SwitchStatement:matches(${holder('discriminant')}) > SwitchCase:matches(${isNumber('test')})`,
    `CallExpression[callee.property.name='includes']:matches(${holder('arguments.0')}):matches([callee.object.elements.0.raw=/^\\d/], [callee.object.elements.1.raw=/^\\d/])`,
  ].map((selector) => ({ selector, message: NAMED_CODE })),
];

/** What antd-mobile draws, written by hand. The page of the viewer has no library (src/operations/viewer). */
const CONTROLS = [
  {
    selector: 'JSXOpeningElement[name.name=/^(button|textarea)$/]',
    message: 'A part of src/ui draws it: PrimaryButton, TextButton, UnstyledButton, TextArea (docs/ui.md).',
  },
  {
    selector:
      "JSXOpeningElement[name.name='input'] > JSXAttribute[name.name='type'] > Literal[value=/^(radio|checkbox)$/]",
    message: 'A part of src/ui draws it: CheckBox, RadioList, ChoiceChips, SwitchRow (docs/ui.md).',
  },
];

/** A date that is built by hand. */
const DATES = [
  { selector: "NewExpression[callee.name='Date']", message: CALENDAR },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='UTC']", message: CALENDAR },
];

/** The title of a screen, written beside its name. */
const TITLES = [
  {
    selector:
      "JSXOpeningElement:has(> JSXAttribute[name.name='name'][value.type='Literal']) > JSXAttribute[name.name='title'][value.type='Literal']",
    message: TITLE,
  },
  {
    selector:
      "ObjectExpression:has(> Property[key.name='name'][value.type='Literal']) > Property[key.name='title'][value.type='Literal']",
    message: TITLE,
  },
];

/** Imports that no file of src has. */
const IMPORTS = {
  paths: [
    { name: 'antd-mobile', message: "Import one component by path: 'antd-mobile/es/components/button'." },
    { name: 'redux-saga/effects', message: 'Use typed-redux-saga with yield*.' },
    { name: 'redux-saga', importNames: ['delay'], message: 'Use typed-redux-saga.' },
    {
      name: 'react-router-dom',
      importNames: ['Link', 'NavLink'],
      message: 'Use Link of navigation: it is 3 KB lighter.',
    },
  ],
  patterns: [{ group: ['antd-mobile/es/index*', 'antd-mobile/cjs/*'], message: 'Import one component by path.' }],
};
const LAZY = {
  name: 'react',
  importNames: ['lazy', 'default'],
  message: 'A part that does not come must not take the screen away: use retryableLazy (ui/late).',
};

/**
 * Rules that imports cannot show. The direction of imports is checked by dependency-cruiser.cjs, and the rules of typescript-eslint that read types by
 * oxlint (.oxlintrc.json), on TypeScript's native compiler.
 */
export default tseslint.config(
  {
    ignores: [
      'dist*/**',
      'node_modules/**',
      'coverage/**',
      'test/browser/out/**',
      'test/architecture/fixtures/**',
      'test/corpus/release-*/release.cjs', // the frozen program of a former release
      'test/journeys/walks/**',
      '**/shipped.d.ts', // not in tsconfig.json, where Node's types declare the same
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { 'simple-import-sort': importSort },
    rules: {
      'simple-import-sort/imports': 'error',
      'simple-import-sort/exports': 'error',
      // RTK Query's type for an endpoint without arguments is query<T, void>.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // `import { type X }` would stay in the output as a side-effect import, and would bring its file along.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
    },
  },
  // react-hooks/static-components seems to be the most expensive rule, 13 s. It is only the first one to request the React compiler's analysis, which
  // the rules after it share. Without it the next rule would take as long.
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  // browserslist of package.json promises Chrome 87 and iOS 14. Nothing adds what they lack: the first load has no room for it.
  // It is the only rule here that reads types, which takes ten seconds for one file: `npm run check` leaves it to `npm test`.
  ...(process.env.LINT_WITHOUT_TYPES === '1'
    ? []
    : [
        {
          files: ['src/**/*.{ts,tsx}'],
          languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
          plugins: { browsers },
          rules: { 'browsers/promised-apis': 'error' },
        },
      ]),
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': ['error', { ...IMPORTS, paths: [...IMPORTS.paths, LAZY] }],
      'no-restricted-globals': [
        'error',
        ...[
          'window',
          'document',
          'localStorage',
          'sessionStorage',
          'navigator',
          'location',
          'history',
          'fetch',
          'performance',
          'crypto',
        ].map((name) => ({ name, message: OUTSIDE })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Use ports.clock.' },
        { object: 'Math', property: 'random', message: 'Use ports.random.' },
        { object: 'Toast', property: 'show', message: 'Notices are state: dispatch toastShown.' },
        { object: 'Dialog', property: 'confirm', message: 'Notices are state: use flows/notices.' },
        { object: 'Dialog', property: 'alert', message: 'Notices are state: use flows/notices.' },
        { object: 'Dialog', property: 'show', message: 'Notices are state: use flows/notices.' },
        { object: 'ActionSheet', property: 'show', message: 'Notices are state: use flows/notices.' },
      ],
      'no-restricted-syntax': ['error', ...SYNTAX, ...DATES],
    },
  },
  // Whole screens: their failure is shown by ScreenErrorBoundary.
  { files: ['src/app/routing/screens.ts'], rules: { 'no-restricted-imports': ['error', IMPORTS] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/features/**/*Screen.tsx'],
    rules: {
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, namespaceFrom: true } },
      ],
    },
  },
  {
    files: ['src/{app,widgets}/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...DATES, ...CONTROLS] },
  },
  {
    files: ['src/features/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...DATES, ...TITLES, ...CONTROLS] },
  },
  { files: ['src/domain/time.ts'], rules: { 'no-restricted-syntax': ['error', ...SYNTAX] } },
  {
    files: ['src/features/**/*Screen.tsx'],
    // Sixty lines, plus the imports.
    rules: { 'max-lines': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: [
      'src/start.tsx',
      'src/operations/viewer/*Page.{ts,tsx}',
      'src/operations/recorder/watch/**',
      'src/host/**',
      'src/app/early/**',
      'src/app/receipt/**',
      'src/navigation/history/syncHistoryWithStore.ts',
      'src/platform/ports/ports.ts',
      'src/platform/ports/browserPorts.ts',
    ],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['src/ui/richText/RichText.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['src/flows/**/*.ts'], rules: { 'require-yield': 'off' } },
  {
    files: ['test/**/*.{ts,tsx}', 'mocks/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'require-yield': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', { name: 'it', message: 'One word for a test: test.' }] },
  },
  {
    files: ['**/*.{js,cjs}', '**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'require',
          'module',
          'exports',
          'Response',
          'process',
          '__filename',
          '__dirname',
          'Buffer',
          'globalThis',
          'URL',
          'console',
          'setTimeout',
          'clearTimeout',
          'fetch',
          'window',
          'document',
          'performance',
          'requestAnimationFrame',
          'location',
          'localStorage',
          'sessionStorage',
          'navigator',
          'getComputedStyle',
          'innerHeight',
          'innerWidth',
          'history',
          'AbortSignal',
          'PerformanceObserver',
          'Event',
          'setInterval',
          'clearInterval',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-console': 'off' },
  },
);
