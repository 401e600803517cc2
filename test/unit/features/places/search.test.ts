import { parseCouponOrPassParksSubject } from '@/features/places/passes/model/couponOrPassParksSubject';
import {
  addRecentSearch,
  isRecentSearchPlace,
  isSearchKeyword,
  parseRecentSearches,
} from '@/features/places/search/model/recentSearches';
import {
  filterCitiesByPrefix,
  filterStationsByText,
  otherKindResultsLinkText,
} from '@/features/places/search/model/searchFilters';
import type { NearbyChargingStation } from '@/services/cps/nearbyStations';
import type { PassProduct } from '@/services/special/passes';
import {
  filterPassProductsByLot,
  passPriceText,
  passProductFactTexts,
  passStockText,
  toPassProductLots,
} from '@/widgets/pass/model/passProductText';
import { isTypedKeyword, keywordFieldValue } from '@/widgets/place/model/typedKeyword';

describe('recent searches', () => {
  const same = (word: string) => word;
  test('the latest is first, each once, ten at most', () => {
    expect(addRecentSearch(['a', 'b'], 'b', same)).toEqual(['b', 'a']);
    const many = Array.from({ length: 12 }, (_, at) => String(at));
    expect(addRecentSearch(many, 'x', same)).toHaveLength(10);
    expect(parseRecentSearches(many, isSearchKeyword)).toHaveLength(10);
  });
  test('stored values are validated when read', () => {
    expect(parseRecentSearches('x', isSearchKeyword)).toBeNull();
    expect(parseRecentSearches(['a', 3, '', null], isSearchKeyword)).toEqual(['a']);
    const place = { name: '书城', address: '', lng: 114, lat: 22 };
    expect(
      parseRecentSearches([place, { ...place, lat: 95 }, { ...place, name: '' }, null, 'x'], isRecentSearchPlace),
    ).toEqual([place]);
  });
});

describe('the search text', () => {
  test('is what was typed, until the address changes it', () => {
    expect(keywordFieldValue({ text: '市民', over: '' }, '')).toBe('市民');
    expect(keywordFieldValue({ text: '市民 ', over: '' }, '市民')).toBe('市民 ');
    expect(keywordFieldValue({ text: '市民', over: '' }, '书城')).toBe('书城');
    expect([isTypedKeyword({ text: 'a', over: '' }), isTypedKeyword({ text: 1 }), isTypedKeyword(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('find stations by name and by address', () => {
    const station = (stationName: string, stationAddr: string) =>
      ({ stationName, stationAddr }) as NearbyChargingStation;
    const all = [station('市民中心充电站', '福中三路'), station('科苑站', '科苑南路')];
    expect(filterStationsByText(all, '福中')).toEqual([all[0]]);
    expect(filterStationsByText(all, '站')).toEqual(all);
  });
});

describe('a kind of period pass', () => {
  const rule = (more: Partial<PassProduct> = {}) =>
    ({
      ruleId: 'r1',
      parkIds: ['p1', 'p2'],
      parkNames: ['市民中心', '会展中心'],
      cycleType: 2,
      cycleFee: 90_000,
      timeType: 1,
      timeRanges: [],
      maxPlates: 1,
      maxInPark: 1,
      leftNum: -1,
      needMaterial: 0,
      ...more,
    }) as PassProduct;
  test('shows price, hours, cars and the number left', () => {
    expect(passPriceText(rule())).toBe('900.00元/季');
    expect(passPriceText(rule({ cycleType: 0 }))).toBe('900.00元');
    expect(passProductFactTexts(rule())).toEqual(['全天', '1辆车', '']);
    const night = { weekDays: [1], start: '18:00', end: '08:00' };
    expect(
      passProductFactTexts(rule({ timeType: 2, timeRanges: [night], maxPlates: 3, maxInPark: 2, needMaterial: 1 })),
    ).toEqual(['18:00–08:00', '3辆车，同时停2辆', '需审核材料']);
    expect([passStockText(rule()), passStockText(rule({ leftNum: 0 })), passStockText(rule({ leftNum: 4 }))]).toEqual([
      '名额不限',
      '已售完',
      '名额余4',
    ]);
  });
  test('of one lot, with sold-out kinds last', () => {
    const soldOut = rule({ ruleId: 'r0', leftNum: 0 });
    const elsewhere = rule({ ruleId: 'r2', parkIds: ['p9'] });
    expect(filterPassProductsByLot([soldOut, elsewhere, rule()], 'p1').map(({ ruleId }) => ruleId)).toEqual([
      'r1',
      'r0',
    ]);
    expect(filterPassProductsByLot([soldOut, elsewhere, rule()], undefined)).toHaveLength(3);
    expect(toPassProductLots(rule({ parkNames: ['市民中心'] }))).toEqual([{ parkId: 'p1', parkName: '市民中心' }]);
  });
});

test('the source of the query for suitable lots', () => {
  expect(parseCouponOrPassParksSubject({ couponId: 'c1', ruleId: 'r1' })).toEqual({
    kind: 'own',
    kindLabel: '优惠券',
    item: { couponId: 'c1' },
  });
  expect(parseCouponOrPassParksSubject({ orderNo: 'o1' })).toEqual({
    kind: 'own',
    kindLabel: '月卡',
    item: { bagOrderNo: 'o1' },
  });
  expect(parseCouponOrPassParksSubject({ ruleId: 'r1' })).toEqual({ kind: 'rule', ruleId: 'r1' });
  expect(parseCouponOrPassParksSubject({})).toEqual({ kind: 'nothing' });
});

test.each([
  [-1, '去充电站里找'],
  [0, null],
  [3, '充电站里有 3 个'],
])('the hint to other places, with %s found there', (found, text) => {
  expect(otherKindResultsLinkText('充电站', found)).toBe(text);
});

test('cities are found by the start of their name, and none without a text', () => {
  const cities = ['深圳市', '广州市'].map((cityName, index) => ({ cityCode: String(index), cityName }));
  expect(filterCitiesByPrefix(cities as never, '深圳')).toEqual([cities[0]]);
  expect(filterCitiesByPrefix(cities as never, '圳')).toEqual([]);
  expect(filterCitiesByPrefix(cities as never, '')).toEqual([]);
});
