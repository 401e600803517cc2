import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { KEY, PEM, smallBuild } from './smallBuild';

jest.setTimeout(60_000);

const SCRIPT = path.resolve(__dirname, '../../../../config/scripts/site.js');
let folder: string;

function site(args: readonly string[], mayBeFramed = false) {
  const out = path.join(folder, 'site');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [SCRIPT, '--out', out, '--gateway', 'https://gateway.example', '--brotli', 'on', ...args],
    { encoding: 'utf8', env: { ...process.env, DIST: smallBuild(folder, { mayBeFramed }) } },
  );
  const nginx = path.join(out, 'current/nginx.conf');
  return { status, stdout, stderr, nginx: existsSync(nginx) ? readFileSync(nginx, 'utf8') : null };
}

/** The settings of a site with TLS, and the files that they name. */
function tls() {
  const [certificate, key] = [path.join(folder, 'a b.pem'), path.join(folder, 'k.pem')];
  copyFileSync(PEM, certificate);
  copyFileSync(KEY, key);
  return ['--listen', '443 ssl', '--server-name', 'driver.example', '--certificate', certificate, '--key', key];
}

const settings = (content: object) => {
  const file = path.join(folder, 'operator.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a site with TLS names its certificate and its key', () => {
  const { status, stderr, nginx } = site(tls());
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(nginx).toContain(
    `  listen 443 ssl http2;\n  server_name driver.example;\n  ssl_certificate "${folder}/a b.pem";\n  ssl_certificate_key "${folder}/k.pem";\n`,
  );
});

test('a site with TLS speaks TLS 1.2 and 1.3 only, sends HSTS everywhere and leads http to https', () => {
  const { nginx } = site(tls());
  expect(nginx).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  const locations = (nginx ?? '').split(/\n {2}location /).slice(1);
  for (const location of locations)
    expect(location).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
  expect(nginx).toMatch(
    /server \{\n {2}listen 80;\n {2}server_name driver\.example;\n {2}server_tokens off;\n {2}access_log off;\n {2}return 301 https:\/\/driver\.example\$request_uri;\n\}/,
  );
  expect(site([]).nginx).not.toMatch(/Strict-Transport-Security|return 301|ssl_protocols/);
});

test('http is led to the name that was configured, each to its own, never to one that a request brings', () => {
  const { nginx } = site([...tls(), '--server-name', 'driver.example www.driver.example']);
  expect(nginx).not.toContain('$host');
  expect(nginx?.match(/return 301 .*/g)).toEqual([
    'return 301 https://driver.example$request_uri;',
    'return 301 https://www.driver.example$request_uri;',
  ]);
});

test('a call that nobody waits for any more cannot reach the gateway after half a minute', () => {
  const { nginx } = site([]);
  const calls = /location \^~ \/api\/ \{\n([^}]*)\}/.exec(nginx ?? '')?.[1] ?? '';
  const secondsOf = (name: string, text: string) =>
    Number(new RegExp(`^ *${name} (\\d+)s;$`, 'm').exec(text)?.[1] ?? Infinity);
  const late =
    secondsOf('client_header_timeout', nginx ?? '') +
    secondsOf('client_body_timeout', calls) +
    // to connect, and to agree on TLS
    2 * secondsOf('proxy_connect_timeout', calls) +
    secondsOf('proxy_send_timeout', calls);
  // A request is lost 10 s after it began; 30 s later the app counts it as never received.
  expect(late).toBeLessThanOrEqual(40);
  expect(calls).toContain('proxy_connect_timeout 5s;');
  expect(calls).toContain('proxy_send_timeout 10s;');
  expect(calls).toContain('proxy_next_upstream off;');
});

test('an answer of the gateway is no document, and cookies stay here', () => {
  const calls = /location \^~ \/api\/ \{\n([^}]*)\}/.exec(site([]).nginx ?? '')?.[1] ?? '';
  expect(calls).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(calls).toContain(`add_header Content-Security-Policy "default-src 'none'; sandbox" always;`);
  expect(calls).toContain('proxy_set_header Cookie "";');
});

test('requests are written down without queries, and only where that was asked for', () => {
  const log = path.join(folder, 'my access.log');
  expect(site([]).nginx).toContain('  access_log off;');
  const { nginx } = site(['--access-log', log]);
  const format = /log_format (site_\w+) '([^']*)';/.exec(nginx ?? '');
  expect(nginx).toContain(`  access_log "${log}" ${format?.[1] ?? ''};`);
  expect(format?.[2]).not.toMatch(/\$request\b|\$request_uri|\$args|\$query_string|\$http_/);
  const other = site(['--access-log', log, '--out', path.join(folder, 'other')]);
  expect(other.status).toBe(0);
  const otherText = readFileSync(path.join(folder, 'other/current/nginx.conf'), 'utf8');
  expect(/log_format (site_\w+) /.exec(otherText)?.[1]).not.toBe(format?.[1]);
});

