import fc from 'fast-check';

import { stripLoneSurrogates } from '@/lib/stripLoneSurrogates';
import { classifyScannedText } from '@/navigation/guards/classifyScannedText';
import { removeReqJsonSecrets } from '@/navigation/guards/removeReqJsonSecrets';
import { parseReqJsonParameter } from '@/navigation/guards/reqJson';
import { toSafeReturnPath } from '@/navigation/guards/toSafeReturnPath';

import { hostileStrings } from '../../corpus/hostileStrings';
import { depth } from '../../support/walks/thoroughness';

const KEYS = [
  'driverDealerId',
  'clientType',
  'openid',
  'openId',
  'appid',
  'appName',
  'ak',
  'locationCity',
  'collectorCode',
  'buyid',
  'sourceType',
  'platInfo',
  'lng',
  'lat',
];
const SECRETS = ['ticket', 'token', 'refreshToken'];

const read = (value: unknown) => parseReqJsonParameter(JSON.stringify(value));
const valuesOf = (value: unknown) => ({ ...read(value)?.values });
const reqJsonIn = (search: string) => new URLSearchParams(search).getAll('reqJson');
const searchWith = (...texts: string[]) => `?${new URLSearchParams(texts.map((text) => ['reqJson', text])).toString()}`;

describe('parseReqJsonParameter', () => {
  test('reads what an opener passes', () => {
    const given = {
      driverDealerId: '1001',
      clientType: 2,
      openid: 'oXyz_12-34',
      ticket: 'T.abc-1',
      appid: 'wx0123456789abcdef',
      appName: '深圳停车',
      collectorCode: 'C1',
      buyid: 'B1',
      sourceType: 5,
      lng: 113.934,
      lat: '22.54',
      platInfo: 'iOS 17.1',
      locationCity: '深圳市',
    };
    expect(read(given)?.ticket).toBe('T.abc-1');
    expect(valuesOf(given)).toEqual({
      driverDealerId: '1001',
      clientType: '2',
      openid: 'oXyz_12-34',
      openId: 'oXyz_12-34',
      appid: 'wx0123456789abcdef',
      appName: '深圳停车',
      collectorCode: 'C1',
      buyid: 'B1',
      sourceType: '5',
      lng: '113.934',
      lat: '22.54',
      platInfo: 'iOS 17.1',
      locationCity: '深圳市',
    });
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1',
    'true',
    '{"a":1',
    "{'a':1}",
    `{"appName":"${'a'.repeat(4096)}"}`,
    `{"appName":"${'停'.repeat(1400)}"}`,
  ])('treats %p as malformed', (text) => {
    expect(parseReqJsonParameter(text)).toBeNull();
  });

  test('takes up to 4 kB', () => {
    const text = (length: number) => `{"driverDealerId":"1"${' '.repeat(length - 22)}}`;
    expect(parseReqJsonParameter(text(4096))?.values.driverDealerId).toBe('1');
    expect(parseReqJsonParameter(text(4097))).toBeNull();
  });

  test('never accepts tokens', () => {
    expect(valuesOf({ token: 'x', refreshToken: 'y', Token: 'z' })).toEqual({});
  });

  test.each([
    ['driverDealerId', '../1'],
    ['driverDealerId', ''],
    ['driverDealerId', 2 ** 53],
    ['driverDealerId', true],
    ['driverDealerId', ['1']],
    ['driverDealerId', { a: 1 }],
    ['clientType', 4],
    ['clientType', '2 '],
    ['openid', 'short'],
    ['appid', '<b>'],
    ['sourceType', 'javascript:'],
    ['lng', 181],
    ['lat', null],
    ['lat', '1e1'],
    ['appName', 'a\nb'],
    ['platInfo', '<script>'],
  ])('leaves out %s %p', (key, value) => {
    expect(valuesOf({ [key]: value, buyid: 'B1' })).toEqual({ buyid: 'B1' });
  });

  test('takes either spelling of the open id for both, and neither when they differ', () => {
    expect(valuesOf({ openId: 'oXyz1234' })).toEqual({ openid: 'oXyz1234', openId: 'oXyz1234' });
    expect(valuesOf({ openid: 'oXyz1234', openId: 'oXyz1234' })).toEqual({ openid: 'oXyz1234', openId: 'oXyz1234' });
    expect(valuesOf({ openid: 'oXyz1234', openId: 'oOther99' })).toEqual({});
  });

  test('keeps the ticket separate', () => {
    expect(read({ ticket: 'T1' })).toMatchObject({ ticket: 'T1' });
    expect(valuesOf({ ticket: 'T1' })).toEqual({});
    expect(read({ ticket: 'a b' })?.ticket).toBeNull();
    expect(read({ ticket: 'a'.repeat(257) })?.ticket).toBeNull();
    expect(read({})?.ticket).toBeNull();
  });

  test('returns objects without a prototype', () => {
    expect(Object.getPrototypeOf(read({})?.values)).toBeNull();
  });

  const keys = fc.constantFrom(
    ...KEYS,
    ...SECRETS,
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'length',
    'x',
  );
  const values = fc.oneof(
    fc.constantFrom<unknown>(...hostileStrings.filter((text) => text.length < 200)),
    fc.constantFrom<unknown>(
      '1',
      '2',
      'oXyz1234',
      '113.9',
      'T1',
      0,
      -0,
      1,
      2,
      5,
      22.5,
      1e21,
      null,
      true,
      [],
      {},
      ['1'],
      { token: 'x' },
    ),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const objects = fc
    .array(fc.tuple(keys, values), { maxLength: 6 })
    .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`);

  const runs = depth(20_000, 200_000);
  test(`is harmless with ${String(runs)} objects: no key off the list, no throw, no prototype touched`, () => {
    const prototypeBefore = Object.getOwnPropertyNames(Object.prototype).join();
    let filled = 0;
    fc.assert(
      fc.property(objects, (text) => {
        const result = parseReqJsonParameter(text);
        if (result === null) return false;
        const entries = Object.entries(result.values);
        filled += entries.length > 0 ? 1 : 0;
        return (
          Object.getPrototypeOf(result.values) === null &&
          entries.every(
            ([key, value]) => KEYS.includes(key) && typeof value === 'string' && value !== '' && value.length <= 256,
          ) &&
          result.values.openid === result.values.openId &&
          (result.ticket === null || /^[\w.~+/=-]{1,256}$/.test(result.ticket))
        );
      }),
      { numRuns: runs },
    );
    expect(filled).toBeGreaterThan(runs / 20);
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(prototypeBefore);
    expect(({} as Record<string, unknown>)['token']).toBeUndefined();
  });

  test('leaves no secret in an address, and loses nothing else', () => {
    fc.assert(
      fc.property(objects, fc.webQueryParameters(), (text, others) => {
        const before = `?${others}&reqJson=${encodeURIComponent(stripLoneSurrogates(text))}`;
        const after = removeReqJsonSecrets(before);
        const [kept = ''] = reqJsonIn(after);
        const keptValue = JSON.parse(kept) as Record<string, unknown>;
        const otherPairs = (search: string) =>
          [...new URLSearchParams(search)].filter(([key]) => key !== 'reqJson').join('\n');
        return (
          SECRETS.every((secret) => !Object.keys(keptValue).includes(secret)) &&
          otherPairs(after) === otherPairs(before) &&
          removeReqJsonSecrets(after) === after &&
          JSON.stringify(parseReqJsonParameter(kept)?.values) ===
            JSON.stringify(parseReqJsonParameter(stripLoneSurrogates(text))?.values)
        );
      }),
      { numRuns: 5_000 },
    );
  });
});

test('no reqJson survives in a scanned code or a return path, whatever it holds', () => {
  const name = fc.constantFrom('reqJson', '%72eqJson', 'reqJso%6E', 'req%4Ason');
  const value = fc.oneof(
    fc.constantFrom(...hostileStrings),
    fc.jsonValue().map((given) => JSON.stringify(given)),
    fc.constantFrom(...KEYS, ...SECRETS).map((key) => JSON.stringify({ [key]: 'oXyz1234' })),
  );
  let kept = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 3 }),
      fc.webQueryParameters(),
      (given, rest) => {
        const query = given.map(([key, text]) => `${key}=${encodeURIComponent(stripLoneSurrogates(text))}`).join('&');
        const path = `/chargingPage?gunNo=G1&${query}&${rest}`;
        const scanned = classifyScannedText(
          `https://own.example${path}`,
          { origin: 'https://own.example', basePath: '/' },
          [],
        );
        for (const answer of [toSafeReturnPath(path), scanned.kind === 'inside' ? scanned.path : null]) {
          if (answer === null) continue;
          kept += 1;
          const { searchParams } = new URL(answer, 'https://own.example');
          if (searchParams.has('reqJson') || searchParams.get('gunNo') !== 'G1') return false;
        }
        return true;
      },
    ),
    { numRuns: 5_000 },
  );
  expect(kept).toBeGreaterThan(1_000);
});

