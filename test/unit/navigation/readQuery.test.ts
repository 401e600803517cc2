import fc from 'fast-check';

import { BIZ_TYPE_CODES } from '@/domain/payment/bizType';
import { stripLoneSurrogates } from '@/lib/stripLoneSurrogates';
import { readScreenQueryParams } from '@/navigation/guards/readScreenQueryParams';
import { pathTo } from '@/navigation/paths';
import { type ScreenQueryParamName, screenQueryParamRules } from '@/navigation/screenQueryParamRules';

import { hostileStrings } from '../../corpus/hostileStrings';

const searchOf = (address: string) => new URL(address, 'https://app.invalid').search;
const names = Object.keys(screenQueryParamRules) as (keyof typeof screenQueryParamRules)[];
const allKeys = [
  ...new Set(names.flatMap((name) => Object.keys(screenQueryParamRules[name]))),
] as ScreenQueryParamName[];

describe('what pathTo writes', () => {
  test('is read back', () => {
    const map = {
      lng: 113.934,
      lat: -22.5,
      parkId: 'P-1_a',
      isDetailPark: '1',
      stationId: 'S1',
      isDetailCharge: '1',
      parkType: 'bookActive',
      isFromHome: '2',
    } as const;
    expect(readScreenQueryParams('map', searchOf(pathTo('map', map)))).toEqual(map);
    const many = { arrearsOnly: '1', plateNo: '粤BD12345', plateColor: -1 } as const;
    expect(readScreenQueryParams('multiPayPage', searchOf(pathTo('multiPayPage', many)))).toEqual(many);
    const login = { redirect: '/payPage?uniqueId=U1&parkId=P1', phone: '13800138000' };
    expect(readScreenQueryParams('login', searchOf(pathTo('login', login)))).toEqual(login);
    expect(readScreenQueryParams('searchPage', searchOf(pathTo('searchPage', { keyword: '科技园 & 一号' })))).toEqual({
      keyword: '科技园 & 一号',
    });
  });

  test('is read back for every id', () => {
    const id = fc.stringMatching(/^[\w-]{1,64}$/);
    fc.assert(
      fc.property(id, id, (uniqueId, parkId) => {
        expect(readScreenQueryParams('payPage', searchOf(pathTo('payPage', { uniqueId, parkId })))).toEqual({
          uniqueId,
          parkId,
        });
      }),
    );
  });
});

describe('a value that fails its rule is dropped', () => {
  const read = (name: keyof typeof screenQueryParamRules, key: string, text: string) =>
    (readScreenQueryParams(name, `?${key}=${encodeURIComponent(text)}`) as Record<string, unknown>)[key];

  test.each([
    ['map', 'lng', '181'],
    ['map', 'lng', '-180.1'],
    ['map', 'lat', '90.5'],
    ['map', 'lat', ''],
    ['map', 'lat', 'NaN'],
    ['map', 'lat', '0x10'],
    ['map', 'lat', '1e1'],
    ['map', 'lat', ' 22'],
    ['map', 'isFromHome', '3'],
    ['map', 'isDetailPark', 'true'],
    ['map', 'parkType', 'constructor'],
    ['multiPayPage', 'arrearsOnly', '0'],
    ['multiPayPage', 'plateNo', '粤B1234O'],
    ['multiPayPage', 'plateColor', '7'],
    ['multiPayPage', 'plateColor', '1.5'],
    ['login', 'phone', '+8613800138000'],
    ['login', 'redirect', '//evil.example'],
    ['login', 'enCodeUrl', '/login'],
    ['searchPage', 'keyword', ' \u200B '],
    ['searchPage', 'keyword', 'a'.repeat(65)],
    ['payPage', 'uniqueId', 'a'.repeat(65)],
    ['payPage', 'uniqueId', '../account'],
    ['payPage', 'uniqueId', ''],
    ['payResultPage', 'bizType', '11'],
    ['customerServiceQuestionConsultation', 'type', '0'],
  ] as const)('%s %s=%p', (name, key, text) => {
    expect(read(name, key, text)).toBeUndefined();
  });

  test.each([
    ['map', 'lng', '180', 180],
    ['map', 'lat', '-90', -90],
    ['map', 'lat', '0', 0],
    ['multiPayPage', 'plateNo', '粤b·12345', '粤B12345'],
    ['multiPayPage', 'plateColor', '-1', -1],
    ['searchPage', 'keyword', ' 南山\u0000\u202E ', '南山'],
    ['searchPage', 'keyword', '<script>', '<script>'],
    ['payResultPage', 'key', 'bill:U1:P1', 'bill:U1:P1'],
    ['customerServiceQuestionConsultation', 'type', '5', 5],
  ] as const)('%s %s=%p stays, as %p', (name, key, text, value) => {
    expect(read(name, key, text)).toBe(value);
  });
});

test('drops parameters that the page does not accept', () => {
  expect(readScreenQueryParams('payPage', '?uniqueId=U1&phone=13800138000&__proto__=x&constructor=y&token=z')).toEqual({
    uniqueId: 'U1',
  });
});

test('drops a parameter that appears twice with different values', () => {
  expect(readScreenQueryParams('payPage', '?uniqueId=U1&uniqueId=U2&parkId=P1&parkId=P1')).toEqual({ parkId: 'P1' });
});

test('reads a query with and without its question mark, and an empty one', () => {
  expect(readScreenQueryParams('payPage', 'uniqueId=U1')).toEqual({ uniqueId: 'U1' });
  expect(readScreenQueryParams('payPage', '')).toEqual({});
});

test('lets no hostile text through as an id, a flag or a number', () => {
  const freeTexts: string[] = ['keyword', 'berthNo', 'plateNo', 'redirect', 'enCodeUrl', 'key'];
  const strict = allKeys.filter((key) => !freeTexts.includes(key));
  for (const text of hostileStrings.map((text) => encodeURIComponent(stripLoneSurrogates(text)))) {
    for (const key of strict) {
      const name = names.find((name) => key in screenQueryParamRules[name]) ?? 'map';
      for (const value of Object.values(readScreenQueryParams(name, `?${key}=${text}`))) {
        // A list of ids is split before an id goes into an address.
        const parts = key === 'couponIds' ? String(value).split(',') : [String(value)];
        for (const part of parts) expect(part).toMatch(/^-?[\w.-]{1,256}$/);
        expect(value).not.toBeNaN();
      }
    }
  }
});

test('never lets an id change the number of segments of the address it is put into', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...hostileStrings), fc.string({ unit: 'binary' }), fc.webPath()), (text) => {
      const { payId } = readScreenQueryParams(
        'payResultPage',
        `?payId=${encodeURIComponent(stripLoneSurrogates(text))}`,
      );
      if (payId === undefined) return true;
      const url = new URL(`https://app.invalid/api/payCharges/sync/${encodeURIComponent(payId)}`);
      return url.pathname.split('/').length === 5 && url.search === '' && url.hash === '';
    }),
    { numRuns: 5_000 },
  );
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary' }), (name, search) => {
      readScreenQueryParams(name, search);
      readScreenQueryParams(name, `?${allKeys.map((key) => `${key}=${search}`).join('&')}`);
    }),
    { numRuns: 300 },
  );
});

test('every kind of thing that is sold can be named in an address', () => {
  const taken = BIZ_TYPE_CODES.filter(
    (bizType) => readScreenQueryParams('payResultPage', `?bizType=${String(bizType)}`).bizType === bizType,
  );
  expect(taken).toEqual(BIZ_TYPE_CODES);
});
