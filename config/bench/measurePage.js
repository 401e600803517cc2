const { PHONE } = require('../phone');

/** A slow phone on a slow network: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, a processor four times slower. */
const LINK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU = 4;
const QUIET_MS = 1_500;
const LIMIT_MS = 30_000;

/** Runs in the page before anything else. Records when something is painted, when the layout shifts, and when `ready` appears. */
const observe = (ready) => {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, content: 0 };
  window.bench = seen;
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpOf = `${element?.tagName} ${element?.textContent.slice(0, 12)}`;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  on('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50);
  });
  const look = () => {
    if (document.querySelector(ready)?.getClientRects().length > 0)
      setTimeout(() => (seen.content = performance.now()), 0);
    else requestAnimationFrame(look);
  };
  look();
};

async function openPage(context, address, ready) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const requests = new Map();
  let lastNews = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request, initiator, timestamp }) => {
    lastNews = Date.now();
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    requests.set(requestId, {
      type,
      url: request.url,
      by,
      at: timestamp,
      bytes: 0,
      isOver: request.url.startsWith('data:'),
    });
  });
  const over = ({ requestId, encodedDataLength = 0 }) => {
    lastNews = Date.now();
    const request = requests.get(requestId);
    if (request !== undefined) Object.assign(request, { bytes: encodedDataLength, isOver: true });
  };
  cdp.on('Network.loadingFinished', over);
  cdp.on('Network.loadingFailed', over);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(observe, ready);
  const startedAt = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const isQuiet = Date.now() - lastNews > QUIET_MS && [...requests.values()].every(({ isOver }) => isOver);
    const { content } = await page.evaluate(() => window.bench);
    if ((isQuiet && content > 0) || Date.now() - startedAt > LIMIT_MS) break;
  }
  const all = [...requests.values()].filter(({ url }) => url.startsWith('http'));
  const bytesOf = (...types) =>
    all.filter(({ type }) => types.length === 0 || types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0) /
    1024;
  const byUrl = new Map(all.map((request) => [request.url, request]));
  const hops = (request, depth = 0) =>
    request === undefined || depth > 9
      ? 0
      : 1 + (request.by === request.url ? 0 : hops(byUrl.get(request.by), depth + 1));
  const seen = await page.evaluate(() => window.bench);
  const needed = all.filter(({ type, at }) => type !== 'Image' && at <= all[0].at + seen.content / 1000);
  const figures = {
    ...seen,
    scriptKb: bytesOf('Script'),
    styleKb: bytesOf('Stylesheet'),
    allKb: bytesOf(),
    requests: all.length,
    hops: Math.max(0, ...needed.map((request) => hops(request))),
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
  };
  return { page, figures };
}

/** One cold visit, the first tap on a tab if there is one, and a second visit. Each measurement has its own browser profile. */
exports.measurePage = async (browser, { address, ready, tap, tapReady }) => {
  const context = await browser.newContext(PHONE);
  try {
    const { page, figures: cold } = await openPage(context, address, ready);
    let tapMs;
    if (tap !== undefined) {
      await page.evaluate(
        ([selector, shown]) => {
          window.tapped = undefined;
          document.querySelector(selector).addEventListener(
            'click',
            ({ timeStamp }) => {
              const look = () => {
                if (document.querySelector(shown) === null) requestAnimationFrame(look);
                else setTimeout(() => (window.tapped = performance.now() - timeStamp), 0);
              };
              look();
            },
            { once: true },
          );
        },
        [tap, tapReady],
      );
      await page.locator(tap).first().tap();
      tapMs = await (await page.waitForFunction(() => window.tapped, undefined, { timeout: LIMIT_MS })).jsonValue();
    }
    await page.close();
    const { figures: warm } = await openPage(context, address, ready);
    return { cold, warm, tapMs };
  } finally {
    await context.close();
  }
};
