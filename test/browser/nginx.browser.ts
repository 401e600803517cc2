import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer as createPlainServer, request as plainRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { testWith } from './harness';
import { behindNginx, freePort, KEY, NO_BROTLI, NO_NGINX, PEM } from './nginx';
import { BILL, moneyOf, payButton, resultWord, screen, tap } from './steps';

const ca = readFileSync(PEM);
const at = (port: number, scheme = 'http') => `${scheme}://127.0.0.1:${String(port)}`;

/** The headers that must be the same from `npm run serve` and nginx. */
const SAME = [
  'content-security-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
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
const mainIn = (html: string) => /src="(\/assets\/main\.[^"]+)"/.exec(html)?.[1] ?? '';
const mainOf = async (origin: string) => mainIn(await (await fetch(`${origin}/home`)).text());

/** One answer over HTTP/2 with TLS, its certificate verified. */
const overHttp2 = (port: number, address: string, encoding = 'gzip, br') =>
  new Promise<{ status: number; headers: Record<string, unknown>; protocol: string | undefined }>((resolve, reject) => {
    const session = connectHttp2(at(port, 'https'), { ca });
    session.once('error', reject);
    const request = session.request({ ':path': address, 'accept-encoding': encoding });
    request.once('response', (headers) => {
      request.resume();
      resolve({ status: Number(headers[':status']), headers, protocol: session.alpnProtocol });
      session.close();
    });
    request.end();
  });

