import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, BrowserContext, LaunchOptions, Page } from 'playwright-core';

import { test } from './harness';

const { launchBrowser, LAUNCH_ARGS } = createRequire(__filename)('../../config/scripts/findBrowser.js') as {
  launchBrowser(options: LaunchOptions): Promise<Browser>;
  LAUNCH_ARGS: readonly string[];
};

/** https://pile.example/c?gunNo=G100 as a QR code. */
const QR = [
  '#######..#....#..#.##.#######',
  '#.....#...###...#.#.#.#.....#',
  '#.###.#...##..##.#.#..#.###.#',
  '#.###.#...##.#..#.##..#.###.#',
  '#.###.#..####.....#...#.###.#',
  '#.....#.#..#...#####..#.....#',
  '#######.#.#.#.#.#.#.#.#######',
  '..........#.##.######........',
  '#..#.##.###...#.#..#.#.#.....',
  '..#.....####.#.####..###.#..#',
  '.#..#.###.#.####...#.#######.',
  '#.#..#..#..#.#..#.##.###..##.',
  '#.##########..####..###..#.##',
  '...##...#.#######..###.......',
  '#...###.##.#.##.#....########',
  '#...#..##..##..#.#.##...##.#.',
  '.#######.##.##..#...##.....#.',
  '...###..###.###..#....##.#..#',
  '#..#.##.###...#.##..#..##..##',
  '...##...###...####...####..##',
  '#..#..#.#.#.#.......#####.#..',
  '........####..#.....#...#.###',
  '#######..#......##..#.#.#..#.',
  '#.....#.###.#.##..#.#...###..',
  '#.###.#..#.......##.#####...#',
  '#.###.#.##......#.##..######.',
  '#.###.#..##..#...#.##...###.#',
  '#.....#...#####.######.#...#.',
  '#######.##.#..#.....##..#..#.',
];
const WIDTH = 640;
const HEIGHT = 480;
const MODULE = 9;

const isDark = (x: number, y: number): boolean => {
  const column = Math.floor((x - (WIDTH - QR.length * MODULE) / 2) / MODULE);
  const row = Math.floor((y - (HEIGHT - QR.length * MODULE) / 2) / MODULE);
  return QR[row]?.[column] === '#';
};
const PIXELS = Array.from({ length: WIDTH * HEIGHT }, (_, at) => isDark(at % WIDTH, Math.floor(at / WIDTH)));

/** The code in front of a camera, as uncompressed video that Chromium plays as a camera image. */
function video(withCode: boolean): Buffer {
  const luma = Buffer.from(PIXELS.map((dark) => (dark && withCode ? 30 : 220)));
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${String(WIDTH)} H${String(HEIGHT)} F10:1 Ip A1:1 C420\n`),
    frame,
    frame,
  ]);
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Camera {
  page: Page;
  context: BrowserContext;
  errors: string[];
}

/** Starts a separate browser with a camera. With `code: null` it has no camera. */
async function withCamera(origin: string, code: boolean | null, work: (camera: Camera) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'camera-'));
  const file = path.join(folder, 'camera.y4m');
  if (code !== null) writeFileSync(file, video(code));
  const device =
    code === null
      ? []
      : [
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${file}`,
          '--use-fake-ui-for-media-stream',
        ];
  const browser = await launchBrowser({ args: [...LAUNCH_ARGS, ...device] });
  try {
    const context = await browser.newContext({ ...PHONE, locale: 'zh-CN' });
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await work({ page: await context.newPage(), context, errors });
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pressScan(page: Page, origin: string) {
  await page.goto(`${origin}/home`);
  await page.getByRole('button', { name: '扫码充电' }).tap();
}

async function openScanner(page: Page, origin: string) {
  await pressScan(page, origin);
  await page.getByRole('dialog', { name: '扫一扫' }).waitFor();
}
const pathAndQuery = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('the camera reads a code under the production headers, and the page of the code opens', async ({ origin }) => {
  await withCamera(origin, true, async ({ page }) => {
    // The camera sees the code from the first frame on, so the scanner closes before a test could wait for it.
    await pressScan(page, origin);
    await page.waitForURL('**/chargingPage?gunNo=G100', { timeout: 20_000 });
    assert.equal(await page.getByRole('dialog').count(), 0);
  });
});

test('the camera picture is shown until a code is found; closing stops the camera', async ({ origin }) => {
  await withCamera(origin, false, async ({ page }) => {
    await page.addInitScript(() => {
      const media = navigator.mediaDevices;
      const ask = media.getUserMedia.bind(media);
      media.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        Object.assign(window, { stream });
        return stream;
      };
    });
    await openScanner(page, origin);
    await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
    const live = () =>
      page.evaluate(() =>
        (window as unknown as { stream: MediaStream }).stream.getTracks().map((one) => one.readyState),
      );
    assert.deepEqual(await live(), ['live']);
    await page.getByRole('button', { name: '关闭' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.deepEqual(await live(), ['ended']);
  });
});

/** The code as a PNG, drawn by the browser. */
async function picture(page: Page, withCode: boolean): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([rows, drawn]) => {
      const canvas = new OffscreenCanvas(1000, 1400);
      const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.fillStyle = '#eee';
      pen.fillRect(0, 0, 1000, 1400);
      pen.fillStyle = '#111';
      rows.forEach((row, y) => {
        for (let x = 0; x < row.length; x += 1) {
          if (drawn && row[x] === '#') pen.fillRect(200 + x * 16, 400 + y * 16, 16, 16);
        }
      });
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => {
          resolve((reader.result as string).split(',')[1] ?? '');
        };
        reader.readAsDataURL(blob);
      });
    },
    [QR, withCode] as const,
  );
  return Buffer.from(base64, 'base64');
}

