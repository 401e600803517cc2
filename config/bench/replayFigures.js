/* global Document, History, IDBFactory, Navigator, Storage, XMLHttpRequest -- of the page */
// The figures of a recording in the viewer: npm run replay -- --figures FILE. Each step is drawn twice, once as it is played and once reached by a jump
// across half of the recording.
const { launchBrowser } = require('../scripts/findBrowser');

/** Counts in every page what would leave it or stay behind, also what the policy of the page would stop. */
const count = () => {
  const counts = { calls: 0, orders: 0, writes: 0, entries: 0 };
  window.replayCounts = counts;
  const watch = (owner, name, note) => {
    const original = owner[name];
    owner[name] = function watched(...args) {
      note(...args);
      return original.apply(this, args);
    };
  };
  const call = (address) => {
    counts.calls += 1;
    if (String(address).includes('payCharges')) counts.orders += 1;
  };
  watch(window, 'fetch', (input) => call(input.url ?? input));
  watch(XMLHttpRequest.prototype, 'open', (_method, address) => call(address));
  watch(Navigator.prototype, 'sendBeacon', call);
  const write = () => {
    counts.writes += 1;
  };
  for (const name of ['setItem', 'removeItem', 'clear']) watch(Storage.prototype, name, write);
  watch(IDBFactory.prototype, 'open', write);
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(value) {
      write();
      cookie.set.call(this, value);
    },
  });
  for (const name of ['pushState', 'replaceState'])
    watch(History.prototype, name, () => {
      counts.entries += 1;
    });
};

/** Draws one step in the frame. Runs in the page. */
const drawIn = async (step) => {
  const frame = document.querySelector('iframe');
  const drawn = await frame.contentWindow.replayPhone.show(step);
  const text = frame.contentDocument.querySelector('#root').innerText;
  const amounts = [...text.matchAll(/\d+\.\d\d(?=\s*元)/g)].map(([amount]) => amount).join(' ');
  return { ...drawn, amounts };
};

const countsOf = async (page) => {
  const all = await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.replayCounts)));
  return all.reduce((sum, each) => Object.fromEntries(Object.keys(sum).map((name) => [name, sum[name] + each[name]])));
};

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

/**
 * @param {string} address of the viewer with the recording in it
 * @param {string} text of the recording
 * @returns the figures, and whether all that must be right is right
 */
exports.replayFigures = async (address, text) => {
  const { payload, times } = JSON.parse(text);
  const last = JSON.parse(payload).length;
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(count);
  await page.goto(address);
  await page.locator('[data-stage="ready"][data-shown="0"]').waitFor({ timeout: 60_000 });
  const before = await countsOf(page);
  const played = [];
  for (let step = 0; step <= last; step += 1) played.push(await page.evaluate(drawIn, step));
  const jumped = [];
  const half = Math.ceil((last + 1) / 2);
  for (let step = 0; step <= last; step += 1) {
    jumped.push(await page.evaluate(drawIn, step));
    await page.evaluate(drawIn, (step + half) % (last + 1));
  }
  const after = await countsOf(page);
  await browser.close();
  const jumps = jumped.map(({ ms }) => ms).sort((one, other) => one - other);
  const minutes = times === undefined ? null : (times[times.length - 1] ?? 0) / 60_000;
  const left = Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
  return {
    rows: last + 1,
    moved: jumped.filter(({ screen, wanted }) => screen === wanted).length,
    amounts: jumped.filter(({ amounts }, step) => amounts === played[step].amounts).length,
    ...left,
    medianMs: share(jumps, 0.5),
    p95Ms: share(jumps, 0.95),
    minutesInMb: minutes === null ? null : (minutes * 1_048_576) / Buffer.byteLength(text),
  };
};

/** @param {Awaited<ReturnType<typeof exports.replayFigures>>} figures @returns {string[]} */
exports.figureLines = ({ rows, moved, amounts, calls, orders, writes, entries, medianMs, p95Ms, minutesInMb }) => [
  `rows moved          ${moved} / ${rows}`,
  `amounts right       ${amounts} / ${rows} (after a jump as when played)`,
  `calls               ${calls}`,
  `orders              ${orders}`,
  `writes              ${writes}`,
  `history entries     ${entries}`,
  `a jump              ${medianMs.toFixed(0)} ms (median), ${p95Ms.toFixed(0)} ms (p95)`,
  `minutes in 1 MB     ${minutesInMb === null ? 'the file has no times' : minutesInMb.toFixed(1)}`,
];

/** @param {Awaited<ReturnType<typeof exports.replayFigures>>} figures */
exports.isAllRight = ({ rows, moved, amounts, calls, orders, writes, entries }) =>
  moved === rows && amounts === rows && calls + orders + writes + entries === 0;
