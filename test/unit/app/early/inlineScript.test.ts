import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import { JSDOM, VirtualConsole } from 'jsdom';

import { landingsByAddress, longListLandingsByAddress } from '@/app/early/landingsByAddress';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { PREFERENCES_KEY } from '@/flows/preferences/preferencesSlice';

import { hostileStrings } from '../../../corpus/hostileStrings';

// The inline script of index.html as the build compiles it. Whatever the outside gives it, it shows the frame of its address and throws nothing: the
// skeleton lies over the program.

const COMPILE = "require('./config/webpack/compileEarly')().then(({ code }) => process.stdout.write(code))";
const script = execFileSync(process.execPath, ['-e', COMPILE], { encoding: 'utf8' });
const template = readFileSync(path.resolve('config/webpack/index.html'), 'utf8');
const skeleton = template.slice(template.indexOf('<div id="early"'), template.indexOf('<script id="start"'));

interface Outside {
  readonly address: string;
  readonly search: string;
  /** Null: reading throws. */
  readonly cookie: string | null;
  readonly storage: Readonly<Record<string, string>> | null;
  readonly config: string;
  readonly answer: string;
}
const HARMLESS: Outside = { address: 'home', search: '', cookie: '', storage: {}, config: '{}', answer: '{}' };
const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

/** Opens a document with the script in it. Returns what went wrong, and what its frame says. */
async function open({ address, search, cookie, storage, config, answer }: Outside) {
  const errors: unknown[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error: Error) => errors.push(error.message));
  const rejected = (reason: unknown) => errors.push(reason);
  process.on('unhandledRejection', rejected);
  const block = `<script id="config" type="application/json">${config.replaceAll('<', '\\u003c')}</script>`;
  const url = new URL(`https://app.invalid/${address}`);
  url.search = search;
  const dom = new JSDOM(`<html><body>${block}${skeleton}<script>${script}</script></body></html>`, {
    url: url.href,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse(window) {
      const { document } = window;
      Object.defineProperty(document, 'cookie', { get: () => cookie ?? refuse() });
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => (storage === null ? refuse() : { getItem: (key: string) => storage[key] ?? null }),
        });
      const headers = { get: () => 'Sat, 21 Nov 2026 02:00:00 GMT' };
      const response = { ok: true, headers, clone: () => new Response(answer) };
      Object.assign(window, {
        fetch: () => Promise.resolve(response),
        TextEncoder,
        crypto: { getRandomValues: (bytes: Uint8Array) => bytes },
      });
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 25));
  const { document, location } = dom.window;
  const title = document.querySelector('[data-early="title"]')?.textContent;
  const shown = [...document.querySelectorAll<HTMLElement>('[data-part]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['part']);
  const { href } = location;
  dom.window.close();
  process.off('unhandledRejection', rejected);
  return { errors, title, shown, href };
}

const addresses = [...Object.keys(landingsByAddress), ...Object.keys(longListLandingsByAddress), 'mine', 'nowhere'];
const text = fc.oneof(
  fc.constantFrom(...hostileStrings),
  fc.constantFrom('%zz', '%', '%E4%B8', 'a%zz', '中', '\ud800', ''),
  fc.string(),
);
/** What a server, or somebody who can write into storage, may make of any field. */
const value = fc.jsonValue();
const odd = fc.oneof(
  text,
  value.map((it) => JSON.stringify(it)),
  fc
    .dictionary(
      fc.constantFrom('adverts', 'menu', 'results', 'list', 'column', 'isElder', 'data', 'code', 'lng', 'lat'),
      fc.oneof(value, fc.constant({ toString: 1, valueOf: 1 }), fc.constant([{ toString: 1 }, null])),
    )
    .map((it) => JSON.stringify(it)),
  fc.constantFrom(
    '{"menu":{"list":[{"entryName":{"toString":1},"icon":{"toString":1}}],"column":{"valueOf":1,"toString":1}}}',
    '{"adverts":{"results":[{"picUrl":{"toString":1}}]}}',
    '{"code":{"toString":1},"data":{"list":[null,1]}}',
    '[',
    'null',
  ),
);
const cookie = fc
  .array(fc.tuple(fc.constantFrom('token', 'refreshToken', 'sessionOf', 'x', ''), text), { maxLength: 5 })
  .map((pairs) => pairs.map(([name, it]) => `${name}=${it.replaceAll(';', '')}`).join('; '));
const KEYS = [
  PREFERENCES_KEY,
  PAYMENT_JOURNAL_KEY,
  'home.lastSeen.v1',
  'home.boxes.v1',
  'drafts.v1',
  'reqJson',
  'token',
  'clientType',
  'openid',
  'buyid',
  'driverDealerId',
  'place.v1',
];
const outside: fc.Arbitrary<Outside> = fc.record({
  address: fc.constantFrom(...addresses),
  search: fc.oneof(
    text,
    fc
      .array(fc.tuple(fc.constantFrom('reqJson', 'uniqueId', 'parkId', 'plateNo', 'couponId', 'from'), text))
      .map((pairs) => pairs.map(([name, it]) => `${name}=${it.replaceAll('#', '')}`).join('&')),
  ),
  cookie: fc.option(cookie),
  storage: fc.option(fc.dictionary(fc.constantFrom(...KEYS), odd)),
  config: odd,
  answer: odd.filter((it) => {
    try {
      JSON.parse(it);
      return true;
    } catch {
      return false;
    }
  }),
});

test.each(['%zz', '%', '%E4%B8%', 'a%zz; token=%zz'])('a stray cookie token=%s hides nothing', async (stray) => {
  expect(await open({ ...HARMLESS, address: 'payPage', cookie: `x=1; token=${stray}` })).toEqual(
    await open({ ...HARMLESS, address: 'payPage', cookie: 'x=1' }),
  );
});

test('a readable cookie of the same name counts behind one that cannot be read', async () => {
  const { shown } = await open({ ...HARMLESS, address: 'login', cookie: 'token=%zz; token=t' });
  expect(shown).not.toContain('login');
});

test('a configuration that is no JSON leaves the defaults', async () => {
  expect(await open({ ...HARMLESS, config: '{' })).toEqual(await open(HARMLESS));
});

test('whatever cookies, storage, the address, the configuration and the answers say', async () => {
  const plain = new Map<string, unknown>();
  for (const address of addresses) plain.set(address, (await open({ ...HARMLESS, address })).title);
  await fc.assert(
    fc.asyncProperty(outside, async (it) => {
      const { errors, title, href } = await open(it);
      expect(errors).toEqual([]);
      expect(title).toBe(plain.get(it.address));
      expect(new URL(href).searchParams.get('reqJson') ?? '').not.toMatch(/"ticket":"/);
    }),
    { numRuns: 60 },
  );
}, 60_000);