describe('removeReqJsonSecrets', () => {
  test('takes the ticket out and keeps the rest', () => {
    const after = removeReqJsonSecrets(`${searchWith('{"driverDealerId":"7","ticket":"T","unknown":[1]}')}&parkId=P1`);
    expect(reqJsonIn(after)).toEqual(['{"driverDealerId":"7","unknown":[1]}']);
    expect(new URLSearchParams(after).get('parkId')).toBe('P1');
  });

  test('removes tokens as well', () => {
    expect(reqJsonIn(removeReqJsonSecrets(searchWith('{"token":"x","refreshToken":"y","buyid":"B"}')))).toEqual([
      '{"buyid":"B"}',
    ]);
  });

  test('handles every reqJson, in any spelling of its name', () => {
    const after = removeReqJsonSecrets(
      `?reqJson=${encodeURIComponent('{"ticket":"T"}')}&%72eqJson=${encodeURIComponent('{"ticket":"U","buyid":"B"}')}`,
    );
    expect(reqJsonIn(after)).toEqual(['{}', '{"buyid":"B"}']);
    expect(after).not.toContain('ticket');
  });

  test.each(['', '?', '?a=b%20c&d', '?reqJson=%7B%22buyid%22%3A%22B%22%7D&a=1+2'])('leaves %p as it is', (search) => {
    expect(removeReqJsonSecrets(search)).toBe(search);
  });

  test.each(['{"ticket":"T"', '[{"ticket":"T"}]', '"ticket=T"', `{"ticket":"T","a":"${'a'.repeat(4096)}"}`])(
    'drops %p, which cannot be read',
    (text) => {
      expect(removeReqJsonSecrets(searchWith(text))).toBe('');
      expect(removeReqJsonSecrets(`?a=1&${searchWith(text).slice(1)}`)).toBe('?a=1');
    },
  );
});
