import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test, type Tools } from './harness';
import { BILL, moneyOf, payButton, resultWord, screen, tap } from './steps';

const { makeSite } = createRequire(__filename)('../../config/scripts/site.js') as {
  makeSite(options: { out: string; gateway: string; listen?: string; config?: object }): string[];
};

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file));
const BROTLI = ['/usr/lib/nginx/modules', '/usr/local/lib/nginx/modules']
  .map((folder) => path.join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => {
        resolve(port);
      });
    });
  });

const inFolder = async (work: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const MAIN = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${BROTLI ?? ''};
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  types { text/html html; text/javascript js; text/css css; image/svg+xml svg; application/json json; }
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/nginx.conf;
}
`;

const answers = async (origin: string) => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(`${origin}/version.json`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('nginx does not answer');
};

/** Runs the built app behind the nginx that `npm run site` configures, with the mock world as its gateway. */
async function behindNginx(gateway: string, work: (site: { origin: string; www: string }) => Promise<void>) {
  await inFolder(async (folder) => {
    const port = await freePort();
    makeSite({ out: folder, gateway, listen: `127.0.0.1:${String(port)}`, config: { brandName: '深停车' } });
    writeFileSync(path.join(folder, 'main.conf'), MAIN(folder));
    const checked = spawnSync(NGINX ?? '', ['-t', '-c', path.join(folder, 'main.conf')], { encoding: 'utf8' });
    assert.equal(checked.status, 0, checked.stderr);
    assert.doesNotMatch(checked.stderr, /\[warn\]/);
    const server: ChildProcess = spawn(NGINX ?? '', ['-c', path.join(folder, 'main.conf')], { stdio: 'ignore' });
    const origin = `http://127.0.0.1:${String(port)}`;
    try {
      await answers(origin);
      await work({ origin, www: path.join(folder, 'www') });
    } finally {
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
    }
  });
}

/** The headers that must be the same from both servers. */
const SAME = [
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'x-content-type-options',
  'cache-control',
  'content-encoding',
  'content-type',
];
const headersOf = async (address: string, encoding = 'br'): Promise<Record<string, unknown>> => {
  const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    ...Object.fromEntries(SAME.map((name) => [name, answer.headers.get(name)?.toLowerCase() ?? null])),
  };
};
const mainOf = async (origin: string) =>
  /src="(\/assets\/main\.[^"]+)"/.exec(await (await fetch(`${origin}/home`)).text())?.[1] ?? '';

if (NGINX === undefined || BROTLI === undefined) {
  process.stdout.write(
    '\n  !!!! SKIPPED: nginx with its static brotli module is not on this machine (Debian: apt install nginx libnginx-mod-http-brotli-static).\n' +
      '  !!!! The nginx configuration was NOT tested.\n',
  );
} else {
  test('nginx sends what npm run serve sends: headers, compression, screens, and nothing else', async ({
    origin,
  }: Tools) => {
    await behindNginx(origin, async ({ origin: nginx }) => {
      const main = await mainOf(nginx);
      for (const address of ['/home', '/payPage?uniqueId=1&parkId=2', '/no/such/page', main])
        for (const encoding of ['br', 'gzip'])
          assert.deepEqual(
            await headersOf(nginx + address, encoding),
            await headersOf(origin + address, encoding),
            address,
          );
      assert.equal((await headersOf(nginx + main))['content-encoding'], 'br');
      assert.equal((await headersOf(`${nginx}/home`))['status'], 200);
      for (const nothing of ['/csp.json', '/index.html', '/index.html.br', '/assets/none.js', '/assets/../nginx.conf'])
        assert.equal((await headersOf(nginx + nothing))['status'], 404, nothing);
      const menu = '/api/basic/v2/api/menuConfigs';
      const codeFrom = async (server: string) => ((await (await fetch(server + menu)).json()) as { code: string }).code;
      assert.equal(await codeFrom(nginx), await codeFrom(origin));
      assert.match(await (await fetch(`${nginx}/home`)).text(), /<title>深停车<\/title>/);
    });
  });

  test('the main job behind nginx, under its Content-Security-Policy', async ({
    context,
    origin,
    page,
    visit,
    world,
  }) => {
    await behindNginx(origin, async ({ origin: nginx }) => {
      await context.route(`${nginx}/**`, (route) => route.continue());
      await visit('/404', { signedInAs: DRIVERS.lin.phone }); // the ports of a host share their cookies
      await page.goto(nginx + BILL);
      await tap(page.getByRole('radio', { name: /余额/ }));
      await tap(payButton(page));
      await resultWord(page, '支付成功').waitFor();
      await screen(page, 'payResultPage').waitFor();
      assert.equal(moneyOf(world).orders, 1);
      assert.equal(moneyOf(world).paid.length, 1);
    });
  });
}

test('a site keeps the files of the previous build for open pages, and removes them after 30 days', async () => {
  await inFolder((folder) => {
    const site = { out: folder, gateway: 'http://127.0.0.1:1' };
    makeSite(site);
    const assets = path.join(folder, 'www/assets');
    const [young, old] = [path.join(assets, 'former.11111111.js'), path.join(assets, 'ancient.11111111.js')];
    writeFileSync(young, '');
    writeFileSync(old, '');
    const long = new Date(Date.now() - 31 * 24 * 3_600_000);
    utimesSync(old, long, long);
    makeSite(site);
    assert.equal(existsSync(young), true);
    assert.equal(existsSync(old), false);
    assert.equal(
      readdirSync(assets).some((name) => name.startsWith('main.')),
      true,
    );
    return Promise.resolve();
  });
});

test('a wrong setting stops it with one sentence each, and nothing is written', async () => {
  await inFolder((folder) => {
    const out = path.join(folder, 'site');
    const config = { brandName: '', brandColor: '#ffee00', city: '深圳', servicePhone: '400-000-0000' };
    assert.throws(() => {
      makeSite({ out, gateway: 'http://127.0.0.1:1', config });
    }, /^Error: brandName: "" .*\nbrandColor: "#ffee00" .*too light.*\ncity: there is no such setting\.$/);
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
    assert.equal(await page.title(), '登录');
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
