import { readSuitable } from '@/features/places/passes/model/suitable';
import { isRecentPlace, isWord, readRecents, withRecent } from '@/features/places/search/model/recents';
import { citiesCalled, elsewhereText, stationsCalled } from '@/features/places/search/model/searchWords';
import type { NearbyStation } from '@/services/cps/nearbyStations';
import type { PassRule } from '@/services/special/passes';
import { factsOfRule, leftOfRule, lotsOfRule, priceOfRule, rulesOfLot } from '@/widgets/pass/model/passRuleWords';
import { isTyped, typedNow } from '@/widgets/place/model/typed';

describe('recent searches', () => {
  const same = (word: string) => word;
  test('the latest is first, each once, ten at most', () => {
    expect(withRecent(['a', 'b'], 'b', same)).toEqual(['b', 'a']);
    const many = Array.from({ length: 12 }, (_, at) => String(at));
    expect(withRecent(many, 'x', same)).toHaveLength(10);
    expect(readRecents(many, isWord)).toHaveLength(10);
  });
  test('stored values are validated when read', () => {
    expect(readRecents('x', isWord)).toBeNull();
    expect(readRecents(['a', 3, '', null], isWord)).toEqual(['a']);
    const place = { name: '书城', address: '', lng: 114, lat: 22 };
    expect(readRecents([place, { ...place, lat: 95 }, { ...place, name: '' }, null, 'x'], isRecentPlace)).toEqual([
      place,
    ]);
  });
});

describe('the search text', () => {
  test('is what was typed, until the address changes it', () => {
    expect(typedNow({ text: '市民', over: '' }, '')).toBe('市民');
    expect(typedNow({ text: '市民 ', over: '' }, '市民')).toBe('市民 ');
    expect(typedNow({ text: '市民', over: '' }, '书城')).toBe('书城');
    expect([isTyped({ text: 'a', over: '' }), isTyped({ text: 1 }), isTyped(null)]).toEqual([true, false, false]);
  });
  test('find stations by name and by address', () => {
    const station = (stationName: string, stationAddr: string) => ({ stationName, stationAddr }) as NearbyStation;
    const all = [station('市民中心充电站', '福中三路'), station('科苑站', '科苑南路')];
    expect(stationsCalled(all, '福中')).toEqual([all[0]]);
    expect(stationsCalled(all, '站')).toEqual(all);
  });
});

describe('a kind of period pass', () => {
  const rule = (more: Partial<PassRule> = {}) =>
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
    }) as PassRule;
  test('shows price, hours, cars and the number left', () => {
    expect(priceOfRule(rule())).toBe('900.00元/季');
    expect(priceOfRule(rule({ cycleType: 0 }))).toBe('900.00元');
    expect(factsOfRule(rule())).toEqual(['全天', '1辆车', '']);
    const night = { weekDays: [1], start: '18:00', end: '08:00' };
    expect(
      factsOfRule(rule({ timeType: 2, timeRanges: [night], maxPlates: 3, maxInPark: 2, needMaterial: 1 })),
    ).toEqual(['18:00–08:00', '3辆车，同时停2辆', '需审核材料']);
    expect([leftOfRule(rule()), leftOfRule(rule({ leftNum: 0 })), leftOfRule(rule({ leftNum: 4 }))]).toEqual([
      '名额不限',
      '已售完',
      '名额余4',
    ]);
  });
  test('of one lot, with sold-out kinds last', () => {
    const soldOut = rule({ ruleId: 'r0', leftNum: 0 });
    const elsewhere = rule({ ruleId: 'r2', parkIds: ['p9'] });
    expect(rulesOfLot([soldOut, elsewhere, rule()], 'p1').map(({ ruleId }) => ruleId)).toEqual(['r1', 'r0']);
    expect(rulesOfLot([soldOut, elsewhere, rule()], undefined)).toHaveLength(3);
    expect(lotsOfRule(rule({ parkNames: ['市民中心'] }))).toEqual([{ parkId: 'p1', parkName: '市民中心' }]);
  });
});

test('the source of the query for suitable lots', () => {
  expect(readSuitable({ couponId: 'c1', ruleId: 'r1' })).toEqual({
    kind: 'own',
    what: '优惠券',
    good: { couponId: 'c1' },
  });
  expect(readSuitable({ orderNo: 'o1' })).toEqual({ kind: 'own', what: '月卡', good: { bagOrderNo: 'o1' } });
  expect(readSuitable({ ruleId: 'r1' })).toEqual({ kind: 'rule', ruleId: 'r1' });
  expect(readSuitable({})).toEqual({ kind: 'nothing' });
});

test.each([
  [-1, '去充电站里找'],
  [0, null],
  [3, '充电站里有 3 个'],
])('the hint to other places, with %s found there', (found, text) => {
  expect(elsewhereText('充电站', found)).toBe(text);
});

test('cities are found by the start of their name, and none without a text', () => {
  const cities = ['深圳市', '广州市'].map((cityName, index) => ({ cityCode: String(index), cityName }));
  expect(citiesCalled(cities as never, '深圳')).toEqual([cities[0]]);
  expect(citiesCalled(cities as never, '圳')).toEqual([]);
  expect(citiesCalled(cities as never, '')).toEqual([]);
});
