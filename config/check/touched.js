// Finds what a change touches: the routes whose screens import a changed file, directly or indirectly, and the tests to run for it.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { reachedFrom } = require('./imports');

/** If a change touches more routes than this, only some are walked, because `npm run check` of one screen is not to take minutes. */
const MOST_ROUTES = 3;
const SAMPLED_ROUTES = 2;
/** Of the tests with a whole app that name a route of the change, only so many run: each of them starts the whole app several times. */
const MOST_NAMING = 2;

/**
 * Helpers that make a whole app or know all of its routes. A test that uses one imports every file, so its imports say nothing about what it tests.
 * Such a test is chosen by the routes that it names.
 */
const HELPERS = ['makeApp.tsx', 'recordedApp.ts', 'rowIn.ts', 'walks/walkingApp.tsx', 'recordedJourneys.ts'].map(
  (name) => `test/support/${name}`,
);
/** Where a whole app begins: a helper of tests, or what starts the app and its routes. */
const isWholeApp = (file) =>
  HELPERS.includes(file) ||
  /^src\/(start\.tsx|app\/(App\.tsx|createAppWithScreenLoader\.ts|routing\/)|features\/\w+\/\w*[rR]outes\.ts$)/.test(
    file,
  );

const ROW = /^ {2}(\w+): \{(?:(?!^ {2}\w+: \{)[^])*?import\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/gm;
const TEST = /^test\/(?!browser\/|architecture\/fixtures\/|journeys\/walks\/).*\.test\.tsx?$/;
/** These tests check rules of the whole tree that types, lint and layers cannot check. They take a few seconds. */
const ALWAYS = ['test/architecture/routes.test.ts', 'test/architecture/styles.test.ts'];

const RECORDED = /^test\/support\/journeys\//;

/** Matches a text that names a route, as `'name'` or by its address. */
const namesRoute = (name) => new RegExp(`['"\`](${name}['"\`]|/${name}['"\`?])`);
const read = (root, file) => readFileSync(path.join(root, file), 'utf8');

/** The rows of the route table, from every file that declares some: `{ name, screen, file }`, where `screen` and `file` are paths. */
const readRows = (root, imports) =>
  [...imports.keys()]
    .filter((file) => file.startsWith('src/features/'))
    .map((file) => ({ file, text: read(root, file) }))
    .filter(({ text }) => text.includes('defineRoutes('))
    .flatMap(({ file, text }) =>
      [...text.matchAll(ROW)].map(([, name, screen]) => ({
        name,
        screen: `${path.posix.join(path.posix.dirname(file), screen)}.tsx`,
        file,
      })),
    );

/** A screen that uses this port draws these parts, which it does not import. */
const PORT = 'src/flows/operations/operationsPort.ts';
const PARTS_BEHIND_PORT = 'src/operations/diagnostics/operationsParts.ts';

/** By the name of each route, every file that its screen reaches. */
const reachOfRoutes = (imports, rows) =>
  new Map(
    rows.map(({ name, screen }) => {
      const reached = reachedFrom(imports, [screen]);
      return [name, reached.has(PORT) ? reachedFrom(imports, [screen, PARTS_BEHIND_PORT]) : reached];
    }),
  );

/**
 * The names of the routes that changed files touch: routes whose screen imports a changed file, and routes whose row is declared in one. Files that
 * every address uses without a screen importing them, such as the shell and the pretend world, touch all routes.
 */
function touchedRoutes(imports, rows, changed) {
  const isRows = (file) => rows.some((row) => row.file === file);
  const everywhere = reachedFrom(imports, ['src/main.tsx'], isRows);
  const reachedBy = reachOfRoutes(imports, rows);
  const isOfAll = (file) =>
    file.startsWith('mocks/') ||
    (everywhere.has(file) && !isRows(file) && !rows.some(({ name }) => reachedBy.get(name).has(file)));
  return rows
    .filter(({ name, file: rowsOf }) =>
      changed.some((file) => isOfAll(file) || rowsOf === file || reachedBy.get(name).has(file)),
    )
    .map(({ name }) => name);
}

/** The routes that a change is about: those whose own screen changed, and those that a changed recorded journey names. */
function ownRoutes(root, rows, changed) {
  const journeys = changed.filter((file) => RECORDED.test(file)).map((file) => read(root, file));
  return rows
    .filter(({ name, screen }) => changed.includes(screen) || journeys.some((text) => namesRoute(name).test(text)))
    .map(({ name }) => name);
}

/**
 * The routes to walk: the change's own routes, and all touched ones or, if there are too many, a sample of the others. The same changed files always
 * give the same sample.
 */
function sampleRoutes(touched, changed, own = []) {
  const others = touched.filter((name) => !own.includes(name));
  if (own.length + others.length <= MOST_ROUTES) return [...own, ...others];
  const rankOf = (name) =>
    createHash('sha1')
      .update([name, ...changed].join('\n'))
      .digest('hex');
  const ranked = new Map(others.map((name) => [name, rankOf(name)]));
  const sample = [...others]
    .sort((one, other) => (ranked.get(one) < ranked.get(other) ? -1 : 1))
    .slice(0, SAMPLED_ROUTES);
  return [...own.slice(0, MOST_ROUTES), ...sample];
}

/**
 * The test files to run: `close`, which import a changed file other than through a whole app, and `naming`, which have a whole app and name one of the
 * routes, as `'name'` or by its address, those with the most mentions first. Tests of our own tools name routes only as examples: `isOwnTool`.
 */
function relatedTests(root, imports, changed, routes, isOwnTool = () => false) {
  const names = routes.map((name) => new RegExp(namesRoute(name), 'g'));
  const close = [];
  const naming = [];
  for (const file of imports.keys()) {
    if (!TEST.test(file)) continue;
    const reached = reachedFrom(imports, [file], isWholeApp);
    if (ALWAYS.includes(file) || changed.some((one) => reached.has(one))) close.push(file);
    else if (!isOwnTool(file) && [...reached].some(isWholeApp)) {
      const text = read(root, file);
      const mentions = names.reduce((count, name) => count + (text.match(name)?.length ?? 0), 0);
      if (mentions > 0) naming.push({ file, mentions });
    }
  }
  naming.sort((one, other) => other.mentions - one.mentions || (one.file < other.file ? -1 : 1));
  return { close, naming: naming.map(({ file }) => file) };
}

module.exports = {
  MOST_NAMING,
  MOST_ROUTES,
  isWholeApp,
  namesRoute,
  ownRoutes,
  reachOfRoutes,
  readRows,
  relatedTests,
  sampleRoutes,
  touchedRoutes,
};
