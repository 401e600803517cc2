import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(60_000);

const SCRIPT = path.resolve(__dirname, '../../../config/scripts/site.js');
let folder: string;

/** The smallest folder that `npm run site` accepts as a build. */
function build(mayBeFramed: boolean) {
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, 'assets/main.11111111.js'), '');
  writeFileSync(
    path.join(dist, 'index.html'),
    '<!doctype html><html><head><title>x</title><script src="/assets/main.11111111.js"></script></head><body></body></html>',
  );
  writeFileSync(path.join(dist, 'csp.json'), JSON.stringify({ inlineScripts: [], mayBeFramed }));
  writeFileSync(path.join(dist, 'version.json'), '{}');
  return dist;
}

function site(args: readonly string[], mayBeFramed = false) {
  const out = path.join(folder, 'site');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [SCRIPT, '--out', out, '--gateway', 'https://gateway.example', ...args],
    { encoding: 'utf8', env: { ...process.env, DIST: build(mayBeFramed) } },
  );
  const nginx = path.join(out, 'nginx.conf');
  return { status, stdout, stderr, nginx: existsSync(nginx) ? readFileSync(nginx, 'utf8') : null };
}

const settings = (content: object) => {
  const file = path.join(folder, 'operator.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a site with TLS names its certificate and its key', () => {
  const { status, stderr, nginx } = site([
    '--listen',
    '443 ssl',
    '--certificate',
    '/tls/a b.pem',
    '--key',
    '/tls/k.pem',
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(nginx).toContain(
    '  listen 443 ssl;\n  ssl_certificate "/tls/a b.pem";\n  ssl_certificate_key "/tls/k.pem";\n',
  );
});

test.each([
  [['--listen', '443 ssl'], /^--listen "443 ssl" needs --certificate and --key/],
  [['--listen', '443 ssl', '--certificate', '/tls/c.pem'], /needs --certificate and --key/],
  [['--listen', '443 ssl', '--key', '/tls/k.pem'], /needs --certificate and --key/],
  [['--certificate', '/tls/c.pem', '--key', '/tls/k.pem'], /not for --listen "8080"/],
])('incomplete TLS settings are refused, and nothing is written: %j', (args, words) => {
  const { status, stderr, nginx } = site(args);
  expect(status).toBe(1);
  expect(stderr).toMatch(words);
  expect(nginx).toBeNull();
});

test('a missing settings file is reported as missing, and one that is not JSON as such', () => {
  const none = path.join(folder, 'none.json');
  expect(site(['--config', none]).stderr).toBe(`--config: there is no file ${none}.\n`);
  writeFileSync(none, '{');
  expect(site(['--config', none]).stderr).toMatch(/none\.json cannot be read as JSON: /);
});

test('a message says that embeddedIn has no effect on a build that may not be framed', () => {
  const args = ['--config', settings({ embeddedIn: ['https://partner.example'] })];
  const usual = site(args);
  expect(usual.status).toBe(0);
  expect(usual.stderr).toMatch(/^embeddedIn has no effect/);
  expect(usual.nginx).toContain("frame-ancestors 'none'");
  const embedded = site(args, true);
  expect({ status: embedded.status, stderr: embedded.stderr }).toEqual({ status: 0, stderr: '' });
  expect(embedded.nginx).toContain('frame-ancestors https://partner.example');
  expect(site(['--config', settings({ brandName: '深停车' })]).stderr).toBe('');
});