/** The version of TLS that is agreed on if the client takes only this one, null if nginx refuses. */
const tlsOf = (port: number, version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
  new Promise<string | null>((resolve) => {
    const only = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
    const socket: TLSSocket = connectTls({ port, host: '127.0.0.1', ca, ...only }, () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
    socket.once('error', () => {
      resolve(null);
    });
  });

/** Where http is led to, for a request that names this host. */
const ledTo = (port: number, host: string) =>
  new Promise<string>((resolve, reject) => {
    plainRequest({ port, host: '127.0.0.1', path: '/payPage?uniqueId=1', headers: { host } }, (answer) => {
      answer.resume();
      resolve(`${String(answer.statusCode)} ${String(answer.headers.location)}`);
    })
      .once('error', reject)
      .end();
  });

/** A gateway that keeps the calls it gets. Its own headers claim more than an answer may do. */
async function withGateway(work: (gateway: { origin: string; calls: Call[] }) => Promise<void>) {
  const calls: Call[] = [];
  const server = createPlainServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      calls.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Security-Policy': "default-src *; script-src * 'unsafe-inline'",
        'X-Content-Type-Options': 'none',
      });
      response.end('<script>alert(1)</script>');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    await work({ origin: at((server.address() as AddressInfo).port), calls });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
interface Call {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** nginx replaces its workers a moment after it was told to. */
async function sooner(isSo: () => Promise<boolean>) {
  // A worker that ends may still have taken a connection.
  for (let attempt = 0; attempt < 50 && !(await isSo().catch(() => false)); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

const withNginx = testWith(NO_NGINX);
const withBrotli = testWith(NO_BROTLI);

withBrotli(
  'nginx sends what npm run serve sends: headers, compression, screens, and nothing else',
  async ({ origin }) => {
    await behindNginx({ gateway: origin }, async ({ port }) => {
      const nginx = at(port);
      const main = await mainOf(nginx);
      for (const address of [
        '/home',
        '/payPage?uniqueId=1&parkId=2',
        '/goldPlanResults',
        '/no/such/page',
        main,
        '/version.json',
      ])
        for (const encoding of ['br', 'gzip'])
          assert.deepEqual(
            await headersOf(nginx + address, encoding),
            await headersOf(origin + address, encoding),
            address,
          );
      assert.equal((await headersOf(nginx + main))['content-encoding'], 'br');
      assert.equal((await headersOf(`${nginx}/home`))['status'], 200);
      assert.equal((await headersOf(`${nginx}/licenses.txt`))['status'], 200);
      const nothing = [
        '/csp.json',
        '/index.html',
        '/index.html.br',
        '/assets/../nginx.conf',
        '/nginx.conf',
        '/assets.json',
      ];
      for (const address of [...nothing, '/assets/none.js', '/assets/']) {
        const { status, 'cache-control': kept } = await headersOf(nginx + address);
        assert.ok(address === '/assets' || Number(status) >= 403, `${address}: ${String(status)}`);
        assert.equal(kept, 'no-store', address);
      }
      const menu = '/api/basic/v2/api/menuConfigs';
      const codeFrom = async (server: string) => ((await (await fetch(server + menu)).json()) as { code: string }).code;
      assert.equal(await codeFrom(nginx), await codeFrom(origin));
      for (const name of ['content-security-policy', 'x-content-type-options'])
        assert.equal((await headersOf(nginx + menu))[name], (await headersOf(origin + menu))[name], name);
      assert.match(await (await fetch(`${nginx}/home`)).text(), /<title>深停车<\/title>/);
    });
  },
);

withBrotli(
  'TLS 1.2 and 1.3, HTTP/2, brotli, HSTS on every answer of the site, and http leads to https',
  async ({ origin }) => {
    await behindNginx({ gateway: origin, ssl: true }, async ({ port, plainPort, folder }) => {
      assert.deepEqual(
        [await tlsOf(port, 'TLSv1.1'), await tlsOf(port, 'TLSv1.2'), await tlsOf(port, 'TLSv1.3')],
        [null, 'TLSv1.2', 'TLSv1.3'],
      );
      const main = mainIn(readFileSync(path.join(folder, 'current/www/index.html'), 'utf8'));
      for (const [address, status, kept, encoding] of [
        ['/home', 200, 'no-store', 'br'],
        [main, 200, 'public, max-age=31536000, immutable', 'br'],
        ['/assets/none.js', 404, 'no-store', undefined],
        ['/none.txt', 404, 'no-store', undefined],
      ] as const) {
        const { headers, ...answer } = await overHttp2(port, address);
        assert.deepEqual(answer, { status, protocol: 'h2' }, address);
        assert.equal(headers['cache-control'], kept, address);
        assert.equal(headers['content-encoding'], encoding, address);
        assert.equal(headers['strict-transport-security'], 'max-age=31536000', address);
      }
      const call = await overHttp2(port, '/api/basic/v2/api/menuConfigs');
      assert.equal(call.headers['strict-transport-security'], 'max-age=31536000');
      for (const [host, led] of [
        ['driver.example', 'driver.example'],
        [`127.0.0.1:${String(plainPort)}`, '127.0.0.1'],
        ['evil.example', 'driver.example'],
        ['driver.example.evil.example', 'driver.example'],
      ] as const)
        assert.equal(await ledTo(plainPort, host), `301 https://${led}/payPage?uniqueId=1`, host);
    });
  },
);

withNginx('without the brotli module nginx starts too, and sends gzip', async ({ origin }) => {
  await behindNginx({ gateway: origin, brotli: 'off' }, async ({ port, folder }) => {
    assert.doesNotMatch(readFileSync(path.join(folder, 'current/nginx.conf'), 'utf8'), /brotli/);
    const answer = await headersOf(at(port) + (await mainOf(at(port))), 'gzip, deflate, br');
    assert.deepEqual([answer['status'], answer['content-encoding']], [200, 'gzip']);
  });
});

withNginx('an answer of the gateway is no document, and no cookie of the session reaches it', async () => {
  await withGateway(async ({ origin, calls }) => {
    await behindNginx({ gateway: origin, brotli: 'off' }, async ({ port }) => {
      const headers = {
        cookie: 'token=secret-token; refreshToken=secret-refresh; lb=1',
        authorization: 'secret-token',
      };
      for (const address of ['/api/basic/v2/api/menuConfigs', '/api/x.html', '/api/']) {
        const answer = await fetch(at(port) + address, { headers });
        assert.equal(answer.headers.get('x-content-type-options'), 'nosniff', address);
        assert.equal(answer.headers.get('content-security-policy'), "default-src 'none'; sandbox", address);
      }
      assert.equal(calls.length, 3);
      for (const call of calls) {
        assert.equal(call.headers['cookie'], undefined);
        assert.equal(call.headers['authorization'], 'secret-token');
      }
    });
  });
});

withNginx('what nginx writes down has no ticket, openid, code, plate or number in it', async () => {
  await withGateway(async ({ origin }) => {
    await behindNginx({ gateway: origin, brotli: 'off' }, async ({ port, make, reload, logs }) => {
      const traced = '?ticket=SECRET1&openid=SECRET2&reqJson=%7B%22ticket%22%3A%22SECRET3%22%7D';
      const addresses = [
        `/home${traced}`,
        `/api/driver/v2/api/getTokenByTicket${traced}`,
        `/api/charge/v2/api/payCharges/sync/SECRET4`,
        `/api/charge/v2/api/parkOrders/msp/detail?plateNo=SECRET5`,
        `/api/coupon/v2/api/invitations/SECRET6`,
        `/api/api/v1/getRequest${traced}`,
        `/api/other/SECRET7`,
      ];
      const ask = async () => {
        for (const address of addresses)
          await fetch(at(port) + address, {
            headers: { referer: `${at(port)}/home${traced}`, 'user-agent': 'SECRET8' },
          });
      };
      await ask();
      // Nobody is there: nginx has something to complain about.
      make({ gateway: at(await freePort()) });
      reload();
      await sooner(async () => (await fetch(`${at(port)}/api/x`)).status === 502);
      await ask();
      const lines = logs();
      assert.doesNotMatch(lines, /SECRET|%7B/);
      for (const line of [
        ' GET /home 200 ',
        ' GET /api/driver/v2/api/getTokenByTicket 200 ',
        ' GET /api/charge/v2/api/payCharges/sync 200 ',
        ' GET /api/charge/v2/api/parkOrders/msp/detail 200 ',
        ' GET /api/coupon/v2/api/invitations 200 ',
        ' GET /api/api/v1/getRequest 502 ',
        ' GET /api/- 200 ',
      ])
        assert.ok(lines.includes(line), `${line} in\n${lines}`);
    });
  });
});

withNginx('a call that is still on its way after its time limit never reaches the gateway', async () => {
  const sooner = (conf: string) => conf.replace('client_body_timeout 10s;', 'client_body_timeout 1s;');
  await withGateway(async ({ origin, calls }) => {
    await behindNginx({ gateway: origin, brotli: 'off', change: sooner }, async ({ port }) => {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write('POST /api/charge/v2/api/payCharges HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\n{"a"');
          setTimeout(() => socket.write(':1}\n'), 2_500);
        });
        let text = '';
        socket.on('data', (part: Buffer) => (text += part.toString()));
        socket.once('error', reject);
        socket.once('close', () => {
          resolve(text);
        });
        setTimeout(() => socket.destroy(), 4_000);
      });
      assert.doesNotMatch(answer, / 200 /);
      assert.deepEqual(calls, []);
    });
  });
});

