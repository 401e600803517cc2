// npm test: runs everything, each part with a heading, and ends with `N passed, N failed` and, if something was skipped, `, N skipped`. Types, lint and layers count as one check each, every jest
// test and every browser test as one. A part that crashes is a failure. Parts that use only one core run two at a time. Their output is printed when
// they end; until then it prints which of them are running.
// Tests of our own tools run when what they test has changed (config/check/testGroups.js): which run and why stands at the start, and each file that is
// left out counts as skipped. BASE names the revision to compare with.
// Tests that the change cannot reach are left out too, but for one in four of those with a whole app (config/check/reachedTests.js).
// ESLint reads what has changed and what imports it (config/check/lintedFiles.js).
// The walks over all routes visit those that the change is about and a part of the others (config/check/walkedRoutes.js); WALKED, names with commas
// between them, visits exactly these.
// npm run test:full (`--full`): all of these too, and walks and generated tests cover everything instead of a sample.
if (process.argv.includes('--full')) process.env.FULL = '1';
const { mkdirSync, readFileSync, rmSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { readChange } = require('../check/change');
const { lintedFiles } = require('../check/lintedFiles');
const { chooseUnreached } = require('../check/reachedTests');
const { chooseGroups, isViewerTested, runFileOf } = require('../check/testGroups');
const { chooseWalks } = require('../check/walkedRoutes');
const { commandOf, program, root, run } = require('./commands');
const { counted, createProgress, failureLines, slowest } = require('./progress');
const { runEnvironment } = require('./runEnvironment');

process.env = runEnvironment(process.env);

const REPORT = path.join(root, 'node_modules/.cache/jest-report.json');
const BROWSER_REPORT = path.join(root, 'node_modules/.cache/browser-report.json');
const one = (isGood) => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const single = (args) => async (print) => one((await run(args, { print })) === 0);
const inProject = (file) => path.relative(root, file);

/**
 * Two cores are busy with five processes, because more than half of a walk is waiting for a timer. Each grows to 1.5 GB (config/jest.config.js), and
 * the machine needs as much again for the rest.
 */
const jestWorkers = () =>
  Math.max(2, Math.min(Math.ceil(os.availableParallelism() * 2.5), Math.floor(os.totalmem() / (3 * 2 ** 30))));

async function jest(_print, note) {
  rmSync(REPORT, { force: true });
  const status = await run(
    [
      ...commandOf('jest'),
      '--maxWorkers',
      String(jestWorkers()),
      '--reporters',
      'default',
      '--reporters',
      path.join(root, 'config/jestProgress.js'),
      '--json',
      '--outputFile',
      REPORT,
    ],
    {
      stdio: ['inherit', 'ignore', 'inherit', 'ipc'], // the reporter's own JSON would go to stdout
      onMessage: note,
    },
  );
  const {
    numPassedTests: passed,
    numFailedTests,
    numRuntimeErrorTestSuites,
    testResults,
  } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: inProject(name),
    seconds: (endTime - startTime) / 1000,
  }));
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((each) => each.status === 'passed' && each.invocations > 1)
      .map(({ fullName }) => `${inProject(name)}: ${fullName}`),
  );
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0 && message !== '') return { test: inProject(name), message };
    return assertionResults
      .filter(({ status: outcome }) => outcome === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${inProject(name)}: ${fullName}`,
        message: failureMessages.join('\n'),
      }));
  });
  return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed, files, unsteady, failures };
}

async function browser() {
  rmSync(BROWSER_REPORT, { force: true });
  const status = await run(['config/scripts/browserTests.js'], { env: { ...process.env, BROWSER_REPORT } });
  const { failed, ...report } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
  return { ...report, failed: failed === 0 && status !== 0 ? 1 : failed };
}

/** The files that ESLint reads, null for all. */
let linted = null;
const lint = (print) => (linted?.length === 0 ? one(true) : single(commandOf('lint', linted ?? undefined))(print));

const parts = {
  Types: single(commandOf('types')),
  'Types of what ships': single(commandOf('types:shipped')),
  Lint: lint,
  'Lint of types': single(commandOf('lint:types')),
  Layers: single(commandOf('layers')),
  Build: single([program('webpack'), '--mode', 'production']),
  'Build of the viewer': single([path.join(root, 'config/scripts/replay.js'), '--build']),
  'Unit, journeys, contracts, architecture': jest,
  'Real browser': browser,
};

/** Stages run one after the other. The lanes of a stage run in parallel, the parts of a lane one after the other. */
const stages = [
  [
    ['Build', 'Build of the viewer'],
    ['Lint', 'Lint of types', 'Types', 'Types of what ships', 'Layers'],
  ],
  [['Unit, journeys, contracts, architecture']],
  [['Real browser']],
];

/** The viewer is built only for its own tests. */
function leaveViewerOut(groups) {
  if (isViewerTested(groups)) return;
  delete parts['Build of the viewer'];
  for (const lanes of stages)
    for (const names of lanes) names.splice(0, names.length, ...names.filter((name) => name in parts));
}

/** Prints what runs and why. The files of the others are left out by jest.config.js and browserTests.js; returns how many they are. */
function leaveOut(change) {
  const groups = chooseGroups(change);
  leaveViewerOut(groups);
  const unreached = chooseUnreached(change);
  const files = [...groups.flatMap((group) => (group.because === undefined ? group.files : [])), ...unreached];
  process.env.LEFT_OUT = JSON.stringify(files.map(runFileOf));
  console.log(`Tests of our own tools, changes since ${change.since}:`);
  for (const group of groups)
    console.log(
      group.because === undefined
        ? `  ${group.name}: nothing changed, ${group.files.length} files are skipped`
        : `  ${group.name}: runs, because of ${group.because}`,
    );
  console.log(`Of the other test files ${unreached.length} are skipped, because the changes do not reach them.`);
  return files.length;
}

/** Prints which routes and recorded journeys the walks visit, and tells the walks by WALKED and TRAVELLED. */
function drawRoutes(change) {
  const { routes, journeys } = chooseWalks(change);
  if (journeys !== null) process.env.TRAVELLED = JSON.stringify(journeys);
  console.log(`Time travel goes through ${journeys === null ? 'all' : 'some of the'} recorded journeys.`);
  if (process.env.WALKED !== undefined) return;
  if (routes === null) {
    console.log('The walks visit all routes.');
    return;
  }
  const { own, drawn } = routes;
  process.env.WALKED = [...own, ...drawn].join(',');
  console.log(
    `The walks visit ${own.length} routes that the change is about and ${drawn.length} others, drawn by the commit:`,
  );
  console.log(`  ${[...own, ...drawn].join(', ')}`);
}

const heading = (name) => `\n—— ${name} ${'—'.repeat(Math.max(0, 70 - name.length))}\n`;
const results = new Map();
const progress = createProgress();

async function runPart(name, isAlone) {
  const printed = [];
  if (isAlone) console.log(heading(name));
  const startedAt = Date.now();
  progress.begin(name);
  let result;
  try {
    const print = isAlone ? undefined : (chunk) => printed.push(chunk);
    result = await parts[name](print, (where) => progress.note(name, where));
  } catch (error) {
    printed.push(Buffer.from(`${error.stack}\n`));
    result = one(false);
  }
  if (result.failed > 0 && result.failures === undefined)
    result.failures = [{ test: name, output: Buffer.concat(printed).toString() }];
  progress.end(name);
  if (!isAlone) console.log(heading(name));
  process.stdout.write(Buffer.concat(printed));
  results.set(name, { ...result, seconds: Math.round((Date.now() - startedAt) / 1000) });
}

async function runLane(names, isAlone) {
  for (const name of names) await runPart(name, isAlone);
}

async function main() {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  const startedAt = Date.now();
  const change = readChange({ isFull: process.env.FULL === '1' });
  const skippedFiles = leaveOut(change);
  drawRoutes(change);
  linted = lintedFiles(change.imports, change.files);
  console.log(`ESLint reads ${linted === null ? 'all files' : `${linted.length} files`}.`);
  for (const lanes of stages) await Promise.all(lanes.map((names) => runLane(names, lanes.length === 1)));
  progress.stop();
  const total = { passed: 0, failed: 0, skipped: skippedFiles };
  const lines = Object.keys(parts).map((name) => {
    const { passed, failed, skipped = 0, seconds } = results.get(name);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    return `${failed === 0 ? '✓' : '✗'} ${name}: ${counted({ passed, failed, skipped })} (${seconds} s)`;
  });
  if (skippedFiles > 0)
    lines.push(`– Not reached by what has changed: ${skippedFiles} files skipped, npm run test:full runs them`);
  const failures = [...results.values()].flatMap(({ failures: some = [] }) => some);
  const slow = slowest([...results.values()].flatMap(({ files = [] }) => files));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const unsteady = [...results.values()].flatMap(({ unsteady: names = [] }) => names);
  if (unsteady.length > 0) console.log(`\nPassed only the second time:\n  ${unsteady.join('\n  ')}`);
  console.log(`\nThe slowest test files:\n${slow.join('\n')}`);
  if (failures.length > 0) console.log(`\nWhat failed:\n${failureLines(failures).join('\n')}`);
  console.log(`\n${lines.join('\n')}\n\n${seconds} s in all\n\n${counted(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void main();
