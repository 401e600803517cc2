import fc from 'fast-check';

import { classifyScannedText } from '@/navigation/guards/classifyScannedText';
import { findScreenNameByPathname } from '@/navigation/paths';

import { hostileStrings } from '../../corpus/hostileStrings';

const OWN = { origin: 'https://driver.example.com', basePath: '/' };
const ALLOWED = ['good.example'];
const judge = (text: string, own = OWN, allowed: readonly string[] = ALLOWED) =>
  classifyScannedText(text, own, allowed);

test.each([
  ['https://driver.example.com/payPage?uniqueId=u1&parkId=p1', '/payPage?uniqueId=u1&parkId=p1'],
  ['http://driver.example.com/scanQRCode?code=c', '/scanQRCode?code=c'],
  ['HTTPS://DRIVER.EXAMPLE.COM/home', '/home'],
  [' https://driver.example.com/home\t', '/home'],
  ['https://driver.example.com', '/'],
  ['https://m.good.example/chargingPage?gunNo=g1', '/chargingPage?gunNo=g1'],
  ['https://driver.example.com/home?reqJson=%7B%22ticket%22%3A%22T%22%7D', '/home'],
  [
    'https://driver.example.com/chargingPage?gunNo=g1&reqJson=%7B%22driverDealerId%22%3A%22d9%22%7D',
    '/chargingPage?gunNo=g1',
  ],
  ['https://driver.example.com/home?redirect=//evil.example', '/home'],
])('%s opens %s', (text, path) => {
  expect(judge(text)).toEqual({ kind: 'inside', path });
});

test.each([
  'https://evil.example/home',
  'https://sub.driver.example.com/home',
  'https://driver.example.com.evil.example/home',
  'https://driver.example.com@evil.example/home',
  'https://driver.example.com:8443/home',
  'https://driver.example.com/nowhere',
  'https://driver.example.com/login?enCodeUrl=%2Fhome',
  'https://good.example/advert.html',
  '/payPage?uniqueId=u1&parkId=p1',
  'javascript:alert(1)',
  'weixin://dl/business',
  'CODE_128,123456',
  '粤B12345',
  '',
])('%j is treated as text', (text) => {
  expect(judge(text)).toEqual({ kind: 'text' });
});

test("requires the base path and the app's own port", () => {
  const own = { origin: 'http://localhost:8080', basePath: '/driver/' };
  expect(judge('http://localhost:8080/driver/home', own)).toEqual({ kind: 'inside', path: '/home' });
  expect(judge('http://localhost:8080/home', own)).toEqual({ kind: 'text' });
  expect(judge('http://localhost:9090/driver/home', own)).toEqual({ kind: 'text' });
});

const isKnown = (path: string) => findScreenNameByPathname(path.split('?')[0] ?? '') !== undefined;
const parents = ['/', '/roadParking', '/customerService', '/userApply'];

/** Every link that stays inside is a path of this program, without a scheme, a host or a secret. */
const holds = (text: string) => {
  const verdict = judge(text);
  if (verdict.kind === 'text') return;
  const { path } = verdict;
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, OWN.origin).origin).toBe(OWN.origin);
  expect(isKnown(path) || parents.includes(path.split('?')[0] ?? '')).toBe(true);
  const { searchParams } = new URL(path, OWN.origin);
  expect(['redirect', 'enCodeUrl', 'reqJson'].filter((key) => searchParams.has(key))).toEqual([]);
};

test.each(hostileStrings.map((text) => [text]))('%j alone opens no foreign page', holds);

test('the same for any text around and after an address of the app', () => {
  const part = fc.oneof(
    fc.constantFrom(...hostileStrings),
    fc.string({ maxLength: 24 }),
    fc.constantFrom(
      '/home',
      '/payPage?uniqueId=1&parkId=2',
      '?redirect=',
      '?enCodeUrl=',
      '?reqJson={"openid":"openid-99"}',
      '&%72eqJson=%7B%22driverDealerId%22%3A%22d9%22%7D',
      '@',
      '\\',
      '//',
      '#',
      ':443',
    ),
  );
  const origin = fc.constantFrom(
    OWN.origin,
    'http://driver.example.com',
    'https://good.example',
    'https://evil.example',
    '',
  );
  fc.assert(
    fc.property(fc.tuple(part, origin, part, part), ([before, host, path, after]) => {
      holds(host + path + after);
      holds(before + host + path);
      if (judge(`https://evil.example/${path}`).kind !== 'text') throw new Error(path);
    }),
    { numRuns: 3_000 },
  );
});
