import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const load = createRequire(__filename);
const { makeSite } = load('../../config/scripts/site.js') as { makeSite(options: object): { release: string } };
const nginxHere = load('../../config/site/nginxHere.js') as {
  apart(folder: string, http: readonly string[]): string;
  findNginx(): string | null;
  hasBrotli(): boolean | null;
  reload(main: string, conf: string): void;
};

const tls = path.resolve(__dirname, '../data/tls');
export const PEM = path.join(tls, 'localhost.pem');
export const KEY = path.join(tls, 'localhost.key');
export const TLS = { certificate: PEM, key: KEY };

const NGINX = nginxHere.findNginx();
export const NO_NGINX = NGINX === null ? 'there is no nginx on this machine (Debian: apt install nginx)' : null;
export const NO_BROTLI =
  NO_NGINX ??
  (nginxHere.hasBrotli() === true
    ? null
    : 'nginx has no static brotli module (Debian: apt install libnginx-mod-http-brotli-static)');

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => {
        resolve(port);
      });
    });
  });

const answers = async (port: number) => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${String(port)}/`, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('nginx does not answer');
};

const TYPES = 'types { text/html html; text/javascript js; text/css css; image/svg+xml svg; application/json json; }';

export interface Site {
  port: number;
  /** Where http is led to https. */
  plainPort: number;
  folder: string;
  /** Makes one more release with these settings. It is served after `reload`. */
  make(options?: object): string;
  reload(): void;
  /** All that nginx has written down of its requests. */
  logs(): string;
}

/** The names of the site with TLS. */
const NAMES = 'driver.example 127.0.0.1';

/** Runs the built app behind the nginx that `npm run site` configures. Port 443 and 80 are replaced by free ones. */
export async function behindNginx(
  options: { gateway: string; ssl?: boolean; brotli?: 'on' | 'off'; change?: (conf: string) => string },
  work: (site: Site) => Promise<void>,
) {
  const { ssl = false, change = (conf) => conf, ...given } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  chmodSync(folder, 0o755);
  const [port, plainPort] = [await freePort(), await freePort()];
  const main = path.join(folder, 'main.conf');
  const out = path.join(folder, 'my site');
  const accessLog = path.join(folder, 'access.log');
  const make = (more: object = {}) => {
    const listen = ssl
      ? { listen: '127.0.0.1:443 ssl', 'server-name': NAMES, ...TLS }
      : { listen: `127.0.0.1:${String(port)}` };
    const { release } = makeSite({ out, 'access-log': accessLog, ...listen, ...given, ...more });
    const conf = path.join(out, 'releases', release, 'nginx.conf');
    const text = readFileSync(conf, 'utf8');
    writeFileSync(
      conf,
      change(text)
        .replace('listen 127.0.0.1:443 ', `listen 127.0.0.1:${String(port)} `)
        .replaceAll('listen 127.0.0.1:80;', `listen 127.0.0.1:${String(plainPort)};`),
    );
    return release;
  };
  make({ config: { brandName: '深停车' } });
  const conf = path.join(out, 'current/nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(main, `${user}daemon off;\n${nginxHere.apart(folder, [TYPES, `include "${conf}";`])}`);
  const checked = spawnSync(NGINX ?? '', ['-t', '-c', main], { encoding: 'utf8' });
  assert.equal(checked.status, 0, checked.stderr);
  // From 1.25 on http2 has a directive of its own, which older ones do not know.
  assert.doesNotMatch(checked.stderr, /\[warn\](?!.*"listen \.\.\. http2")/);
  const server = spawn(NGINX ?? '', ['-c', main], { stdio: 'ignore' });
  try {
    await answers(ssl ? plainPort : port);
    const reload = () => {
      nginxHere.reload(main, conf);
    };
    const logs = () =>
      ['access.log', 'error.log'].map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
    await work({ port, plainPort, folder: out, make, reload, logs });
  } finally {
    server.kill();
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}