withNginx('a gateway whose certificate is not to be trusted is not called', async () => {
  const asked: (string | undefined)[] = [];
  const gateway = createServer({ cert: ca, key: readFileSync(KEY) }, ({ url }, response) => {
    asked.push(url);
    response.end('{}');
  });
  await new Promise<void>((resolve) => {
    gateway.listen(0, 'localhost', resolve);
  });
  const origin = `https://localhost:${String((gateway.address() as AddressInfo).port)}`;
  try {
    await behindNginx({ gateway: origin, brotli: 'off' }, async ({ port, make, reload }) => {
      const call = async () => (await fetch(`${at(port)}/api/basic/x?a=1`)).status;
      assert.equal(await call(), 502);
      assert.equal(asked.length, 0);
      make({ 'gateway-ca': PEM });
      reload();
      await sooner(async () => (await call()) === 200);
      assert.equal(asked.at(-1), '/api/basic/x?a=1');
    });
  } finally {
    gateway.closeAllConnections();
    gateway.close();
  }
});

withNginx(
  'a release is served when nginx is reloaded, with its own policy; files of the former one stay',
  async ({ origin }) => {
    await behindNginx({ gateway: origin, brotli: 'off' }, async ({ port, folder, make, reload }) => {
      const home = async () => {
        const answer = await fetch(`${at(port)}/home`);
        const policy = answer.headers.get('content-security-policy') ?? '';
        return [/<title>(.*?)<\/title>/.exec(await answer.text())?.[1], policy.includes('report.example')];
      };
      const main = await mainOf(at(port));
      assert.deepEqual(await home(), ['深停车', false]);
      make({ config: { brandName: '新停车', reportUrl: 'https://report.example/x' } });
      assert.deepEqual(await home(), ['深停车', false]);
      reload();
      await sooner(async () => (await home())[0] === '新停车');
      assert.deepEqual(await home(), ['新停车', true]);
      assert.equal((await fetch(at(port) + main)).status, 200);
      assert.ok(existsSync(path.join(folder, 'current/www/index.html')));
    });
  },
);

withBrotli(
  'the main job behind nginx, over TLS and under its Content-Security-Policy',
  async ({ context, origin, page, visit, world }) => {
    await behindNginx({ gateway: origin, ssl: true }, async ({ port }) => {
      const nginx = at(port, 'https');
      await context.route(`${nginx}/**`, (route) => route.continue());
      await visit('/404', { signedInAs: DRIVERS.lin.phone }); // the ports of a host share their cookies
      await page.goto(nginx + BILL);
      await tap(page.getByRole('radio', { name: /余额/ }));
      await tap(payButton(page));
      await resultWord(page, '支付成功').waitFor();
      await screen(page, 'payResultPage').waitFor();
      assert.equal(moneyOf(world).orders, 1);
      assert.equal(moneyOf(world).paid.length, 1);
      await page.close(); // it may be fetching what comes next
    });
  },
  { context: { ignoreHTTPSErrors: true } },
);
