// The layer rule. A file imports from its own folder and from layers below it; names in one row do not see each other.
const LAYERS = [['lib'], ['domain'], ['host', 'navigation'], ['services', 'ui'], ['flows'], ['features'], ['app']];
const above = (rank) => LAYERS.slice(rank + 1).flat();

const downOnly = LAYERS.flatMap((names, rank) =>
  names.map((name) => ({
    name: `${name}-looks-down-only`,
    severity: 'error',
    from: { path: `^src/${name}/` },
    to: { path: `^src/(${[...above(rank), ...names.filter((other) => other !== name), 'main[.]tsx'].join('|')})` },
  })),
);

const IN_A_LAYER = `^src/((${LAYERS.flat().join('|')})/|main[.]tsx$|global[.]d[.]ts$)`;
const PURE_FROM = '^src/(lib|domain)/|^src/features/[^/]+/model/';
const FRAMEWORKS =
  'node_modules/(react|react-dom|react-redux|react-router|react-router-dom|@reduxjs|redux|redux-saga|typed-redux-saga|antd-mobile|antd-mobile-icons)/';

module.exports = {
  forbidden: [
    ...downOnly,
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'services-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/services/([^/]+)/' },
      to: { path: '^src/services/[^/]+/', pathNot: '^src/services/($1|transport)/' },
    },
    {
      name: 'flows-know-only-session-and-notices',
      severity: 'error',
      from: { path: '^src/flows/([^/]+)/', pathNot: '^src/flows/(errorEffects|freshness)/' },
      to: { path: '^src/flows/[^/]+/', pathNot: '^src/flows/($1|session|notices)/' },
    },
    {
      name: 'pure-code-knows-no-framework',
      severity: 'error',
      from: { path: PURE_FROM },
      to: { path: FRAMEWORKS },
    },
    {
      name: 'screens-and-parts-know-no-saga',
      severity: 'error',
      from: { path: '^src/features/[^/]+/(screens|parts)/' },
      to: { path: 'node_modules/(redux-saga|typed-redux-saga)/|Saga[.]ts$' },
    },
    {
      name: 'antd-mobile-only-where-things-are-drawn',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(ui|features/[^/]+/(screens|parts)|main[.]tsx)' },
      to: { path: 'node_modules/antd-mobile' },
    },
    {
      name: 'src-never-sees-test-or-mocks',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|mocks)/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'every-file-has-a-layer', severity: 'error', from: { path: '^src/', pathNot: IN_A_LAYER }, to: {} },
    {
      name: 'only-what-has-a-layer-is-imported',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: IN_A_LAYER },
    },
    {
      name: 'no-file-stands-alone',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '[.]d[.]ts$|^src/domain/' },
      to: {},
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
};
