import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runtimeConfigFieldSchemas } from '@/platform/config/runtimeConfig';

import { hostileStrings } from '../../../corpus/hostileStrings';
import { KEY, OTHER_KEY, PEM } from './smallBuild';

jest.setTimeout(60_000);

const load = createRequire(__filename);
const { readSettings } = load('../../../../config/site/settings.js') as {
  readSettings: (given: unknown) => Record<string, unknown>;
};
const { nginxConfig } = load('../../../../config/site/nginx.js') as { nginxConfig: (site: object) => string };
const { headerTable } = load('../../../../config/headers.js') as { headerTable: (site: object) => object[] };
const { partsOf } = load('../../../../config/site/operatorSettings.js') as {
  partsOf: (settings: unknown) => { client: { basePath?: string }; headers: object };
};

const GOOD = { out: '/srv/driver', gateway: 'https://gateway.example' };
/** The lines that say what is wrong, none if everything can be used. */
function problems(given: unknown): string[] {
  try {
    readSettings(given);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}
const config = (settings: unknown) => problems({ ...GOOD, config: settings });

/** Each of them would end its directive in nginx.conf, or mean something else there. */
const BREAKING = [
  'a;b',
  'a}b',
  'a{b',
  'a$b',
  'a\nb',
  'a\rb',
  'a"b',
  "a'b",
  'a\\b',
  'a#b',
  'a*b',
  'a?b',
  'a[b',
  '\u0000',
];

test.each([
  ...BREAKING.map((text) => ['out', `/srv/${text}`]),
  ...BREAKING.map((text) => ['gateway', `https://${text}`]),
  ...BREAKING.map((text) => ['gateway', `https://gateway.example/${text}`]),
  ...BREAKING.map((text) => ['listen', `8080${text}`]),
  ...BREAKING.map((text) => ['server-name', text]),
  ...BREAKING.map((text) => ['certificate', `/etc/${text}.pem`]),
  ...BREAKING.map((text) => ['release', text]),
  ['out', ''],
  ['out', '/'],
  ['out', PEM],
  ['gateway', 'https://a:b:c/x'],
  ['gateway', 'https://a:99999'],
  ['gateway', 'https://a:0'],
  ['gateway', 'https://user@a'],
  ['gateway', 'https://a/api'],
  ['gateway', 'ftp://a'],
  ['gateway', 'gateway.example'],
  ['gateway', ''],
  ['listen', '80; root /'],
  ['listen', 'port'],
  ['listen', '0'],
  ['listen', '65536'],
  ['listen', '-1'],
  ['listen', '443 SSL'],
  ['listen', '443 ssl ssl'],
  ['listen', '443 ssl http3'],
  ['listen', '999.1.1.1:80'],
  ['listen', '[::::]:80'],
  ['listen', '::1:80'],
  ['server-name', ''],
  ['server-name', 'a  b'],
  ['server-name', '-a'],
  ['access-log', ''],
  ['access-log', '/none/access.log'],
  ...BREAKING.map((text) => ['access-log', `/var/log/${text}`]),
  ['brotli', 'yes'],
  ['release', '../x'],
  ['reload', '/none/nginx.conf'],
  ['gateway-ca', KEY],
])('--%s %j is one sentence that names it', (name, value) => {
  const said = problems({ ...GOOD, [name]: value });
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(new RegExp(`^--${name}: .+\\.$`));
});

test.each([
  'out',
  'gateway',
  'listen',
  'server-name',
  'certificate',
  'key',
  'gateway-ca',
  'access-log',
  'brotli',
  'reload',
  'release',
])('--%s that is no text is one sentence', (name) => {
  for (const value of [1, true, null, [], {}, ['8080'], () => 1])
    expect(problems({ ...GOOD, [name]: value })).toEqual([expect.stringMatching(`^--${name}: .+ must be .+\\.$`)]);
});

test('what is missing or unknown is named', () => {
  expect(problems({})).toEqual(['--out is missing: say where, like --out /srv/driver.']);
  expect(problems({ out: '/srv/driver' })).toEqual([expect.stringMatching(/^--gateway is missing: /)]);
  for (const name of ['constructor', 'toString', 'hasOwnProperty', 'gatway', ''])
    expect(problems({ ...GOOD, [name]: 'x' })).toEqual([
      expect.stringMatching(`^--${name}: there is no such option\\.`),
    ]);
  for (const given of [[], null, 1, 'x']) expect(problems(given)).toEqual(['The options must be one object.']);
});

test('a gateway may end with a slash, and its host is written in one way', () => {
  expect(readSettings({ ...GOOD, gateway: 'HTTPS://Gateway.Example:8443/' })).toMatchObject({
    gateway: 'https://gateway.example:8443',
  });
  expect(problems({ ...GOOD, gateway: 'http://[::1]:9000' })).toEqual([]);
});

test('a certificate must be one, and the key must be its own', () => {
  const tls = { ...GOOD, listen: '443 ssl', 'server-name': 'driver.example', certificate: PEM, key: KEY };
  expect(problems(tls)).toEqual([]);
  expect(problems({ ...tls, key: OTHER_KEY })).toEqual([
    `--key: ${OTHER_KEY} is not the key of the certificate ${PEM}.`,
  ]);
  expect(problems({ ...tls, certificate: KEY })).toEqual([
    `--certificate: ${KEY} cannot be read as a certificate chain in PEM.`,
  ]);
  expect(problems({ ...tls, key: path.dirname(KEY) })).toEqual([`--key: there is no file ${path.dirname(KEY)}.`]);
});

test.each([[[]], [null], ['text'], [1], [[{}]]])('the settings %j are no object of settings', (settings) => {
  expect(config(settings)).toEqual([expect.stringMatching(/^The settings file: .*must be one object of settings/)]);
});

test.each([
  ['constructor', 1],
  ['prototype', 1],
  ['toString', 'x'],
  ['city', '深圳'],
  ['brandName', '  '],
  ['brandName', '深\u0000圳'],
  ['brandName', 'x'.repeat(21)],
  ['brandColor', 'red'],
  ['brandColor', '#ffee00'],
  ['basePath', '/a b/'],
  ['basePath', '/a;b/'],
  ['basePath', '/a$b/'],
  ['basePath', 'driver'],
  ['basePath', '//'],
  ['place', { lng: 200, lat: 0 }],
  ['place', [114, 22]],
  ['allowedHosts', ['com']],
  ['allowedHosts', ['com.cn']],
  ['allowedHosts', ['good.example', 'co.uk']],
  ['allowedHosts', 'good.example'],
  ['allowedHosts', ['https://good.example']],
  ['cashierOrigins', ['https://a.example:99999']],
  ['cashierOrigins', ['https://a.example; script-src *']],
  ['cashierOrigins', ['https://*.com']],
  ['cashierOrigins', ['https://*.com.cn']],
  ['embeddedIn', ['https://..']],
  ['embeddedIn', ['https://a:b:c/x']],
  ['embeddedIn', ['https://a.example:0']],
  ['reportUrl', 'https://a:b:c/x'],
  ['reportUrl', 'https://a.example:99999/x'],
  ['reportUrl', 'http://a.example/x'],
  ['servicePhone', 'call me'],
  ['mapKey', '"><script>'],
  ['mapVersion', '2.0'],
  ['mapApps', ['google']],
])('the setting %s of %j is one sentence that names it', (name, value) => {
  const said = config({ [name]: value });
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(new RegExp(`^${name}: .+\\.$`));
});

test('`__proto__` of the JSON is unknown like any other', () => {
  expect(config(JSON.parse('{"__proto__": {"out": "/"}}'))).toEqual([
    expect.stringMatching(/^__proto__: there is no such setting\. There are: basePath, /),
  ]);
});

test('every setting of the app has its sentence for a wrong type', () => {
  for (const name of [...Object.keys(runtimeConfigFieldSchemas), 'brandColor', 'embeddedIn'])
    // A switch takes `true`.
    for (const value of [1, ...(name === 'knowsRequests' ? [] : [true]), null, {}, [1]])
      expect(config({ [name]: value })).toEqual([
        expect.stringMatching(`^${name}: .+ (cannot be used|is missing): it must be .+\\.$`),
      ]);
});

test('several wrong settings are told together, a line each', () => {
  const said = problems({ ...GOOD, listen: 'x', nothing: 1, config: { brandName: '', nothing: 1 } });
  expect(said.map((line) => line.split(':')[0])).toEqual(['--listen', 'brandName', 'nothing', '--nothing']);
});

test('whatever is let through leaves nginx.conf whole', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  try {
    const texts = [...hostileStrings, ...BREAKING];
    const names = ['out', 'gateway', 'listen', 'server-name'];
    const ofConfig = [...Object.keys(runtimeConfigFieldSchemas), 'embeddedIn', 'brandColor'];
    for (const text of texts)
      for (const given of [
        ...names.map((name) => ({ ...GOOD, [name]: text })),
        { ...GOOD, out: `${folder}/${text}` },
        ...ofConfig.flatMap((name) => [text, [text]].map((value) => ({ ...GOOD, config: { [name]: value } }))),
      ])
        expectWhole(given);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const shapeOf = (conf: string) => conf.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/https?:\/\/[^/;{}$\s]+/g, 'origin');
/** Each line is one directive, the beginning of a block or its end, and blocks are closed. */
function expectWhole(given: Record<string, unknown>) {
  if (problems(given).length > 0) return;
  const settings = readSettings(given);
  const { client, headers } = partsOf(settings['config']);
  const conf = nginxConfig({
    ...settings,
    serverName: settings['server-name'],
    table: headerTable({ inlineScripts: [], mayBeFramed: true, ...headers }),
    www: `${String(settings['out'])}/www`,
    assets: `${String(settings['out'])}/assets`,
    basePath: client.basePath ?? '/',
    brotli: false,
  });
  const lines = shapeOf(conf).split('\n');
  expect(lines.filter((line) => !/^ *(#.*|[^;{}]+;|[^;{}]+ \{|\}|)$/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(lines.filter((line) => line.trim() === '}').length);
}

test('an empty file is no certificate and no key', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  try {
    const empty = path.join(folder, 'empty.pem');
    writeFileSync(empty, '');
    expect(
      problems({ ...GOOD, listen: '443 ssl', 'server-name': 'driver.example', certificate: empty, key: empty }),
    ).toEqual([
      `--certificate: ${empty} cannot be read as a certificate chain in PEM.`,
      `--key: ${empty} cannot be read as a private key in PEM without a pass phrase.`,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
