import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { test } from './harness';
import { serveOwnPage } from './ownPage';

/** A photo that still has about 400 kB after it was drawn anew, because noise does not compress. */
async function noisyJpeg(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 900);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    const data = pen.getImageData(0, 0, 900, 900);
    for (let at = 0; at < data.data.length; at += 1)
      data.data[at] = at % 4 === 3 ? 255 : (at * 7_919 * (at % 13)) % 256;
    pen.putImageData(data, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => {
        resolve((reader.result as string).split(',')[1] ?? '');
      };
      reader.readAsDataURL(blob);
    });
  });
  return Buffer.from(base64, 'base64');
}

const addPhoto = async (page: Page, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '添加照片' }).click();
  await (await chooser).setFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }]);
};

test(
  'on a slow connection a picture shows its upload progress, and removing it stops the upload',
  async ({ page, context, origin, world, visit, axe, shot }) => {
    const address = await serveOwnPage(context, origin, 'upload.tsx');
    await visit(new URL(address).pathname, { signedInAs: '13800138000' });
    const photo = await noisyJpeg(page);
    await page.evaluate(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => {
        const now = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
        if (now !== null && now !== undefined && shown.at(-1) !== now) shown.push(now);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const sent = context.waitForEvent('request', (request) => request.url().endsWith('/api/basic/v2/api/pictures'));
    const devTools = await context.newCDPSession(page);
    const slow = { offline: false, latency: 5, downloadThroughput: 1e6, uploadThroughput: 120_000 };
    await devTools.send('Network.emulateNetworkConditions', slow);
    await addPhoto(page, photo);
    const request = await sent;
    assert.equal(request.resourceType(), 'xhr');
    assert.equal(request.headers()['clienttype'], '2');
    await page.getByText('已上传 1/1').waitFor();
    const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown.map(Number));
    const between = shown.filter((percent) => percent > 0 && percent < 100);
    assert.ok(between.length >= 4, `percentages seen: ${shown.join(' ')}`);
    assert.deepEqual(
      shown,
      [...shown].sort((a, b) => a - b),
    );
    assert.equal(world.tables.uploads.length, 1);
    assert.equal(await page.locator('output').textContent(), `/__mocks/uploads/${world.tables.uploads[0]?.file ?? ''}`);

    const ended = context.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/pictures'));
    await devTools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 20_000 });
    await addPhoto(page, photo);
    await page.getByText(/^上传中 [1-9]\d?%$/).waitFor();
    await axe();
    await shot('upload');
    await page.getByRole('button', { name: '删除第2张' }).click();
    assert.match((await ended).failure()?.errorText ?? '', /ABORTED/);
    await page.getByText('已上传 1/1').waitFor();
    assert.equal(world.tables.uploads.length, 1);
  },
  { limitMs: 120_000 },
);
