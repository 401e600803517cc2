// npm run mutants [-- --seed S] [--count N] [--concurrency N] [--list]: changes the rules of money, session and the base query in about 150 places that
// the seed draws, one at a time, and says which of these mutants no unit test finds (docs/testing.md). --list only prints what would be played.
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { draw, idOf } = require('../mutants/draw');
const { listMutants } = require('../mutants/list');
const { reportOf } = require('../mutants/report');

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/mutants');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '150' },
    concurrency: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
});

/** Where a mutant stands, as Stryker's `mutate` takes it: lines from 1. */
const rangeOf = ({ file, location: { start, end } }) =>
  `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

const optionsFor = (drawn) => ({
  plugins: ['@stryker-mutator/jest-runner', path.join(root, 'config/mutants/plugins.mjs')],
  mutate: [...new Set(drawn.map(rangeOf))],
  checkers: ['drawn'],
  testRunner: 'covering-files',
  jest: { configFile: 'config/mutants/jest.config.js' },
  coverageAnalysis: 'perTest',
  concurrency: Number(values.concurrency),
  // jest keeps some of each run in memory.
  maxTestRunnerReuse: 40,
  // Slow is not found: what loops is caught by counting, and only what waits for ever needs the time.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 120_000,
  timeoutFactor: 5,
  ignorePatterns: ['/dist*', '/test/browser', '/test/journeys', '/.ci'],
  buildCommand: 'node config/mutants/prepareSandbox.js',
  disableTypeChecks: false,
  cleanTempDir: 'always',
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
});

/** Stryker's result of a mutant that was drawn, with the text that was there before. */
const joinedWith = (drawn) => {
  const originals = new Map(drawn.map((mutant) => [idOf(mutant), mutant]));
  return (result) => {
    const file = path.relative(root, result.fileName).split(path.sep).join('/');
    const { start, end } = result.location;
    const from0 = ({ line, column }) => ({ line: line - 1, column: column - 1 });
    const mutant = originals.get(idOf({ ...result, file, location: { start: from0(start), end: from0(end) } }));
    return mutant === undefined ? [] : [{ ...result, file, original: mutant.original }];
  };
};

async function main() {
  const startedAt = Date.now();
  const drawn = draw(await listMutants(), { seed: values.seed, count: Number(values.count) });
  if (values.list) {
    for (const { file, location, original, replacement } of drawn)
      console.log(`${file}:${location.start.line + 1}  ${original}  →  ${replacement}`);
    return;
  }
  mkdirSync(cache, { recursive: true });
  process.env.MUTANTS_DRAWN = path.join(cache, 'drawn.json');
  process.env.MUTANTS_ROOT = root;
  writeFileSync(process.env.MUTANTS_DRAWN, JSON.stringify(drawn.map(idOf)));
  process.chdir(root);
  const { Stryker } = await import('@stryker-mutator/core');
  const all = await new Stryker(optionsFor(drawn)).runMutationTest();
  const results = all.flatMap(joinedWith(drawn));
  writeFileSync(path.join(cache, 'results.json'), JSON.stringify(results, null, 1));
  console.log(reportOf(results, { seed: values.seed, seconds: (Date.now() - startedAt) / 1000 }).join('\n'));
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
