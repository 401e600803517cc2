// Which tests `npm test` leaves out because the change cannot reach them, and nothing draws them. `npm run test:full` runs all, and so does a run in
// which git cannot tell what has changed.
//
// A test that makes no whole app is reached through its imports, and that is exact. A test with a whole app, and a browser test, imports or opens
// everything, so it goes by the routes that it names: it runs if a changed file belongs to one of them, or to all. It could still pass through a route
// that it does not name: therefore some of the others run too, drawn by the commit (`ONE_OF`).
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { root: project } = require('../scripts/commands');
const { isDrawn, ONE_OF } = require('./change');
const { reachedFrom } = require('./imports');
const { isInEveryRun, isOfAll, isOwnTool } = require('./testGroups');
const { isWholeApp, namesRoute, touchedRoutes } = require('./touched');
const { OF_FEW } = require('./walkedRoutes');

const TEST = /^test\/(?:(?!browser\/|architecture\/|journeys\/walks\/).*\.test\.tsx?|browser\/.*\.browser\.ts)$/;
const BROWSER = /^test\/browser\//;
/** A test that reads files or starts programs depends on more than it imports. */
const READS_TREE = /\b(readFileSync|readdirSync|node:child_process|dist\/)/;
/** The whole build, its styles and the pages beside the app: every browser test depends on them. */
const OF_BUILD =
  /^(config\/(webpack|scripts|server|site|headers|phone|document|mockApi)|webpack\.config|src\/.*\.css$)/;

/**
 * The files of tests that are left out, jest's and the browser's. Tests of our own tools are not among them: testGroups.js chooses those.
 *
 * @param root where the tree is
 * @param imports what each file imports, from `readImports`
 * @param rows the route table, from `readRows`
 * @param changed paths of changed and deleted files; null if git cannot tell: then nothing is left out
 * @param seed the same seed draws the same tests
 */
function unreachedTests(root, imports, rows, changed, seed) {
  if (changed === null || changed.some(isOfAll)) return [];
  const touched = touchedRoutes(imports, rows, changed).map(namesRoute);
  const oneOf = touched.length > OF_FEW ? ONE_OF.shared : ONE_OF.few;
  const names = rows.map(({ name }) => namesRoute(name));
  const isChanged = new Set(changed);
  return [...imports.keys()].filter((file) => {
    if (!TEST.test(file) || isOwnTool(file) || isInEveryRun(file)) return false;
    const text = readFileSync(path.join(root, file), 'utf8');
    if (READS_TREE.test(text)) return false;
    const reached = [...reachedFrom(imports, [file], isWholeApp)];
    if (reached.some((one) => isChanged.has(one))) return false;
    const isBrowser = BROWSER.test(file);
    if (!isBrowser && !reached.some(isWholeApp)) return true;
    if (isBrowser && changed.some((one) => OF_BUILD.test(one))) return false;
    if (isDrawn(seed, file, oneOf) || touched.some((route) => route.test(text))) return false;
    return names.some((route) => route.test(text));
  });
}

/** The tests of this tree that `npm test` leaves out because the change does not reach them. */
const chooseUnreached = ({ imports, rows, files, seed }) => unreachedTests(project, imports, rows, files, seed);

module.exports = { chooseUnreached, unreachedTests };
