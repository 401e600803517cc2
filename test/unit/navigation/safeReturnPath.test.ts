import fc from 'fast-check';

import { stripLoneSurrogates } from '@/lib/stripLoneSurrogates';
import { toSafePathWithoutReturnTarget, toSafeReturnPath } from '@/navigation/guards/toSafeReturnPath';
import { findScreenNameByPathname, parentPathRedirects, paths, type ScreenName } from '@/navigation/paths';
import { screenQueryParamRules } from '@/navigation/screenQueryParamRules';

import { hostileStrings } from '../../corpus/hostileStrings';
import { depth } from '../../support/walks/thoroughness';

const ORIGINS = ['https://app.example', 'http://localhost:8080'];
const SIGN_IN = ['login', 'loginIndex', 'loginLoading'];

/** Whether a browser stays with us when it opens this path: the same program, one of our pages, no sign-in page, at most one further target. */
function isHarmless(answer: string, furtherTargets = 1): boolean {
  return ORIGINS.every((origin) => {
    const url = new URL(answer, origin);
    const name = findScreenNameByPathname(url.pathname);
    const isOurs = url.pathname in parentPathRedirects || (name !== undefined && !SIGN_IN.includes(name));
    return (
      url.origin === origin &&
      isOurs &&
      ['redirect', 'enCodeUrl'].every((name) =>
        url.searchParams.getAll(name).every((further) => furtherTargets > 0 && isHarmless(further, 0)),
      ) &&
      !url.searchParams.has('reqJson') &&
      url.hash === ''
    );
  });
}

/** Pieces of attacks on address parsers, in any order, mixed with honest pieces. */
const attack = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '/\\',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '.',
      '..',
      '/..',
      '%2F',
      '%5C',
      '%00',
      '%2e',
      '%25',
      '@',
      ':',
      '?',
      '#',
      '&',
      '=',
      'https:',
      'javascript:',
      'evil.example',
      'app.example',
      '[::1]',
      'home',
      '/home',
      '/payPage',
      '/login',
      'redirect=',
      'enCodeUrl=',
      'reqJson=',
      '{"ticket":"T"}',
      '车位预约',
      '\u202E',
      '\uD800',
      '／',
      '。',
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

const anything = fc.oneof(
  { arbitrary: attack, weight: 4 },
  { arbitrary: attack.map((tail) => `/${tail}`), weight: 4 },
  { arbitrary: attack.map((tail) => `/home?${tail}`), weight: 1 },
  { arbitrary: attack.map((tail) => `/addCar?enCodeUrl=/addCar?${tail}`), weight: 1 },
  {
    arbitrary: attack.map((tail) => `/addCar?enCodeUrl=${encodeURIComponent(stripLoneSurrogates(`/${tail}`))}`),
    weight: 2,
  },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
);

const RUNS = depth(20_000, 200_000);
test(`lets none of ${String(RUNS)} generated addresses leave the app, and keeps some`, () => {
  let kept = 0;
  fc.assert(
    fc.property(anything, (value) => {
      const answer = toSafeReturnPath(value);
      if (answer === null) return true;
      kept += 1;
      return isHarmless(answer);
    }),
    { numRuns: RUNS },
  );
  expect(kept).toBeGreaterThan(RUNS / 200);
});

test.each(hostileStrings.map((text) => [text.length > 80 ? `${text.slice(0, 60)}… (${text.length})` : text, text]))(
  'is safe with %p',
  (_shown, text) => {
    for (const value of [text, `/${text}`, `/home${text}`, encodeURIComponent(stripLoneSurrogates(text))]) {
      const answer = toSafeReturnPath(value);
      expect(answer === null || isHarmless(answer)).toBe(true);
    }
  },
);

test.each(
  Object.entries(paths)
    .filter(([name]) => !SIGN_IN.includes(name))
    .map(([, pattern]) => pattern),
)('keeps a link to %s', (pattern) => {
  const encoded = encodeURI(pattern);
  expect(toSafeReturnPath(pattern)).toBe(encoded);
  expect(toSafeReturnPath(`${pattern}/`)).toBe(encoded);
  expect(toSafeReturnPath(`${encoded}?uniqueId=U1&parkId=P%201`)).toBe(`${encoded}?uniqueId=U1&parkId=P%201`);
});

