import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { test } from './harness';

/** 1.25 times the thinnest tuned build of the same libraries that was measured (106.1 KB), and what recording, one renewal for all tabs, late services and the names of the late screens' files take. */
const FIRST_LOAD_JS_KB = 137.65;
/** What the document, its styles and the skeleton may weigh: the first flight of a connection is 14 KB. */
const DOCUMENT_KB = 10;
const REQUESTS = 30;
const NODES = 900;

const dist = path.resolve(process.env['DIST'] ?? 'dist');
const assets = path.join(dist, 'assets');
const kilobytes = (bytes: number) => bytes / 1024;
const report = (what: string, value: number, limit: number, unit = '') => {
  process.stdout.write(`      ${what}: ${String(Math.round(value * 10) / 10)}${unit} of ${String(limit)}${unit}\n`);
  assert.ok(value <= limit, `${what} is ${String(value)}, more than ${String(limit)}`);
};

test('the first load of home stays within its budget', async ({ page, origin, visit }) => {
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await visit('/home');
  await page.locator('[data-screen="home"] [data-block="menu"][data-state="ready"]').waitFor();
  const html = await (await fetch(`${origin}/home`)).text();
  // What idle prefetch brings afterwards does not count: only the document's own scripts and the preloaded ones of home.
  const loaded = [...new Set(html.match(/[\w.-]+\.js(?=[" ])/g))];
  const bytes = loaded.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(assets, file))).length, 0);
  report('JavaScript of the first load, brotli', kilobytes(bytes), FIRST_LOAD_JS_KB, ' KB');
  report('requests', requests, REQUESTS);
  report('nodes', await page.evaluate(() => document.querySelectorAll('*').length), NODES);
  report('the document, brotli', kilobytes(brotliCompressSync(html).length), DOCUMENT_KB, ' KB');
  const text = loaded.map((file) => readFileSync(path.join(assets, file), 'utf8')).join('\n');
  assert.doesNotMatch(text, /react-spring|SpringValue/, 'react-spring is in the first load');
});

test('every script parses where Chrome 87 and iOS 14 read it, and none has a source map', () => {
  const require = createRequire(createRequire(__filename).resolve('webpack'));
  const { parse } = require('acorn') as { parse(code: string, options: object): unknown };
  for (const file of readdirSync(assets)) {
    assert.ok(!file.endsWith('.map'), file);
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(path.join(assets, file), 'utf8');
    assert.doesNotThrow(() => parse(code, { ecmaVersion: 2021, sourceType: 'script' }), file);
    assert.doesNotMatch(code, /sourceMappingURL/, file);
  }
  return Promise.resolve();
});
