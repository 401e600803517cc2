// npm run browser [part of a file's name [part of a test's name]]: runs every test/browser/*.browser.ts in a real browser, on dist/ with production
// headers. Three files run at a time on two cores, each in its own process (JOBS changes it), because most of a test is waiting. A walk is split into
// as many shards as the walks of jest, each with its part of the tests.
//
// A test is `test('what a person sees', async ({ page, world, origin, visit, shot, axe }) => { … }, options)`, with `test` from
// test/browser/harness.ts. Each test gets a server, a new mock world (`world`), and a phone: 390x844, touch, Chinese.
//   visit(path, { host, signedInAs })   opens a screen in a pretend host, signed in by cookie; waits for `load`
//   shot(name)                          saves a picture in test/browser/out
//   axe()                               fails on any violation
//   expectError(pattern)                this page error or console error is part of the test
// `testWith(missing)` is `test` where nothing is missing; elsewhere its tests are counted as skipped, with the reason.
// Nothing leaves the machine. An unexpected page error, console error or violation of the Content-Security-Policy fails the test, whatever its
// assertions say. A test that fails is run once more; if it passes then, it counts as passed and is named at the end. Assert with node:assert and
// Playwright's own waiting.
process.env.NODE_ENV = 'test';
const { fork } = require('node:child_process');
const { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const loadTypeScript = require('../loadTypeScript');
const { PHONE } = require('../phone');
const { SHARDS } = require('../walks');
const { findBrowser, launchBrowser } = require('./findBrowser');
const { counted } = require('./progress');
const { createServer } = require('./serve');

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'test/browser');
const LIMIT_MS = 60_000;
/** Files that walk all routes, or take longer than any other: 150 s of a run of 480 s. */
const WALKS = ['hostile.browser.ts', 'lateParts.browser.ts'];
const HERE = { ...PHONE, timezoneId: 'Asia/Shanghai' };

const within = (limitMs, work) => {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${limitMs / 1000} s`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

const listen = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`)));

async function runOne({ run, options }, browser, makeTools) {
  const { server, world } = createServer(options.server);
  world.reset(); // one per process
  const origin = await listen(server);
  const context = await browser.newContext({ ...HERE, ...options.context });
  const seen = [];
  // A test that forgets to await something fails by itself, and does not take the others with it.
  const forgotten = (error) => seen.push(`unhandled rejection: ${error?.stack ?? error}`);
  process.on('unhandledRejection', forgotten);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  context.on('weberror', (error) => seen.push(`page error: ${error.error().stack ?? error.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console error: ${message.text()} (${message.location().url})`);
  });
  try {
    const page = await context.newPage();
    const { tools, expected } = makeTools({ browser, context, page, world, origin, out: path.join(folder, 'out') });
    await within(options.limitMs ?? LIMIT_MS, run(tools));
    const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
    if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
    process.off('unhandledRejection', forgotten);
  }
}

/**
 * Runs a test, and once more if it fails: pages, a server and a browser share two cores here, and what a busy machine does to a test is not a fault of
 * the product. What fails both times has failed. Returns the errors.
 */
