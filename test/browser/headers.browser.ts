import assert from 'node:assert/strict';

import { test } from './harness';

test('documents and files carry the production headers', async ({ origin }) => {
  const document = await fetch(`${origin}/payPage`);
  assert.equal(document.status, 200);
  assert.match(
    document.headers.get('content-security-policy') ?? '',
    /script-src 'self' 'sha256-[^']+' .*frame-ancestors 'none'/,
  );
  assert.equal(document.headers.get('cache-control'), 'no-store');
  assert.equal(document.headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
  assert.equal(document.headers.get('x-content-type-options'), 'nosniff');
  const file = /src="(\/assets\/main\.[^"]+)"/.exec(await document.text())?.[1] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const asset = await fetch(origin + file, { headers: { 'accept-encoding': encoding } });
    assert.equal(asset.headers.get('content-encoding'), encoding);
    assert.match(asset.headers.get('cache-control') ?? '', /immutable/);
    assert.ok((await asset.text()).length > 1_000);
  }
});

test('an answer of the gateway is no document', async ({ origin }) => {
  for (const path of ['/api/basic/v2/api/menuConfigs', '/api/nothing']) {
    const answer = await fetch(origin + path);
    assert.equal(answer.headers.get('content-security-policy'), "default-src 'none'; sandbox", path);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff', path);
  }
});

test(
  'no setting lets the ordinary build be framed',
  async ({ origin }) => {
    const { headers } = await fetch(`${origin}/home`);
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
    assert.doesNotMatch(headers.get('content-security-policy') ?? '', /partner/);
  },
  { server: { config: { embeddedIn: ['https://partner.example'] } } },
);

test('only screen addresses fall back to index.html', async ({ origin }) => {
  for (const path of [
    '/api',
    '/api/nothing',
    '/assets/main.js',
    '/assets/../csp.json',
    '/assets/%2e%2e/csp.json',
    '/csp.json',
    '/index.html.br',
    '/__mocks/nothing',
  ]) {
    const answer = await fetch(origin + path);
    assert.notEqual(answer.status, 200, path);
  }
  assert.equal((await fetch(`${origin}/home`, { method: 'POST' })).status, 404);
});

test(
  'the configuration cannot close its own script element',
  async ({ page, visit }) => {
    await visit('/404');
    assert.equal(
      await page.evaluate(
        () => (JSON.parse(document.getElementById('config')?.textContent ?? '{}') as { brandName: string }).brandName,
      ),
      '</script><b>',
    );
  },
  { server: { config: { brandName: '</script><b>' } } },
);

test('a foreign script does not run', async ({ page, visit, expectError }) => {
  expectError(/Content Security Policy/);
  await visit('/404');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
  });
  assert.equal(await page.evaluate(() => (window as { planted?: boolean }).planted), undefined);
});
