// npm run check [-- --base REV]: checks what a change touches, for one screen in half a minute: types, lint and layers of the changed files, related tests,
// and the hostile walk over the routes whose screens import a changed file. The change is everything that is not committed or, with --base, everything
// since the branch left REV. It does not replace `npm test`: nothing is built, no browser is started, rules of ESLint that read types are left out, cycles of
// imports too, and of journeys that name the route only some run.
const { parseArgs } = require('node:util');
const changedFiles = require('../check/changedFiles');
const { readImports } = require('../check/imports');
const { isOwnTool } = require('../check/testGroups');
const { MOST_NAMING, ownRoutes, readRows, relatedTests, sampleRoutes, touchedRoutes } = require('../check/touched');
const { shardsOf } = require('../walks');
const { commandOf, root, run } = require('./commands');
const { createProgress } = require('./progress');

/** When routes are named, the first shard of a walk takes all of them. */
const fileOfWalk = (walk) => `test/journeys/walks/${walk}.1of${shardsOf(walk)}.test.js`;
/** A recorded journey is played in the other walks. */
const JOURNEY = /^test\/support\/journeys\//;
const walksFor = (changed) => ['hostileWalk', ...(changed.some((file) => JOURNEY.test(file)) ? ['timeTravel'] : [])];

/** Where depcruise looks for imports that cross a layer. */
const LAYERED = /^(src|mocks|test\/support)\/.*\.tsx?$/;
/** What depcruise does not look into: everything but the changed files. */
const OTHERS = '^(src|mocks|test)/|node_modules';

/** What to run for the changed files, `{ name, args, env }` each. The lanes run in parallel, the parts of a lane one after the other. */
function lanesFor(changed) {
  const imports = readImports(root, ['src', 'mocks', 'test', 'config']);
  const rows = readRows(root, imports);
  const touched = touchedRoutes(imports, rows, changed);
  const routes = sampleRoutes(touched, changed, ownRoutes(root, rows, changed));
  const { close, naming } = relatedTests(root, imports, changed, routes, isOwnTool);
  const tests = [...close, ...naming.slice(0, MOST_NAMING)];
  const linted = changed.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  console.log(`${changed.length} changed files, ${tests.length} related test files, touched routes: ${touched.length}`);
  if (routes.length > 0) console.log(`walks of ${routes.join(', ')}`);
  if (routes.length < touched.length)
    console.log(
      `That is ${routes.length} of the ${touched.length} routes that reach the change, with its own first: npm run test:full walks all of them.`,
    );
  if (naming.length > MOST_NAMING)
    console.log(
      `${naming.length} tests with a whole app name these routes: ${naming.slice(0, MOST_NAMING).join(', ')} run.`,
    );
  const lint = ['lint', 'lint:types'].flatMap((name) =>
    linted.length > 0 ? [{ name, args: commandOf(name, linted), env: { LINT_WITHOUT_TYPES: '1' } }] : [],
  );
  const layered = changed.filter((file) => LAYERED.test(file) && imports.get(file)?.length > 0);
  const layers = { name: 'layers', args: [...commandOf('layers', layered), '--do-not-follow', OTHERS] };
  const jest = [...commandOf('jest'), '--maxWorkers', '2', '--runTestsByPath', ...tests];
  const walked = { args: [...jest, ...walksFor(changed).map(fileOfWalk)], env: { ROUTES: routes.join(',') } };
  return [
    [{ name: 'types', args: commandOf('types') }, ...lint, ...(layered.length > 0 ? [layers] : [])],
    [{ name: 'tests', ...(routes.length > 0 ? walked : { args: jest }) }],
  ];
}

async function main() {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  const changed = changedFiles(values.base);
  if (changed.length === 0) {
    console.log('Nothing has changed: nothing to check.');
    return;
  }
  const startedAt = Date.now();
  const secondsSince = (from) => Math.round((Date.now() - from) / 1000);
  const progress = createProgress();
  const passed = [];
  const failed = [];
  const runPart = async ({ name, args, env }) => {
    const printed = [];
    const partStartedAt = Date.now();
    progress.begin(name);
    const status = await run(args, { print: (chunk) => printed.push(chunk), env: { ...process.env, ...env } });
    progress.end(name);
    (status === 0 ? passed : failed).push(name);
    console.log(`${status === 0 ? '✓' : '✗'} ${name} (${secondsSince(partStartedAt)} s)`);
    if (status !== 0) process.stdout.write(Buffer.concat(printed));
  };
  const runLane = async (lane) => {
    for (const part of lane) await runPart(part);
  };
  await Promise.all(lanesFor(changed).map(runLane));
  progress.stop();
  const words = [
    `passed: ${passed.join(', ') || 'nothing'}`,
    ...(failed.length > 0 ? [`FAILED: ${failed.join(', ')}`] : []),
  ];
  console.log(`\n${words.join('; ')} (${secondsSince(startedAt)} s)`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
