// npm run bench [-- --runs 5 --only home|parking|berths]: measures the built home page and two landings as ratios to a static page in the same run, and
// a dispatch with all services as a ratio to a dispatch with one. For the parking screens it measures how long lists scroll beside a static one, and
// what a hundred navigations leave in memory; for the plan of 500 berths how it pans and zooms beside a static drawing. Absolute numbers depend on
// the machine; the ratios hardly do. If DIST is set, that build is measured and nothing is built. `--against FOLDER` measures home of another build in
// turn with this one, and prints it beside its bars: what was fast must not become slow.
process.env.NODE_ENV = 'production';
const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const http = require('node:http');
const os = require('node:os');
const path = require('node:path');
const { brotliCompressSync, constants } = require('node:zlib');
const { printBerthPlan, staticPlan } = require('../bench/berthPlan');
const { dispatchCost } = require('../bench/dispatchCost');
const { measurePage } = require('../bench/measurePage');
const { printParkingSide, staticList } = require('../bench/parkingSide');
const { launchBrowser } = require('./findBrowser');
const { createServer } = require('./serve');

const root = path.resolve(__dirname, '../..');
const flag = process.argv.indexOf('--runs');
const runs = flag === -1 ? 5 : Number(process.argv[flag + 1]);
const againstAt = process.argv.indexOf('--against');
const against = againstAt === -1 ? undefined : path.resolve(process.argv[againstAt + 1] ?? '');
const PARTS = ['home', 'parking', 'berths'];
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
if (!(runs >= 1) || (only !== undefined && !PARTS.includes(only))) {
  console.error(`bench: --runs takes a number from 1, --only one of ${PARTS.join(', ')}`);
  process.exit(2);
}
if (against !== undefined && !existsSync(path.join(against, 'index.html'))) {
  console.error(`bench: --against takes the folder of a build, and ${against} has no index.html`);
  process.exit(2);
}
const isAsked = (part) => only === undefined || only === part;

const COLUMNS = [
  ['FCP ms', ({ cold }) => cold.fcp],
  ['LCP ms', ({ cold }) => cold.lcp],
  ['content ms', ({ cold }) => cold.content],
  ['blocked ms', ({ cold }) => cold.tbt],
  ['layout shift', ({ cold }) => cold.cls, 3],
  ['script KB', ({ cold }) => cold.scriptKb, 1],
  ['style KB', ({ cold }) => cold.styleKb, 1],
  ['all KB', ({ cold }) => cold.allKb, 1],
  ['requests', ({ cold }) => cold.requests],
  ['hops', ({ cold }) => cold.hops],
  ['nodes', ({ cold }) => cold.nodes],
  ['warm LCP ms', ({ warm }) => warm.lcp],
  ['warm content ms', ({ warm }) => warm.content],
  ['first tab ms', ({ tapMs }) => tapMs],
];
const HOME_READY = '[data-screen="home"] [data-block="nearby"][data-state="ready"]';

/** `content` of a landing is its fee or its lot, painted before the program. */
const LANDINGS = {
  payPage: { path: '/payPage?uniqueId=stay-0001&parkId=park-1', ready: '[data-early="word"]:not(:empty)' },
  parkingPayPage: { path: '/parkingPayPage?parkId=park-1', ready: '[data-early="lot"][data-painted]' },
};
/** The most that a landing may take, by column: as a ratio to the static page, to home's content, or as a figure. */
const LANDING_BARS = {
  'FCP ms': '1.15',
  'LCP ms': '2.00',
  'content ms': '1.15 of home',
  'layout shift': '0.02 itself',
  'warm LCP ms': '1.30',
};

/** The same for home. It is drawn with the program, so it has no bar for content. */
const HOME_BARS = { 'FCP ms': '1.08', 'LCP ms': '1.75' };

/** The most that home may take of what it took in the other build. */
const AGAINST_BARS = { 'FCP ms': '1.05', 'LCP ms': '1.05', 'content ms': '1.05', 'blocked ms': '1.10' };

/** How much recording an action may add to a dispatch, in microseconds. */
const RECORDER_LIMIT_US = 15;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** What `npm run serve` sends with each document for safety. Some of it takes time: a policy is read, and an opener's page is left behind. */
const SAFETY = [
  'content-security-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-content-type-options',
];

