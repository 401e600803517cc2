const { PHONE } = require('../phone');

const CPU = 4;
const LIMIT_MS = 60_000;
/** A driver looks at a screen before they tap. Meanwhile the screen loads the ones that are likely to follow. */
const REST_MS = 4_000;
const FLINGS = 6;
/** Length of one fling in px, and its speed in px/s. */
const FLING = 6_000;
const SPEED = 8_000;
const FRAME_MS = 1_000 / 60;
/** Length of one pan over a drawing in px, and its speed in px/s. */
const PAN = 2_500;
const PAN_SPEED = 3_000;

/** Runs in the page before anything else. Records when the first row is painted, and with how many nodes beside it. */
const observe = (row) => {
  window.firstRow = 0;
  const look = () => {
    const first = document.querySelector(row);
    if (first === null) {
      requestAnimationFrame(look);
      return;
    }
    window.firstNodes = first.parentElement.querySelectorAll('*').length;
    setTimeout(() => (window.firstRow = performance.now()), 0);
  };
  look();
};

/** Records how long after the next tap the first row is painted. */
const observeTap = (row) => {
  window.firstRow = 0;
  const start = ({ timeStamp }) => {
    const look = () => {
      if (document.querySelector(row) === null) requestAnimationFrame(look);
      else setTimeout(() => (window.firstRow = performance.now() - timeStamp), 0);
    };
    look();
  };
  window.addEventListener('pointerdown', start, { capture: true, once: true });
};

/** Records how long each frame took. */
const watchFrames = () => {
  const frames = [];
  window.frames = frames;
  let before = performance.now();
  const note = (at) => {
    frames.push(at - before);
    before = at;
    window.frameRequest = requestAnimationFrame(note);
  };
  window.frameRequest = requestAnimationFrame(note);
};

/** A phone whose processor is four times slower, on an unthrottled network. */
async function openPhone(browser, cookies, stored = {}) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript((items) => Object.assign(localStorage, items), stored);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return { context, page, cdp };
}

const firstRowOf = async (page) =>
  (await page.waitForFunction(() => window.firstRow, undefined, { timeout: LIMIT_MS })).jsonValue();

/**
 * Measures how most drivers open a long list: they tap a link on a screen that is already loaded.
 *
 * @param {{ from: string, tap: string, row: string, cookies?: object[] }} subject `tap` selects the link, `row` a row
 * @returns {Promise<number>} milliseconds from the tap to the first row
 */
exports.measureTap = async (browser, { from, tap, row, cookies = [], stored }) => {
  const { context, page } = await openPhone(browser, cookies, stored);
  try {
    await page.goto(from);
    await page.locator(tap).waitFor({ timeout: LIMIT_MS });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
    await page.waitForLoadState('networkidle');
    await page.evaluate(observeTap, row);
    await page.locator(tap).tap();
    return await firstRowOf(page);
  } finally {
    await context.close();
  }
};

/** What was dropped since `watchFrames`: frames, and the fraction of those that were due. */
async function droppedOf(page) {
  const frames = await page.evaluate(() => {
    window.cancelAnimationFrame(window.frameRequest);
    return window.frames.slice(2);
  });
  const droppedFrames = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1), 0);
  return { droppedFrames, share: droppedFrames / (droppedFrames + frames.length) };
}

/**
 * Opens a drawing that is longer than the screen on a processor four times slower, pans over it and back, and zooms in and out.
 *
 * @param {{ address: string, row: string, cookies?: object[], stored?: object }} subject `row` selects a row; the drawing is its parent
 * @returns {Promise<{ firstRowMs: number, rowNodes: number, pan: number, zoom: number }>} `rowNodes` are those of the first picture, `pan` and `zoom` the
 *   fraction of due frames that were dropped
 */
exports.measureDrawing = async (browser, { address, row, cookies = [], stored }) => {
  const { context, page, cdp } = await openPhone(browser, cookies, stored);
  try {
    await page.addInitScript(observe, row);
    await page.goto(address, { waitUntil: 'commit' });
    const firstRowMs = await firstRowOf(page);
    const rowNodes = await page.evaluate(() => window.firstNodes);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchFrames);
    for (const way of [-1, -1, -1, 1, 1, 1]) {
      const gesture = { x: 195, y: 400, yDistance: way * PAN, speed: PAN_SPEED, gestureSourceType: 'mouse' };
      await cdp.send('Input.synthesizeScrollGesture', gesture);
    }
    const pan = (await droppedOf(page)).share;
    await page.evaluate(watchFrames);
    // The browser holds the position against the screen after the scale is applied, so it is in the first quarter.
    for (const scaleFactor of [2, 0.5, 2, 0.5])
      await cdp.send('Input.synthesizePinchGesture', { x: 90, y: 190, scaleFactor });
    return { firstRowMs, rowNodes, pan, zoom: (await droppedOf(page)).share };
  } finally {
    await context.close();
  }
};

/**
 * Opens a long list on a processor four times slower, on an unthrottled network, and flings through 36,000 px of it.
 *
 * @param {{ address: string, row: string, cookies?: object[] }} subject `row` selects a row; the list is its parent
 * @returns {Promise<{ firstRowMs: number, rowNodes: number, droppedFrames: number, share: number, scrolled: number }>} `rowNodes` is the largest
 *   number of nodes in the list at any stop, `share` the fraction of due frames that were dropped
 */
exports.measureList = async (browser, { address, row, cookies = [] }) => {
  const { context, page, cdp } = await openPhone(browser, cookies);
  try {
    await page.addInitScript(observe, row);
    await page.goto(address, { waitUntil: 'commit' });
    const firstRowMs = await firstRowOf(page);
    await page.waitForLoadState('networkidle');
    const countNodes = () =>
      page.evaluate(
        (selector) => document.querySelector(selector)?.parentElement.querySelectorAll('*').length ?? 0,
        row,
      );
    let rowNodes = await countNodes();
    await page.evaluate(watchFrames);
    for (let fling = 0; fling < FLINGS; fling += 1) {
      await cdp.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 500,
        yDistance: -FLING,
        speed: SPEED,
        gestureSourceType: 'mouse',
      });
      rowNodes = Math.max(rowNodes, await countNodes());
    }
    const scrolled = await page.evaluate(() => window.scrollY);
    const { droppedFrames, share } = await droppedOf(page);
    return { firstRowMs, rowNodes, droppedFrames, share, scrolled };
  } finally {
    await context.close();
  }
};
