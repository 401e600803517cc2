const { PHONE } = require('../phone');

const LIMIT_MS = 30_000;
/**
 * Rounds before the first measurement. After them everything that is kept only once is in memory: code that the engine recompiles, the recording of
 * the last actions, responses.
 */
const WARM_UP_ROUNDS = 6;
const SETTLE_MS = 150;
/** When no request has been sent for this long, the screen has everything it shows. */
const QUIET_MS = 60;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Navigates as a tap on a link of the app does: the page stays, its address and its screen change. */
const show = (path) => {
  const depth = (history.state?.depth ?? 0) + 1;
  history.pushState({ key: Math.random().toString(16).slice(2, 10), state: null, depth }, '', path);
  window.dispatchEvent(new window.PopStateEvent('popstate', { state: history.state }));
};

const isShown = (name) => document.querySelector(`[data-screen="${name}"]`) !== null;

/** Waits until every response has arrived. */
function createQuiet(page) {
  let open = 0;
  let lastNews = 0;
  const note = (change) => () => {
    open += change;
    lastNews = Date.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  return async () => {
    const end = Date.now() + LIMIT_MS;
    while (open > 0 || Date.now() - lastNews < QUIET_MS) {
      if (Date.now() > end) throw new Error(`${page.url()}: ${open} calls without an answer`);
      await sleep(QUIET_MS / 3);
    }
  };
}

async function weigh(cdp) {
  for (let times = 0; times < 3; times += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await sleep(SETTLE_MS);
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  await cdp.send('DOM.enable');
  const { detachedNodes } = await cdp.send('DOM.getDetachedDomNodes');
  // The browser keeps the nodes that it has told. They would be weighed as the page's the next time.
  await cdp.send('DOM.disable');
  return {
    heap: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
    detached: detachedNodes.length,
  };
}

/**
 * Measures the memory that stays allocated after whole rounds through these screens in one page, after forced garbage collections.
 *
 * @param {{ origin: string, cookies: object[], screens: { name: string, path: string }[], rounds: number }} tour memory is measured on the first
 *   screen
 * @returns {Promise<{ heapMb: number, grownKb: number, nodes: number, listeners: number, detached: number }>} growth; `heapMb` is the heap size
 *   before the rounds
 */
exports.measureMemory = async (browser, { origin, cookies, screens, rounds }) => {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const quiet = createQuiet(page);
    const cdp = await context.newCDPSession(page);
    for (const domain of ['Performance', 'HeapProfiler']) await cdp.send(`${domain}.enable`);
    const [first, ...others] = screens;
    const walk = async (times) => {
      for (let round = 0; round < times; round += 1) {
        for (const { name, path } of [...others, first]) {
          await page.evaluate(show, path);
          await page.waitForFunction(isShown, name, { timeout: LIMIT_MS });
          await quiet();
        }
      }
    };
    await page.goto(origin + first.path);
    await quiet();
    await walk(WARM_UP_ROUNDS);
    const before = await weigh(cdp);
    await walk(rounds);
    const after = await weigh(cdp);
    return {
      heapMb: before.heap / 2 ** 20,
      grownKb: (after.heap - before.heap) / 1024,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      detached: after.detached - before.detached,
    };
  } finally {
    await context.close();
  }
};