test('a browser without a camera says so; a photo without a code gives a message; a photo with a code opens its page', async ({
  page,
  origin,
  shot,
  axe,
}) => {
  await openScanner(page, origin);
  await page.getByText('这里不能使用相机，请改用下面的方式').waitFor();
  await shot('scanner-no-camera');
  await axe();
  const choose = async (withCode: boolean) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '照片' }).tap();
    const buffer = await picture(page, withCode);
    await (await chooser).setFiles([{ name: 'photo.png', mimeType: 'image/png', buffer }]);
  };
  await choose(false);
  await page.getByText('照片里没有找到二维码').waitFor();
  await choose(true);
  await page.waitForURL('**/chargingPage?gunNo=G100');
});

test('a typed link of the app opens, other text is only shown, and no foreign page is opened', async ({
  page,
  origin,
  shot,
  axe,
}) => {
  const type = async (text: string) => {
    await page.getByRole('button', { name: '手动输入' }).tap();
    await page.getByLabel('二维码上的编号或链接').fill(text);
    await shot('scanner-typing');
    await page.getByRole('button', { name: '确定' }).tap();
  };
  await openScanner(page, origin);
  await type('https://evil.example/pay?amount=1');
  const sheet = page.getByRole('dialog', { name: '二维码内容' });
  await sheet.getByText('https://evil.example/pay?amount=1').waitFor();
  await page.waitForTimeout(400);
  await shot('scanned-text');
  await axe();
  assert.equal(pathAndQuery(page), '/home');
  await sheet.getByRole('button', { name: '关闭' }).tap();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '扫码充电' }).tap();
  await type(`${origin}/payPage?uniqueId=stay-0001&parkId=park-1`);
  await page.locator('[data-screen="payPage"]').waitFor();
  assert.equal(pathAndQuery(page), '/payPage?uniqueId=stay-0001&parkId=park-1');
});

const HANGZHOU = { latitude: 30.2765, longitude: 120.1504, accuracy: 20 };
const nearby = '[data-block="nearby"]';

test("browser geolocation granted: the map shows the phone's place, in GCJ-02", async ({ page, context, origin }) => {
  await context.addInitScript(() => {
    localStorage.setItem('preferences.v1', JSON.stringify({ isElder: false, scheme: 'auto', hasConsented: true }));
  });
  await context.grantPermissions(['geolocation'], { origin });
  await context.setGeolocation(HANGZHOU);
  await page.goto(`${origin}/home`);
  await page.locator(nearby).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => localStorage.getItem('lng') !== null);
  const kept = await page.evaluate(() => [Number(localStorage.getItem('lng')), Number(localStorage.getItem('lat'))]);
  assert.ok(Math.abs((kept[0] ?? 0) - 120.1551) < 0.001 && Math.abs((kept[1] ?? 0) - 30.2741) < 0.001, String(kept));
});

test('browser geolocation denied: a message is shown and the list stays', async ({ page, context, origin }) => {
  await context.addInitScript(() => {
    localStorage.setItem('preferences.v1', JSON.stringify({ isElder: false, scheme: 'auto', hasConsented: true }));
  });
  await context.clearPermissions();
  await page.goto(`${origin}/home`);
  await page.locator(nearby).scrollIntoViewIfNeeded();
  await page.getByText('停车点查询失败，请在系统设置中允许定位').first().waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('lng')), null);
});
