// npm test: everything, one after another, each with a heading; ends with `N passed, N failed`. Types, lint and layers count as one
// check each, every jest test and every browser test as one. A step that crashes is a failure.
// npm run test:full (`--full`): the same, and the hostile walks go everywhere instead of to a part.
if (process.argv.includes('--full')) process.env.FULL = '1';
const { spawnSync } = require('node:child_process');
const { mkdirSync, readFileSync, rmSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const REPORT = path.join(root, 'node_modules/.cache/jest-report.json');
const BROWSER_REPORT = path.join(root, 'node_modules/.cache/browser-report.json');
const bin = (name, file) => path.join(root, 'node_modules', name, file);
const run = (args, options = {}) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
const one = (isGood) => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const single =
  (...args) =>
  () =>
    one(run(args).status === 0);

function jest() {
  rmSync(REPORT, { force: true });
  const { status } = run(
    [
      bin('jest', 'bin/jest.js'),
      '--config',
      'config/jest.config.js',
      '--maxWorkers',
      '2',
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

function browser() {
  rmSync(BROWSER_REPORT, { force: true });
  const { status } = run(['config/scripts/browserTests.js'], { env: { ...process.env, BROWSER_REPORT } });
  const { passed, failed } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

const steps = [
  ['Types', single(bin('typescript', 'bin/tsc'), '-p', '.')],
  [
    'Lint',
    single(
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
  ],
  [
    'Layers',
    single(bin('dependency-cruiser', 'bin/dependency-cruise.mjs'), '--config', 'config/dependency-cruiser.cjs', 'src'),
  ],
  ['Unit, journeys, contracts, architecture', jest],
  ['Build', single(bin('webpack', 'bin/webpack.js'), '--mode', 'production')],
  ['Real browser', browser],
];

mkdirSync(path.dirname(REPORT), { recursive: true });
const total = { passed: 0, failed: 0 };
const lines = [];
for (const [name, step] of steps) {
  console.log(`\n—— ${name} ${'—'.repeat(Math.max(0, 70 - name.length))}\n`);
  const startedAt = Date.now();
  let result;
  try {
    result = step();
  } catch (error) {
    console.error(error);
    result = one(false);
  }
  total.passed += result.passed;
  total.failed += result.failed;
  lines.push(
    `${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed (${Math.round((Date.now() - startedAt) / 1000)} s)`,
  );
}
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