test('the certificate of an https gateway is verified', () => {
  expect(site([]).nginx).toContain('proxy_ssl_verify on;');
  expect(site(['--gateway', 'http://10.0.0.1:9000']).nginx).not.toContain('proxy_ssl_verify');
});

test('a file that is missing is never kept, and a document has its browsing context for itself', () => {
  const { nginx } = site([]);
  expect(nginx).toMatch(/location @missing \{\n[^}]*add_header Cache-Control "no-store" always;\n\s+return 404;/);
  expect(nginx).toContain('error_page 403 404 = @missing;');
  expect(nginx).toMatch(
    /location \^~ \/assets\/ \{\n[^}]*add_header Cache-Control "public, max-age=31536000, immutable";/,
  );
  expect(nginx).toContain('add_header Cross-Origin-Opener-Policy "same-origin-allow-popups" always;');
});

test('a folder with a space is quoted', () => {
  expect(site(['--out', path.join(folder, 'my site')]).status).toBe(0);
  const nginx = readFileSync(path.join(folder, 'my site/current/nginx.conf'), 'utf8');
  expect(nginx).toMatch(new RegExp(`root "${folder}/my site/releases/0\\.1\\.0-abc-[\\dT]+/www";`));
  expect(nginx).toContain(`alias "${folder}/my site/assets/";`);
});

test.each([
  ['[]', /must be one object of settings/],
  ['null', /must be one object of settings/],
  ['{"constructor": 1}', /^constructor: there is no such setting\./],
  ['{"__proto__": 1}', /^__proto__: there is no such setting\./],
  ['{"allowedHosts": ["com"]}', /^allowedHosts: "com" names no host of anybody/],
  ['{"reportUrl": "https://a:b:c/x"}', /^reportUrl: "https:\/\/a:b:c\/x" cannot be used: it must be an https address/],
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
  expect(existsSync(path.join(folder, 'site'))).toBe(false);
});

test.each([
  [['--listen', '443 ssl'], /^--listen "443 ssl" needs --certificate and --key/],
  [['--listen', '443 ssl', '--certificate', PEM], /needs --certificate and --key/],
  [['--listen', '443 ssl', '--key', KEY], /needs --certificate and --key/],
  [['--certificate', PEM, '--key', KEY], /not for --listen "8080"/],
  [['--listen', '443 ssl', '--certificate', PEM, '--key', KEY], /^--listen "443 ssl" needs --server-name: http is led/],
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

test('what was forgotten on the command line is said', () => {
  expect(site(['--listen', '443', 'ssl']).stderr).toMatch(/^"ssl" belongs to no option\. .*--listen "443 ssl"$/m);
  expect(site(['--listen']).stderr).toMatch(/^--listen: true cannot be used: it must be written like 8080/);
  expect(site(['--gatway=x']).stderr).toMatch(/^--gatway: there is no such option\. There are: --out, --gateway, /);
  const nothing = spawnSync(process.execPath, [SCRIPT], { encoding: 'utf8' });
  expect([nothing.status, nothing.stderr]).toEqual([
    1,
    expect.stringMatching(/^Say where and whose: npm run site -- /),
  ]);
});

test('the first site says what nginx has to include, a later one what nginx serves until it is reloaded and the way back', () => {
  const include = `include "${folder}/site/current/nginx.conf";`;
  expect(site([]).stdout).toMatch(new RegExp(`${include}\n.*nginx -t && nginx -s reload`));
  const first = /releases\/(\S+)/.exec(site([]).stdout)?.[1] ?? '';
  const { stdout } = site([]);
  expect(stdout).toContain(`nginx serves ${first} until it is told:  nginx -t && nginx -s reload`);
  expect(stdout).toContain(`Back:  npm run site -- --out ${folder}/site --release ${first}`);
  const back = site(['--release', first]);
  expect([back.status, back.stderr]).toEqual([0, '']);
  expect(back.nginx).toContain(`/releases/${first}/www";`);
  expect(site(['--release', 'none']).stderr).toMatch(/^There is no release none\. There are: 0\.1\.0-abc-/);
  expect(site(['--release', '../current']).stderr).toMatch(/^--release: "\.\.\/current" cannot be used/);
});

test('a folder that nginx may not enter is said, and http is led to no name that is not given', () => {
  const named = tls();
  const nameless = named.filter((word) => word !== '--server-name' && word !== 'driver.example');
  expect(site(nameless).stderr).toMatch(/^--listen "443 ssl" needs --server-name: http is led to this name/);
  chmodSync(folder, 0o700);
  expect(site(named).stderr).toBe(
    `${folder} is not open to other users, so nginx's workers may find nothing in it: chmod o+rx, or choose another --out.\n`,
  );
});
