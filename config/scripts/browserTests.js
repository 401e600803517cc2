// npm run browser [part of a file's name]: every test/browser/*.browser.ts in a real browser, on dist/ with production headers.
//
// A test is `test('what a person sees', async ({ page, world, origin, visit, shot, axe }) => { … }, options)`, with `test` from
// test/browser/harness.ts. Each gets a server and a mock world as newly made (`world`), and a phone: 390x844, touch, Chinese.
//   visit(path, { host, signedInAs })   opens a screen in a pretend host, signed in by cookie; waits for `load`
//   shot(name)                          a picture in test/browser/out
//   axe()                               fails on any violation
//   expectError(pattern)                this page error or console error is part of the test
// Nothing leaves the machine. A page error, a console error or a violation of the Content-Security-Policy that was not
// expected fails the test, whatever else it saw. Assert with node:assert and Playwright's own waiting.
process.env.NODE_ENV = 'test';
const { existsSync, mkdirSync, readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const loadTypeScript = require('../loadTypeScript');
const { launchBrowser } = require('./findBrowser');
const { createServer } = require('./serve');

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'test/browser');
const LIMIT_MS = 60_000;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
};

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
  const context = await browser.newContext({ ...PHONE, ...options.context });
  const seen = [];
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
  }
}

async function main(part = '') {
  if (!existsSync(path.resolve(root, process.env.DIST ?? 'dist', 'index.html')))
    throw new Error('There is no build yet: run npm run build first.');
  mkdirSync(path.join(folder, 'out'), { recursive: true });
  const files = readdirSync(folder).filter((file) => file.endsWith('.browser.ts') && file.includes(part));
  const { collected, makeTools } = loadTypeScript('test/browser/harness.ts');
  const browser = await launchBrowser();
  const result = { passed: 0, failed: 0 };
  for (const file of files.sort()) {
    console.log(`\n${file}`);
    collected.length = 0;
    try {
      loadTypeScript(`test/browser/${file}`);
      if (collected.length === 0) throw new Error('has no test');
    } catch (error) {
      result.failed += 1;
      console.log(`  ✗ cannot be loaded\n${error.stack}`);
    }
    for (const each of [...collected]) {
      const startedAt = Date.now();
      try {
        await runOne(each, browser, makeTools);
        result.passed += 1;
        console.log(`  ✓ ${each.name} (${Date.now() - startedAt} ms)`);
      } catch (error) {
        result.failed += 1;
        console.log(`  ✗ ${each.name}\n${String(error.stack ?? error).replace(/^/gm, '      ')}`);
      }
    }
  }
  await browser.close();
  if (process.env.BROWSER_REPORT) writeFileSync(process.env.BROWSER_REPORT, JSON.stringify(result));
  console.log(`\n${result.passed} passed, ${result.failed} failed`);
  return result.failed > 0 || files.length === 0 ? 1 : 0;
}

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