async function runTwice(run) {
  const errors = [];
  while (errors.length < 2) {
    try {
      await run();
      break;
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

/** Tests of a file, as they were collected. A module is evaluated only once per process, and another shard of it may be run in the same process. */
const testsOf = new Map();
function load(file, collected) {
  if (!testsOf.has(file)) {
    collected.length = 0;
    loadTypeScript(`test/browser/${file}`);
    if (collected.length === 0) throw new Error('has no test');
    testsOf.set(file, [...collected]);
  }
  return testsOf.get(file);
}

/** Runs the tests of one file or of one of its shards. Its output is returned in one piece, so that outputs of several files do not mix. */
async function runFile({ file, shard, of }, browser, { collected, makeTools }) {
  const name = of === 1 ? file : `${file}, ${shard} of ${of}`;
  const lines = [`\n${name}`];
  const result = { passed: 0, failed: 0, skipped: 0, unsteady: [], failures: [] };
  const fileStartedAt = Date.now();
  let tests = [];
  try {
    tests = load(file, collected)
      .filter((_, index) => index % of === shard - 1)
      .filter((each) => each.name.includes(process.env.ONLY ?? ''));
  } catch (error) {
    result.failed += 1;
    result.failures.push({ test: name, message: error.stack });
    lines.push(`  ✗ cannot be loaded\n${error.stack}`);
  }
  for (const each of tests) {
    if (each.skipped !== undefined) {
      result.skipped += 1;
      lines.push(`  – ${each.name} (SKIPPED: ${each.skipped})`);
      continue;
    }
    const startedAt = Date.now();
    const errors = await runTwice(() => runOne(each, browser, makeTools));
    const trace = errors.map((error) => `\n${String(error.stack ?? error).replace(/^/gm, '      ')}`).join('');
    if (errors.length === 2) {
      result.failed += 1;
      result.failures.push({ test: `test/browser/${name}: ${each.name}`, message: trace });
      lines.push(`  ✗ ${each.name}${trace}`);
      continue;
    }
    result.passed += 1;
    lines.push(`  ✓ ${each.name} (${Date.now() - startedAt} ms)`);
    if (errors.length === 1) {
      result.unsteady.push(`${name}: ${each.name}`);
      lines.push(`    only the second time; the first time:${trace}`);
    }
  }
  return { ...result, text: lines.join('\n'), file: name, seconds: (Date.now() - fileStartedAt) / 1000 };
}

/** The worker process. It runs the files that it receives, one after the other. */
async function work() {
  const harness = loadTypeScript('test/browser/harness.ts');
  const browser = await launchBrowser();
  process.on('message', (file) => {
    void runFile(file, browser, harness).then((result) => process.send(result));
  });
  // One that comes between two tests belongs to none of them.
  process.on('unhandledRejection', (error) => console.error(`unhandled rejection: ${error?.stack ?? error}`));
  process.on('disconnect', () => void browser.close().finally(() => process.exit(0)));
  process.send('ready');
}

/**
 * Distributes the files over this many worker processes, the walks and the largest files first. Each worker takes the next file when it has finished
 * one.
 */
async function share(files, jobs, onResult) {
  const waiting = [...files];
  const serve = () =>
    new Promise((resolve, reject) => {
      const worker = fork(__filename, ['--worker'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      worker.on('message', (message) => {
        if (message !== 'ready') onResult(message);
        const next = waiting.shift();
        if (next !== undefined) worker.send(next);
        else {
          if (worker.connected) worker.disconnect();
          resolve();
        }
      });
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}`))));
    });
  await Promise.all(Array.from({ length: Math.min(jobs, files.length) }, serve));
}

async function main(part = '', ofTest = '') {
  if (!existsSync(path.resolve(root, process.env.DIST ?? 'dist', 'index.html')))
    throw new Error('There is no build yet: run npm run build first.');
  // Found, and on the first run unpacked, before there are workers: each of them, and each browser of its own that a test starts, takes this one.
  process.env.CHROME = await findBrowser();
  process.env.ONLY = ofTest;
  mkdirSync(path.join(folder, 'out'), { recursive: true });
  const sizeOf = (file) => statSync(path.join(folder, file)).size;
  const leftOut = JSON.parse(process.env.LEFT_OUT || '[]'); // by npm test (config/check/testGroups.js)
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.browser.ts') && file.includes(part) && !leftOut.includes(`test/browser/${file}`))
    .sort((one, other) => WALKS.includes(other) - WALKS.includes(one) || sizeOf(other) - sizeOf(one))
    .flatMap((file) => {
      const of = WALKS.includes(file) ? SHARDS : 1;
      return Array.from({ length: of }, (_, index) => ({ file, shard: index + 1, of }));
    });
  const total = { passed: 0, failed: 0, skipped: 0, unsteady: [], failures: [], files: [] };
  await share(
    files,
    Number(process.env.JOBS || Math.ceil(os.availableParallelism() * 1.5)),
    ({ passed, failed, skipped, unsteady, failures, text, file, seconds }) => {
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      total.unsteady.push(...unsteady);
      total.failures.push(...failures);
      total.files.push({ file: `test/browser/${file}`, seconds });
      console.log(text);
    },
  );
  if (process.env.BROWSER_REPORT) writeFileSync(process.env.BROWSER_REPORT, JSON.stringify(total));
  if (total.unsteady.length > 0) console.log(`\nPassed only the second time:\n  ${total.unsteady.join('\n  ')}`);
  console.log(`\n${counted(total)}`);
  return total.failed > 0 || files.length === 0 ? 1 : 0;
}

if (process.argv[2] === '--worker') void work();
else {
  main(...process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