/** The app's server plus the static pages: the same network, the same headers of a compressed document, the same picture. */
async function startServer(dist) {
  const safety = {};
  const { server: app, world } = createServer({ dist });
  const pages = {
    '/static': brotliCompressSync(readFileSync(path.join(root, 'config/bench/static.html'))),
    '/static-plan': brotliCompressSync(staticPlan()),
    '/static-list': brotliCompressSync(staticList(), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  };
  const server = http.createServer((request, response) => {
    const html = pages[request.url];
    if (html === undefined) {
      app.emit('request', request, response);
      return;
    }
    response.writeHead(200, {
      ...safety,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': html.length,
      'Cache-Control': 'no-store',
    });
    response.end(html);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const { headers } = await fetch(`${origin}/home`, { method: 'HEAD' });
  for (const name of SAFETY) if (headers.has(name)) safety[name] = headers.get(name);
  return { server, world, origin };
}

function build() {
  if (process.env.DIST !== undefined) return;
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);
}

async function printDispatch() {
  const { services, oneUs, allUs, recordedUs } = await dispatchCost();
  console.log(
    `\nOne dispatch that belongs to no service: ${allUs.toFixed(2)} µs with ${services} services, ${oneUs.toFixed(2)} µs with one; ratio ${(allUs / oneUs).toFixed(2)}`,
  );
  console.log(
    `The recorder adds ${(recordedUs - allUs).toFixed(2)} µs to it (${recordedUs.toFixed(2)} µs; limit ${RECORDER_LIMIT_US} µs), ${((recordedUs - allUs) / 250).toFixed(4)} ms on a processor 4 times slower (limit 0.1 ms)\n`,
  );
  if (recordedUs - allUs > RECORDER_LIMIT_US) process.exitCode = 1;
}

const homeAt = (origin) => ({
  address: `${origin}/home`,
  ready: HOME_READY,
  tap: 'nav a[href="/mine"]',
  tapReady: '[data-screen="mine"]',
});

async function printHome({ browser, origin, otherOrigin }) {
  const subjects = {
    static: { address: `${origin}/static`, ready: '[data-bench="content"]' },
    home: homeAt(origin),
    ...(otherOrigin === undefined ? {} : { before: homeAt(otherOrigin) }),
  };
  for (const [name, { path: at, ready }] of Object.entries(LANDINGS)) subjects[name] = { address: origin + at, ready };
  const taken = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, subject] of Object.entries(subjects)) {
      const result = await measurePage(browser, subject);
      taken[name].push(result);
      process.stderr.write(
        `run ${run} ${name}: LCP ${Math.round(result.cold.lcp)} ms, content ${Math.round(result.cold.content)} ms, load ${os.loadavg()[0].toFixed(1)}\n`,
      );
    }
  }

  console.log(`\nAgainst a static page, median of ${runs} (slow 4G, processor 4 times slower)`);
  printAgainst(taken, 'home', HOME_BARS);
  if (otherOrigin !== undefined) {
    console.log(`\nHome against the build in ${against}`);
    printAgainst(taken, 'home', AGAINST_BARS, 'before');
  }
  console.log(`\nThe largest thing painted: ${taken.home[0].cold.lcpOf}`);
  for (const name of Object.keys(LANDINGS)) printAgainst(taken, name, LANDING_BARS);
}

/** One page beside a floor, with its bars; a landing also beside home. */
function printAgainst(taken, name, bars, floor = 'static') {
  const isLanding = name !== 'home';
  const heads = ['', floor, name, 'ratio', ...(isLanding ? ['of home'] : []), 'min..max', 'bar'];
  const line = (cells) => cells.map((cell, at) => cell.padEnd([18, 10, 16][at] ?? 12)).join('');
  console.log(`\n${line(heads)}`);
  for (const [column, read, digits = 0] of COLUMNS) {
    const of = (page) => taken[page].map(read).filter((value) => value !== undefined);
    const text = (value) => (value === undefined ? '-' : value.toFixed(digits));
    const ratio = (page) => (median(of(page)) > 0 ? (median(of(name)) / median(of(page))).toFixed(2) : '-');
    const own = of(name);
    if (own.length === 0) continue;
    const cells = [
      column,
      text(median(of(floor))),
      text(median(own)),
      ratio(floor),
      ...(isLanding ? [ratio('home')] : []),
    ];
    cells.push(`${text(Math.min(...own))}..${text(Math.max(...own))}`, bars[column] ?? '');
    console.log(line(cells));
  }
}

async function main() {
  build();
  const { server, world, origin } = await startServer();
  const other = against === undefined ? undefined : await startServer(against);
  const browser = await launchBrowser();
  if (only === undefined) await printDispatch();
  if (isAsked('home')) await printHome({ browser, origin, otherOrigin: other?.origin });
  if (isAsked('parking')) await printParkingSide({ browser, world, origin, runs });
  if (isAsked('berths')) await printBerthPlan({ browser, world, origin, runs });
  await browser.close();
  for (const each of [server, other?.server]) {
    each?.closeAllConnections();
    each?.close();
  }
  process.exit();
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
