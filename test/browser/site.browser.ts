import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { test } from './harness';

const { makeSite } = createRequire(__filename)('../../config/scripts/site.js') as {
  makeSite(options: { out: string; gateway: string; config?: object }): object;
};

const inFolder = async (work: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

test('a wrong setting stops it with one sentence each, and nothing is written', async () => {
  await inFolder((folder) => {
    const out = path.join(folder, 'site');
    const config = { brandName: '', brandColor: '#ffee00', city: '深圳', servicePhone: '400-000-0000' };
    assert.throws(() => {
      makeSite({ out, gateway: 'http://127.0.0.1:1', config });
    }, /^Error: brandName: "" .*\nbrandColor: "#ffee00" .*too light.*\ncity: there is no such setting\. There are: /);
    assert.equal(existsSync(out), false);
    return Promise.resolve();
  });
});

test('a build whose base path differs from the setting is refused, and nothing is written', async () => {
  await inFolder((folder) => {
    const out = path.join(folder, 'site');
    assert.throws(() => {
      makeSite({ out, gateway: 'http://127.0.0.1:1', config: { basePath: '/driver/' } });
    }, /^Error: basePath: this build is not for \/driver\/: run BASE_PATH=\/driver\/ npm run build/);
    assert.equal(existsSync(out), false);
    return Promise.resolve();
  });
});

test(
  'an operator brands the app without a build: name, colour by day and by night',
  async ({ page, visit }) => {
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());
    await visit('/login');
    assert.equal(await brand(), '#0a7340');
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.equal(await brand(), '#78b296');
    await page.waitForFunction(() => document.title === '登录');
    await visit('/home');
    await page.waitForFunction(() => document.title === '深停车');
  },
  { server: { config: { brandName: '深停车', brandColor: '#0a7340' } } },
);

test('version.json and the document name the same build', async ({ origin }) => {
  const { version, commit } = (await (await fetch(`${origin}/version.json`)).json()) as Record<string, string>;
  assert.match(
    await (await fetch(`${origin}/home`)).text(),
    new RegExp(`data-build="${String(version)} ${String(commit).replace('+', '\\+')}"`),
  );
  assert.equal(
    version,
    (JSON.parse(readFileSync(path.resolve(__dirname, '../../package.json'), 'utf8')) as { version: string }).version,
  );
});
