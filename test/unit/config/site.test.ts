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

/** The settings of a site with TLS, and the files that they name. */
function tls() {
  const [certificate, key] = [path.join(folder, 'a b.pem'), path.join(folder, 'k.pem')];
  for (const file of [certificate, key]) writeFileSync(file, '');
  return ['--listen', '443 ssl', '--certificate', certificate, '--key', key];
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
  const { status, stderr, nginx } = site(tls());
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(nginx).toContain(
    `  listen 443 ssl http2;\n  ssl_certificate "${folder}/a b.pem";\n  ssl_certificate_key "${folder}/k.pem";\n`,
  );
});

test('a site with TLS speaks TLS 1.2 and 1.3 only, sends HSTS everywhere and leads http to https', () => {
  const { nginx } = site(tls());
  expect(nginx).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  const locations = (nginx ?? '').split(/\n {2}location /).slice(1);
  for (const location of locations.filter((text) => !text.includes('proxy_pass')))
    expect(location).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
  expect(nginx).toMatch(/server \{\n {2}listen 80;\n {2}return 301 https:\/\/\$host\$request_uri;\n\}/);
  expect(site([]).nginx).not.toMatch(/Strict-Transport-Security|return 301|ssl_protocols/);
});

test('the certificate of an https gateway is verified', () => {
  expect(site([]).nginx).toContain('proxy_ssl_verify on;');
  expect(site(['--gateway', 'http://10.0.0.1:9000']).nginx).not.toContain('proxy_ssl_verify');
});

test('a file that is missing is never kept, and a document has its browsing context for itself', () => {
  const { nginx } = site([]);
  expect(nginx).toMatch(/location @missing \{\n[^}]*add_header Cache-Control "no-store" always;\n\s+return 404;/);
  expect(nginx).toContain('error_page 404 = @missing;');
  expect(nginx).toMatch(
    /location \^~ \/assets\/ \{\n[^}]*add_header Cache-Control "public, max-age=31536000, immutable";/,
  );
  expect(nginx).toContain('add_header Cross-Origin-Opener-Policy "same-origin-allow-popups" always;');
});

test('a folder with a space is quoted', () => {
  expect(site(['--out', path.join(folder, 'my site')]).status).toBe(0);
  const nginx = readFileSync(path.join(folder, 'my site/nginx.conf'), 'utf8');
  expect(nginx).toContain(`root "${folder}/my site/www";`);
  expect(nginx).toContain(`alias "${folder}/my site/www/assets/";`);
});

test.each([
  [['--gateway', 'https://a:b:c/x'], /^--gateway: "https:\/\/a:b:c\/x" /],
  [['--gateway', 'https://a:99999'], /^--gateway: /],
  [['--listen', '80; root /'], /^--listen: "80; root \/" /],
  [['--listen', 'port'], /^--listen: /],
  [['--listen', '99999'], /^--listen: /],
])('%j cannot be used, and nothing is written', (args, words) => {
  const { status, stderr, nginx } = site(args);
  expect([status, nginx]).toEqual([1, null]);
  expect(stderr).toMatch(words);
});

test.each([
  ['[]', /must be one object of settings/],
  ['null', /must be one object of settings/],
  ['{"constructor": 1}', /^constructor: there is no such setting\./],
  ['{"__proto__": 1}', /^__proto__: there is no such setting\./],
  ['{"allowedHosts": ["com"]}', /^allowedHosts: "com" names no host of anybody/],
])('the settings %s cannot be used, and nothing is written', (text, words) => {
  const file = path.join(folder, 'operator.json');
  writeFileSync(file, text);
  const { status, stderr, nginx } = site(['--config', file]);
  expect([status, nginx]).toEqual([1, null]);
  expect(stderr).toMatch(words);
});

test('a certificate or key that does not exist is named', () => {
  const args = tls();
  rmSync(path.join(folder, 'k.pem'));
  const { status, stderr, nginx } = site(args);
  expect([status, nginx]).toEqual([1, null]);
  expect(stderr).toBe(`--key: there is no file ${folder}/k.pem.\n`);
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