test.each(Object.keys(parentPathRedirects))('keeps a link to %s, which redirects further', (pathname) => {
  expect(toSafeReturnPath(pathname)).toBe(pathname);
});

test.each([
  '/login',
  '/loginIndex',
  '/loginloading',
  '/login/',
  '/login?redirect=/home',
  '/./login',
  '/home/../login',
  '/lo%67in',
  '/nowhere',
  '/home/nowhere',
  'home',
  '',
  '/'.repeat(2),
])('refuses %p', (value) => {
  expect(toSafeReturnPath(value)).toBeNull();
});

test('allows at most 2048 characters', () => {
  const longest = '/home?keyword='.padEnd(2048, 'a');
  expect(toSafeReturnPath(longest)).toBe(longest);
  expect(toSafeReturnPath(`${longest}a`)).toBeNull();
});

test('does not decode a second time', () => {
  expect(toSafeReturnPath('%2Fhome')).toBeNull();
  expect(toSafeReturnPath('/home?keyword=%252F')).toBe('/home?keyword=%252F');
});

test('a page that leads back keeps its own target, and that one has none', () => {
  const inside = (path: string) => `/addCar?enCodeUrl=${encodeURIComponent(path)}`;
  expect(toSafeReturnPath(inside('/payPage?uniqueId=U1&parkId=P1'))).toBe(inside('/payPage?uniqueId=U1&parkId=P1'));
  expect(toSafeReturnPath(inside(inside('/home')))).toBe(inside('/addCar'));
  expect(toSafeReturnPath('/bindPhone?redirect=%2Fhome')).toBe('/bindPhone?redirect=%2Fhome');
  expect(toSafeReturnPath(inside('/home?reqJson=%7B%7D'))).toBe(inside('/home'));
  for (const refused of ['//evil.example', '/login?redirect=/home', 'https://evil.example/home', '/nowhere'])
    expect(toSafeReturnPath(inside(refused))).toBe('/addCar');
  expect(toSafeReturnPath('/addCar?enCodeUrl=%2Fhome&enCodeUrl=%2Fmap')).toBe('/addCar');
  expect(toSafePathWithoutReturnTarget(inside('/home'))).toBe('/addCar');
});

test('each page that takes a target, besides those of signing in, keeps it', () => {
  const errand = [...SIGN_IN, 'register', 'passwordReset', 'choiceSelf'];
  const takers = Object.entries(screenQueryParamRules).filter(
    ([name, taken]) => 'enCodeUrl' in taken && !errand.includes(name),
  );
  expect(takers.map(([name]) => name).sort()).toEqual(['addCar', 'bindPhone']);
  for (const [name] of takers) {
    const path = `${paths[name as ScreenName]}?enCodeUrl=%2Fhome`;
    expect(toSafeReturnPath(path)).toBe(path);
  }
});

test('a page that does not lead back keeps no target', () => {
  expect(toSafeReturnPath('/payPage?uniqueId=U1&redirect=%2Fhome&parkId=P1&enCodeUrl=%2Fmap')).toBe(
    '/payPage?uniqueId=U1&parkId=P1',
  );
  expect(toSafeReturnPath('/home?redirect=/home?redirect=/home')).toBe('/home');
});

test.each(['reqJson', '%72eqJson', 'reqJson=%7B%7D&reqJson'])(
  'removes reqJson, written %s, with its ticket',
  (name) => {
    const given = encodeURIComponent('{"driverDealerId":"7","ticket":"T"}');
    expect(toSafeReturnPath(`/home?${name}=${given}`)).toBe('/home');
    expect(toSafeReturnPath(`/payPage?uniqueId=U1&${name}=${given}&parkId=P1`)).toBe('/payPage?uniqueId=U1&parkId=P1');
  },
);

test('drops the fragment', () => {
  expect(toSafeReturnPath('/home#//evil.example')).toBe('/home');
});
