/* global Image, btoa, modernGif */
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'test/browser/pictures');
/** Wide enough to read an amount. Every picture more costs about 20 KB. */
const MOVING = { width: 260, height: 563 };
const HOLD_MS = 1_400;
const TAP_MS = 500;

const DOT =
  'position:fixed;z-index:2147483647;width:44px;height:44px;margin:-22px;border-radius:50%;background:rgb(0 0 0/25%);border:2px solid #fff';

/** A picture of the page with a dot where the finger is about to tap. */
async function beforeTap(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  const dot = await page.evaluateHandle(
    ([style, left, top]) => {
      const element = document.createElement('div');
      element.style.cssText = style;
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
      document.body.append(element);
      return element;
    },
    [DOT, x + width / 2, y + height / 2],
  );
  const png = await page.screenshot();
  await dot.evaluate((element) => element.remove());
  return { png, ms: TAP_MS };
}

/** Plays the main job in the pretend WeChat: home, the bill, the cashier, the result. */
async function playMainJob(page, origin) {
  const frames = [];
  const still = async (name) => {
    await page.waitForTimeout(1_200);
    const png = await page.screenshot();
    if (name !== undefined) writeFileSync(path.join(folder, `${name}.png`), await page.screenshot({ scale: 'css' }));
    frames.push({ png, ms: HOLD_MS });
  };
  const tap = async (locator) => {
    await locator.waitFor();
    frames.push(await beforeTap(page, locator));
    await locator.tap();
  };
  await page.goto(`${origin}/home?host=wechat`, { waitUntil: 'load' });
  const bill = page.locator('[data-block="bills"]').getByRole('link', { name: /粤B·12345/ });
  await bill.first().waitFor();
  await still('home');
  await tap(bill.first());
  const pay = page.locator('[data-screen="payPage"]').getByRole('button', { name: /粤B·12345.*元|元.*粤B·12345/s });
  await pay.waitFor();
  await still('pay');
  await tap(pay);
  const cashier = page.locator('[data-cashier]').getByRole('button', { name: '支付', exact: true });
  await cashier.waitFor();
  await still();
  await tap(cashier);
  await page.locator('[data-screen="payResultPage"]').getByText('支付成功', { exact: true }).waitFor();
  await still('result');
  return frames;
}

/** Puts the frames together in a page, because a browser can scale pictures and read their points. */
async function encode(browser, frames) {
  const page = await browser.newPage({ viewport: MOVING });
  await page.addScriptTag({ content: readFileSync(require.resolve('modern-gif').replace(/\.cjs$/, '.js'), 'utf8') });
  const pictures = frames.map(({ png, ms }) => ({
    data: `data:image/png;base64,${png.toString('base64')}`,
    delay: ms,
  }));
  const text = await page.evaluate(
    async ([size, all]) => {
      const images = await Promise.all(
        all.map(async ({ data, delay }) => {
          const image = new Image();
          image.src = data;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), size);
          const context = canvas.getContext('2d');
          context.imageSmoothingQuality = 'high';
          context.drawImage(image, 0, 0, size.width, size.height);
          return { data: context.getImageData(0, 0, size.width, size.height).data, delay };
        }),
      );
      const bytes = new Uint8Array(await modernGif.encode({ ...size, frames: images, maxColors: 128 }));
      let binary = '';
      for (const byte of bytes) binary += String.fromCharCode(byte);
      return btoa(binary);
    },
    [MOVING, pictures],
  );
  await page.close();
  return Buffer.from(text, 'base64');
}

/** Renews the pictures of README: three screens, and the main job as a moving picture. */
exports.drawReadme = async (browser, page, origin) => {
  const frames = await playMainJob(page, origin);
  const gif = await encode(browser, frames);
  writeFileSync(path.join(folder, 'pay.gif'), gif);
  return { frames: frames.length, kilobytes: Math.round(gif.length / 1024) };
};
