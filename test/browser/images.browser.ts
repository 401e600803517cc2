import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { test } from './harness';
import { serveOwnPage } from './ownPage';

/** A JPEG segment that says where the photo was taken (30° 16' N) and that the camera was held upright (orientation 6). */
function exifSegment(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number | string) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    if (typeof value === 'string') bytes.write(value, 8, 'latin1');
    else bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const count = (entries: number) => Buffer.from([entries, 0]);
  const end = Buffer.alloc(4);
  const first = [entry(0x0112, 3, 1, 6), entry(0x010f, 2, 4, 'Cam'), entry(0x8825, 4, 1, 8 + 2 + 36 + 4)];
  const gpsAt = 8 + 2 + 36 + 4;
  const gps = [entry(1, 2, 2, 'N'), entry(2, 5, 3, gpsAt + 2 + 24 + 4)];
  const degrees = Buffer.alloc(24);
  [30, 1, 16, 1, 26, 1].forEach((number, index) => degrees.writeUInt32LE(number, index * 4));
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    count(first.length),
    ...first,
    end,
    count(gps.length),
    ...gps,
    end,
    degrees,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A picture of this size. The noise keeps it from compressing to nothing. */
async function drawJpeg(page: Page, width: number, height: number, noise = 0): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high, grain]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.fillStyle = '#37a';
      pen.fillRect(0, 0, wide, high);
      pen.fillStyle = '#c33';
      pen.fillRect(0, 0, wide / 2, high / 2);
      if (grain > 0) {
        const data = pen.getImageData(0, 0, wide, high);
        for (let at = 0; at < data.data.length; at += 1) data.data[at] = (Math.random() * grain) % 256;
        pen.putImageData(data, 0, 0);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => {
          resolve((reader.result as string).split(',')[1] ?? '');
        };
        reader.readAsDataURL(blob);
      });
    },
    [width, height, noise] as const,
  );
  return Buffer.from(base64, 'base64');
}

const withExif = (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]);
const markers = (jpeg: Buffer) => ['Exif', 'GPS', 'Cam', 'http://ns.adobe.com'].filter((text) => jpeg.includes(text));

interface Picked {
  base64: string;
  mime: string;
  bytes: number;
}

async function pick(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'pick' }).click();
  await (await chooser).setFiles(files);
  await page.waitForFunction(() => document.querySelector('output')?.textContent !== '');
  return page.evaluate(() => (window as unknown as { picked: Picked[] }).picked);
}

const sizeOf = (page: Page, { base64 }: Picked) =>
  page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${text}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    const [red = 0] = pen.getImageData(image.naturalWidth - 5, 5, 1, 1).data;
    return { width: image.naturalWidth, height: image.naturalHeight, isTopRightRed: red > 150 };
  }, base64);

const jpegFile = (buffer: Buffer, name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

test('a photo of 4000 px is sent at 1600 px, upright, and without its location', async ({ page, context, origin }) => {
  await page.goto(`${await serveOwnPage(context, origin, 'parts.tsx')}#images`);
  const photo = withExif(await drawJpeg(page, 4000, 3000));
  assert.deepEqual(markers(photo), ['Exif', 'Cam'], 'the photo must hold what is to be taken out');
  const [picked] = await pick(page, [jpegFile(photo)]);
  assert.ok(picked !== undefined);
  const bytes = Buffer.from(picked.base64, 'base64');
  assert.deepEqual([...bytes.subarray(0, 3)], [0xff, 0xd8, 0xff]);
  assert.deepEqual(markers(bytes), []);
  assert.ok(!bytes.includes(Buffer.from([0xff, 0xe1])), 'no APP1 segment');
  assert.equal(picked.bytes, bytes.length);
  // Orientation 6 turns the picture clockwise: the former top left corner is now top right.
  assert.deepEqual(await sizeOf(page, picked), { width: 1200, height: 1600, isTopRightRed: true });
});

test('a large picture is scaled down until it fits; small ones keep their size; a text file is refused', async ({
  page,
  context,
  origin,
}) => {
  await page.goto(`${await serveOwnPage(context, origin, 'parts.tsx')}#images`);
  const [heavy, small] = await pick(page, [
    jpegFile(await drawJpeg(page, 2400, 2400, 100_000), 'noise.jpg'),
    jpegFile(await drawJpeg(page, 320, 240), 'small.jpg'),
  ]);
  assert.ok(heavy !== undefined && small !== undefined);
  assert.ok(heavy.bytes <= 1_000_000, `${String(heavy.bytes)} bytes`);
  assert.deepEqual(await sizeOf(page, small), { width: 320, height: 240, isTopRightRed: false });
  await page.reload();
  await pick(page, [{ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') }]);
  assert.equal(await page.locator('output').textContent(), 'failed');
});
