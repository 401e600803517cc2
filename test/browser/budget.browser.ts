import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { BUILT_NAME } from './deploy';
import { test } from './harness';

/**
 * 1.26 times the thinnest tuned build of the same libraries that was measured (106.1 KB, with React 19.3).
 * docs/testing.md says what to do when the budget breaks.
 */
const FIRST_LOAD_JS_KB = 134;
/** The limit for the document with its styles and the skeleton. The first flight of a connection is 14 KB. */
const DOCUMENT_KB = 10.1;
/** The limit for the chunk of a screen, with the code that only this screen needs. */
const SCREEN_KB = 25;
/** The limits for all scripts of a landing, in bytes: 8 % more than before antd-mobile drew the screens (186,472 and 135,533). */
const LANDING_JS = { payPage: 201_389, login: 146_375 };
const REQUESTS = 30;
const NODES = 900;

const dist = path.resolve(process.env['DIST'] ?? 'dist');
const assets = path.join(dist, 'assets');
const kilobytes = (bytes: number) => bytes / 1024;
const report = (what: string, value: number, limit: number, unit = '') => {
  process.stdout.write(`      ${what}: ${String(Math.round(value * 10) / 10)}${unit} of ${String(limit)}${unit}\n`);
  assert.ok(value <= limit, `${what} is ${String(value)}, more than ${String(limit)}`);
};

interface ScreenFiles {
  /** The files whose names and hashes the first load does not contain. */
  late: string[];
  /** The files of each screen. The key is the screen's module. */
  screens: Record<string, string[]>;
}
const screenFiles = () => JSON.parse(readFileSync(path.join(dist, 'screens.json'), 'utf8')) as ScreenFiles;
/** The list of what each landing preloads, in the attribute of the inline script. */
const PRELOADS = / data-files="([^"]*)"/;
const preloadsOf = (html: string, address: string) =>
  (PRELOADS.exec(html)?.[1] ?? '')
    .split('|')
    .map((row) => row.split(' '))
    .find(([name]) => name === address)
    ?.slice(1) ?? [];
/** The scripts of the document, and those of a landing, or of home, that it preloads. */
const firstScripts = (html: string, address = 'home') => {
  const own = [...html.matchAll(/<script defer[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  return [...new Set([...own, ...preloadsOf(html, address)].map((file) => path.basename(file)))].filter((file) =>
    file.endsWith('.js'),
  );
};

test('the first load of home stays within its budget', async ({ page, origin, visit }) => {
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await visit('/home');
  await page.locator('[data-screen="home"] [data-block="menu"][data-state="ready"]').waitFor();
  const html = await (await fetch(`${origin}/home`)).text();
  // What idle prefetch loads afterwards does not count: only the document's own scripts and the preloaded scripts of home.
  const loaded = firstScripts(html);
  const bytes = loaded.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(assets, file))).length, 0);
  report('JavaScript of the first load, brotli', kilobytes(bytes), FIRST_LOAD_JS_KB, ' KB');
  report('requests', requests, REQUESTS);
  report('nodes', await page.evaluate(() => document.querySelectorAll('*').length), NODES);
  report('the document, brotli', kilobytes(brotliCompressSync(html).length), DOCUMENT_KB, ' KB');
  const text = loaded.map((file) => readFileSync(path.join(assets, file), 'utf8')).join('\n');
  assert.doesNotMatch(text, /react-spring|SpringValue/, 'react-spring is in the first load');
});

test('the landings of a bill and of signing in stay within their budgets', async ({ origin }) => {
  const html = await (await fetch(`${origin}/home`)).text();
  for (const [address, limit] of Object.entries(LANDING_JS)) {
    assert.ok(preloadsOf(html, address).length > 0, address);
    const bytes = firstScripts(html, address).map(
      (file) => brotliCompressSync(readFileSync(path.join(assets, file))).length,
    );
    report(
      `scripts of ${address}, brotli`,
      bytes.reduce((sum, each) => sum + each),
      limit,
      ' B',
    );
  }
});

test('the first load never names a lazy file, however many screens there are', async ({ origin }) => {
  const { late } = screenFiles();
  const html = await (await fetch(`${origin}/home`)).text();
  // A landing's own files are named in the document, which no cache keeps. The list of landings is short and fixed.
  const document = html.replace(PRELOADS, '');
  const text = [document, ...firstScripts(html).map((file) => readFileSync(path.join(assets, file), 'utf8'))].join(
    '\n',
  );
  assert.ok(late.some((file) => file.endsWith('.js')) && late.some((file) => file.endsWith('.css')));
  for (const file of late) {
    const [, name = '', hash = ''] = BUILT_NAME.exec(path.basename(file)) ?? [];
    assert.ok(hash !== '' && !text.includes(hash), `the first load holds the hash of ${file}`);
    assert.doesNotMatch(text, new RegExp(`[{,]\\d+:"${name}"`), `the first load holds the name of ${file}`);
  }
  const routes = readdirSync(assets).find((file) => /^routes\..*\.js$/.test(file)) ?? '';
  const manifest = readFileSync(path.join(assets, routes), 'utf8');
  for (const file of late) assert.ok(manifest.includes(`"${file}"`), `${routes} lacks ${file}`);
});

test('each screen brings at most 25 KB that no other one needs, in every area', async ({ origin }) => {
  const { screens } = screenFiles();
  const first = firstScripts(await (await fetch(`${origin}/home`)).text()).map((file) => `assets/${file}`);
  assert.ok(Object.keys(screens).length >= 74, `only ${String(Object.keys(screens).length)} screens`);
  // Screens that share a chunk are loaded together, so they count as one user of their files.
  const usersOf = new Map<string, Set<string>>();
  for (const files of Object.values(screens))
    for (const file of files) usersOf.set(file, (usersOf.get(file) ?? new Set()).add(files.join()));
  const weightOf = (files: readonly string[]) =>
    files
      .filter((file) => file.endsWith('.js') && !first.includes(file) && usersOf.get(file)?.size === 1)
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length, 0);
  const heaviest = new Map<string, { screen: string; kb: number }>();
  for (const [screen, files] of Object.entries(screens)) {
    const area = screen.split('/')[1] ?? '';
    const kb = kilobytes(weightOf(files));
    if (kb >= (heaviest.get(area)?.kb ?? 0)) heaviest.set(area, { screen, kb });
  }
  for (const [area, { screen, kb }] of heaviest) report(`${area}, ${path.basename(screen)}`, kb, SCREEN_KB, ' KB');
});

test('every script can be parsed by Chrome 87 and iOS 14, and none has a source map', () => {
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
