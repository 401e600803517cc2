// The layer rule for src, mocks and test/support. A file imports from its own folder and from layers below it. Names in one row do not see each
// other.
const LAYERS = [
  ['lib'],
  ['domain'],
  ['host', 'navigation'],
  ['platform'],
  ['services', 'ui'],
  ['flows'],
  ['widgets'],
  ['features'],
  ['app'],
  ['operations'],
];
const above = (rank) => LAYERS.slice(rank + 1).flat();

const downOnly = LAYERS.flatMap((names, rank) =>
  names.map((name) => ({
    name: `${name}-looks-down-only`,
    severity: 'error',
    from: { path: `^src/${name}/` },
    to: {
      path: `^src/(${[...above(rank), ...names.filter((other) => other !== name), '(main|start)[.]tsx'].join('|')})`,
    },
  })),
);

// The same for the pretend backend: `control` simulates outside events on top of `api`, which answers from `world`.
const MOCKS = [['world', 'hosts', 'pictures'], ['api'], ['control']];
const mocksDownOnly = MOCKS.flatMap((names, rank) =>
  names.map((name) => ({
    name: `mocks-${name}-looks-down-only`,
    severity: 'error',
    from: { path: `^mocks/${name}/` },
    to: {
      path: `^mocks/(${[
        ...MOCKS.slice(rank + 1)
          .flat()
          .map((other) => `${other}/`),
        ...names.filter((other) => other !== name).map((other) => `${other}/`),
        'app[.]ts',
        'fetchPort[.]ts',
      ].join('|')})`,
    },
  })),
);

// The areas of the pretend world. Their row types (`…Tables.ts`) are below all areas, because the type `World` is composed of them.
const WORLD = [
  ['core'],
  ['places'],
  ['appeals', 'coupons'],
  ['money'],
  ['parking'],
  ['booking', 'charging', 'invoices', 'merchant', 'news', 'support', 'wallet'],
  ['vehicles'],
  ['offpeak', 'passes'],
  ['account'],
];
const worldDownOnly = WORLD.slice(0, -1).map((names, rank) => ({
  name: `world-${names.join('-')}-look-down-only`,
  severity: 'error',
  from: { path: `^mocks/world/(${names.join('|')})/` },
  to: {
    path: `^mocks/world/(${[...names, ...WORLD.slice(rank + 1).flat()].join('|')})/`,
    pathNot: '^mocks/world/$1/|Tables[.]ts$',
  },
}));

const IN_A_LAYER = `^src/((${LAYERS.flat().join('|')})/|(main|start)[.]tsx$|global[.]d[.]ts$)`;
// Screens and their parts are in rooms. The pure rules of a room, or of what its rooms share, are in its model/.
const PURE_FROM = '^src/(lib|domain)/|^src/(features|widgets)/.+/model/';
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
      to: { path: '^src/services/[^/]+/', pathNot: '^src/services/($1|base|schema)/' },
    },
    {
      // A build without operations replaces these files (config/webpack/editions.js). Types cost nothing.
      name: 'operations-behind-one-file',
      severity: 'error',
      from: { path: '^src/(main|start)[.]tsx$' },
      to: {
        path: '^src/operations/',
        pathNot: '^src/operations/(pageOperations|servicesWhenIdle)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-knows-no-port',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/platform/' },
    },
    {
      // `requests` is the step that every flow takes that spends or binds. `leaving` is the step of every flow that ends the page or the session: it
      // waits for a payment that is being opened.
      name: 'flows-know-only-session-leaving-notices-and-requests',
      severity: 'error',
      from: { path: '^src/flows/([^/]+)/', pathNot: '^src/flows/(errorEffects|freshness|leaving|offline)/' },
      to: { path: '^src/flows/[^/]+/', pathNot: '^src/flows/($1|session|leaving|notices|requests)/' },
    },
    {
      name: 'pure-code-knows-no-framework',
      severity: 'error',
      from: { path: PURE_FROM },
      to: { path: FRAMEWORKS },
    },
    {
      // The checkout is composed of the other widgets, and what is told with pictures of the upload. Those know at most how loading is shown.
      name: 'widgets-know-only-lower-widgets',
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/', pathNot: '^src/widgets/(appeal|checkout|problem)/' },
      to: { path: '^src/widgets/', pathNot: '^src/widgets/($1|loading)/' },
    },
    {
      name: 'screens-and-parts-know-no-saga',
      severity: 'error',
      from: { path: '^src/(features|widgets)/' },
      to: { path: 'node_modules/(redux-saga|typed-redux-saga)/|Saga[.]ts$' },
    },
    {
      name: 'antd-mobile-only-where-things-are-drawn',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(ui|features|widgets|main[.]tsx|operations/viewer/phonePage[.]ts)' },
      to: { path: 'node_modules/antd-mobile' },
    },
    {
      name: 'src-never-sees-test-or-mocks',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|mocks)/' },
    },
    ...mocksDownOnly,
    ...worldDownOnly,
    {
      name: 'every-area-of-the-world-has-a-rank',
      severity: 'error',
      from: { path: '^mocks/world/[^/]+/', pathNot: `^mocks/world/(${WORLD.flat().join('|')})/` },
      to: {},
    },
    {
      // The lists that join the areas are beside `World.ts`. An area reaches them through the world. If it imported them, all areas would form one
      // cycle.
      name: 'areas-of-the-world-know-no-joining-list',
      severity: 'error',
      from: { path: '^mocks/world/[^/]+/' },
      to: { path: '^mocks/world/[^/]+[.]ts$', pathNot: '^mocks/world/World[.]ts$' },
    },
    {
      name: 'mocks-know-schemas-and-vocabulary-only',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/hosts/' },
      to: { path: '^src/', pathNot: '^src/(services|platform|domain|lib)/' },
    },
    {
      name: 'pretend-hosts-know-hosts-only',
      severity: 'error',
      from: { path: '^mocks/hosts/' },
      to: { path: '^src/', pathNot: '^src/host/' },
    },
    {
      name: 'mocks-never-see-tests',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^test/' },
    },
    {
      name: 'support-sees-no-test',
      severity: 'error',
      from: { path: '^test/support/' },
      to: { path: '^test/', pathNot: '^test/(support|data|corpus)/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      // Two rooms that need each other are one room, or a third one is missing. The composition root counts as one piece.
      name: 'no-circular-rooms',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/', pathNot: '^src/app' },
      to: { circular: true },
    },
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
      from: { orphan: true, path: '^(src|mocks)/', pathNot: '[.]d[.]ts$|^src/domain/' },
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
