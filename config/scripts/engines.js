// npm run engines [part of a name]: the main job and ten screens of the build in dist/ in WebKitGTK, Firefox and Chromium 88, each beside today's
// Chromium at the same size. WebKitGTK and Firefox are used if this machine has them; Chromium 88 comes from the npm registry when it is first asked
// for. Pictures are in test/browser/out/engines. Ends with 1 if an engine cannot do the job, reports an error or draws a screen otherwise.
process.env.NODE_ENV = 'test';
const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const loadTypeScript = require('../loadTypeScript');
const chromium = require('../engines/chromium');
const { isShown, measure, press } = require('../engines/inPage');
const { chosen, problemsOf, reportOf, whySkipped } = require('../engines/report');
const { createServer } = require('./serve');

const root = path.resolve(__dirname, '../..');
const out = path.join(root, 'test/browser/out/engines');
const ENGINES = [require('../engines/webkit'), require('../engines/firefox'), chromium.old];
/** WebKitGTK's window cannot be narrower than its bar. */
const SIZE = { width: 450, height: 844 };
const WAIT_MS = 30_000;
/** For pictures, fonts and what moves. */
const REST_MS = 1_500;
const PLATE = '粤A11111';
const SCREENS = {
  home: '/home',
  bill: '/payPage?uniqueId=stay-0001&parkId=park-1',
  arrears: '/arrearsPage',
  stays: '/parkingRecord',
  orders: '/orderRecord',
  vehicles: '/carManage',
  coupons: '/unused',
  balance: '/accountBalance',
  map: '/map',
  mine: '/mine',
};

const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const callIn = (page, work, ...args) =>
  page.evaluate(`(${work})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`);

/** Repeats until the page agrees. A document that is just being left answers with an error. */
async function until(what, isSo) {
  const end = Date.now() + WAIT_MS;
  let problem = '';
  while (Date.now() < end) {
    try {
      if (await isSo()) return;
    } catch (error) {
      problem = ` (${error.message})`;
    }
    await rest(150);
  }
  throw new Error(`not within ${WAIT_MS / 1000} s: ${what}${problem}`);
}

const tap = (page, name) => until(name, () => callIn(page, press, name));
const see = (page, screen, text) => until(`${screen}: ${text}`, () => callIn(page, isShown, screen, text));

/** A visitor types a plate, pays the bill at the cashier of a plain browser, sees the result, and goes back home. */
async function doJob(page, origin, shot) {
  await page.goto(`${origin}/home`);
  await tap(page, '车牌第1位');
  for (const key of PLATE) await tap(page, key);
  await tap(page, '查询');
  await see(page, 'payPage', '应付');
  await shot('job-bill');
  await tap(page, '确认支付…');
  await tap(page, '支付');
  await see(page, 'payResultPage', '支付成功');
  await shot('job-result');
  await tap(page, '返回首页');
  await see(page, 'home', '');
}

async function lookAround(page, origin, pair, shot) {
  await page.goto(`${origin}/notice1`);
  await page.evaluate(
    `(document.cookie = 'token=${pair.token}; path=/', document.cookie = 'refreshToken=${pair.refreshToken}; path=/', 0)`,
  );
  // Firefox lets what is still loading fail when a page is left, and a page whose code is missing loads itself anew.
  await rest(REST_MS);
  const seen = {};
  for (const [name, at] of Object.entries(SCREENS)) {
    await page.goto(origin + at);
    await until(name, async () => (await callIn(page, measure)) !== null);
    await rest(REST_MS);
    seen[name] = await callIn(page, measure);
    await shot(name);
  }
  return seen;
}

async function runEngine(engine, found, { origin, world, signInAs, phone }) {
  const page = await engine.launch(found, SIZE);
  const shot = async (name) => {
    if (engine.picturesOf?.test(name) === false) return;
    writeFileSync(path.join(out, `${name}-${engine.name.replace(' ', '')}.png`), await page.screenshot());
  };
  const problems = [];
  let seen = {};
  try {
    world.reset();
    const before = world.tables.takings.length;
    await doJob(page, origin, shot);
    const times = world.tables.takings.length - before;
    if (times !== 1) problems.push(`paid ${times} times`);
    seen = await lookAround(page, origin, signInAs(world, phone), shot);
  } catch (error) {
    problems.push(error.message);
    await shot('stopped').catch(() => undefined);
  } finally {
    await page.close();
  }
  problems.push(...page.errors.map((error) => `error: ${error.slice(0, 200)}`));
  return { version: page.version, seen, problems };
}

async function main(part) {
  const engines = chosen(ENGINES, part);
  if (!existsSync(path.join(root, 'dist/index.html')))
    throw new Error('There is no build yet: run npm run build first.');
  mkdirSync(out, { recursive: true });
  const { signInAs } = loadTypeScript('mocks/world/account/tokens.ts');
  const { DRIVERS } = loadTypeScript('mocks/world/core/seeded.ts');
  const { server, world } = createServer({});
  const origin = await new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`)),
  );
  const surroundings = { origin, world, signInAs, phone: DRIVERS.lin.phone };
  const reference = await runEngine(chromium.reference, undefined, surroundings);
  const results = [['Chromium', reference.version, reference.problems]];
  for (const engine of engines) {
    let found;
    try {
      found = await engine.find();
    } catch (error) {
      console.log(whySkipped(engine, error));
      continue;
    }
    if (found === undefined) {
      console.log(whySkipped(engine));
      continue;
    }
    const run = await runEngine(engine, found, surroundings);
    results.push([engine.name, run.version, problemsOf(run, reference.seen)]);
  }
  server.closeAllConnections();
  server.close();
  const { lines, code } = reportOf(results);
  for (const line of lines) console.log(line);
  console.log(`\nPictures: ${path.relative(root, out)}`);
  return code;
}

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
