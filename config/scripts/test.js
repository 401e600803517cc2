// npm test: everything, each part with a heading; ends with `N passed, N failed`. Types, lint and layers count as one check each, every
// jest test and every browser test as one. A part that crashes is a failure. Parts that keep one core busy run two at a time; what
// they print is shown when they are over.
// npm run test:full (`--full`): the same, and what walks or is generated goes everywhere instead of to a part.
if (process.argv.includes('--full')) process.env.FULL = '1';
const { spawn } = require('node:child_process');
const { mkdirSync, readFileSync, rmSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const REPORT = path.join(root, 'node_modules/.cache/jest-report.json');
const BROWSER_REPORT = path.join(root, 'node_modules/.cache/browser-report.json');
const bin = (name, file) => path.join(root, 'node_modules', name, file);
const one = (isGood) => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Runs a program of Node to its end; answers its exit code, null if it was killed. What it prints goes to the terminal, or to `print`. */
const run = (args, { print, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = print === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(process.execPath, args, { cwd: root, stdio, ...options });
    child.stdout?.on('data', print);
    child.stderr?.on('data', print);
    child.on('error', reject);
    child.on('close', resolve);
  });
const single =
  (...args) =>
  async (print) =>
    one((await run(args, { print })) === 0);

async function jest() {
  rmSync(REPORT, { force: true });
  const status = await run(
    [
      bin('jest', 'bin/jest.js'),
      '--config',
      'config/jest.config.js',
      '--maxWorkers',
      '2', // more than the two cores of a small machine would stretch the time limits of journeys
      '--json',
      '--outputFile',
      REPORT,
    ],
    {
      stdio: ['inherit', 'ignore', 'inherit'], // the report's own JSON would come through stdout
    },
  );
  const {
    numPassedTests: passed,
    numFailedTests,
    numRuntimeErrorTestSuites,
  } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed };
}

async function browser() {
  rmSync(BROWSER_REPORT, { force: true });
  const status = await run(['config/scripts/browserTests.js'], { env: { ...process.env, BROWSER_REPORT } });
  const { passed, failed } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

const parts = {
  Types: single(bin('typescript', 'bin/tsc'), '-p', '.'),
  Lint: single(
    bin('eslint', 'bin/eslint.js'),
    '--config',
    'config/eslint.config.mjs',
    '--max-warnings',
    '0',
    'src',
    'mocks',
    'test',
    'config',
    'webpack.config.js',
    'babel.config.js',
  ),
  Layers: single(
    bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
    '--config',
    'config/dependency-cruiser.cjs',
    'src',
  ),
  Build: single(bin('webpack', 'bin/webpack.js'), '--mode', 'production'),
  'Unit, journeys, contracts, architecture': jest,
  'Real browser': browser,
};

/** One stage after the other; the lanes of a stage at once, the parts of a lane one after the other. */
const stages = [
  [['Lint'], ['Types', 'Layers', 'Build']],
  [['Unit, journeys, contracts, architecture']],
  [['Real browser']],
];

const heading = (name) => `\n—— ${name} ${'—'.repeat(Math.max(0, 70 - name.length))}\n`;
const results = new Map();

async function runPart(name, isAlone) {
  const printed = [];
  if (isAlone) console.log(heading(name));
  const startedAt = Date.now();
  let result;
  try {
    result = await parts[name](isAlone ? undefined : (chunk) => printed.push(chunk));
  } catch (error) {
    printed.push(Buffer.from(`${error.stack}\n`));
    result = one(false);
  }
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
  for (const lanes of stages) await Promise.all(lanes.map((names) => runLane(names, lanes.length === 1)));
  const total = { passed: 0, failed: 0 };
  const lines = Object.keys(parts).map((name) => {
    const { passed, failed, seconds } = results.get(name);
    total.passed += passed;
    total.failed += failed;
    return `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`\n${lines.join('\n')}\n\n${seconds} s in all\n\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void main();
