import * as v from 'valibot';

import { freeGunsText, stationGunAndPriceTexts } from '@/domain/places/nearbyPlaceTexts';
import { freeSpacesText, toParkDetailFacts, toStationDetailFacts } from '@/features/places/detail/model/detailFacts';
import { getParkLinks, getStationLinks } from '@/features/places/detail/model/placeLinks';
import { countFreeGuns, toParkPin, toStationPin } from '@/features/places/map/model/pins';
import { countOffPeakQuotaLeft, parkRowTexts } from '@/features/places/model/parkFilters';
import { sortByDistance } from '@/features/places/model/sortByDistance';
import { filterLotsByOffPeakOffer, offPeakLotRowTexts } from '@/features/places/offPeak/model/offPeakOffers';
import { toSearchCenters } from '@/features/places/search/model/searchCenters';
import { nearbyChargingStationsSchema } from '@/services/cps/nearbyStations';
import type { ChargingStation } from '@/services/cps/stations';
import { nearbyParksSchema } from '@/services/dealer/nearbyParks';
import type { Park } from '@/services/dealer/park';

const park = (more: Partial<Park> = {}): Park => ({
  parkId: 'p1',
  parkName: '市民中心地下停车场',
  parkAddr: '福中三路',
  parkType: 1,
  distance: 448,
  latitude: 22.5,
  longitude: 114,
  isOnline: 1,
  leftParkSpaceNum: 86,
  totalParkSpaceNum: 320,
  supportBag: 0,
  supportBook: 0,
  supportCharge: 0,
  supportDiffTimeBag: 0,
  supportDiffTimeBook: 0,
  feeRuleLabels: ['免费30分钟', '3.00元/小时'],
  leftBagSpaceNum: 0,
  leftBookSpaceNum: 0,
  diffTimeBagLeftNum: 0,
  diffTimeBagTotalNum: 0,
  diffTimeBookLeftNum: 0,
  diffTimeBookTotalNum: 0,
  description: '',
  phone: '',
  isCollected: 0,
  ...more,
});

test('a row shows the filtered fact first; -1 is unlimited, 0 is none', () => {
  const usual = ['余位 86', '免费30分钟', '3.00元/小时'];
  expect(parkRowTexts('all', park())).toEqual(usual);
  expect(parkRowTexts('chargeActive', park())).toEqual(usual);
  expect(parkRowTexts('monthActive', park({ leftBagSpaceNum: -1 }))).toEqual(['月卡不限', ...usual]);
  expect(parkRowTexts('monthActive', park())).toEqual(['月卡已售完', ...usual]);
  expect(parkRowTexts('bookActive', park({ leftBookSpaceNum: 3 }))).toEqual(['预约余3', ...usual]);
  expect(parkRowTexts('diffTimeActive', park({ diffTimeBagLeftNum: 2, diffTimeBookLeftNum: 6 }))[0]).toBe('错时余8');
  expect(countOffPeakQuotaLeft({ diffTimeBagLeftNum: -1, diffTimeBookLeftNum: 6 })).toBe(-1);
  expect(countOffPeakQuotaLeft({ diffTimeBagLeftNum: Number.NaN, diffTimeBookLeftNum: 6 })).toBe(6);
  expect(countOffPeakQuotaLeft({ diffTimeBagLeftNum: 0, diffTimeBookLeftNum: Number.NaN })).toBeNaN();
});

test('what the server does not say is not called full or sold out', () => {
  const { supportBag: _, ...sent } = park({ supportBook: 1 });
  for (const absent of [{}, { leftParkSpaceNum: null, leftBagSpaceNum: null, leftBookSpaceNum: null }]) {
    const { leftParkSpaceNum: _room, leftBagSpaceNum: _bag, leftBookSpaceNum: _book, ...rest } = sent;
    const [read] = v.parse(nearbyParksSchema.reader, { results: [{ ...rest, supportBag: 1, ...absent }] }).results;
    const lot = { ...park(), ...read };
    expect(parkRowTexts('monthActive', lot).filter((fact) => fact !== '')).toEqual(['余位未知', ...lot.feeRuleLabels]);
    expect(parkRowTexts('bookActive', lot).filter((fact) => fact !== '')).toEqual(['余位未知', ...lot.feeRuleLabels]);
    expect(freeSpacesText(lot)).toBe('共320个车位，余位未知');
    expect(toParkPin(lot)).toMatchObject({ label: '余位未知', level: 'unknown' });
    const facts = toParkDetailFacts(lot).filter(({ label }) => label === '月卡' || label === '预约');
    expect(facts.map(({ value }) => value)).toEqual(['', '']);
  }
});

test('off-peak parking of which the server says no number is not called sold out', () => {
  const { diffTimeBagLeftNum: _bag, diffTimeBookLeftNum: _book, ...sent } = park();
  const sells = { supportDiffTimeBag: 1, supportDiffTimeBook: 1 };
  const lots = v.parse(nearbyParksSchema.reader, {
    results: [
      { ...sent, ...sells },
      { ...sent, ...sells, parkId: 'full', diffTimeBagLeftNum: 0, diffTimeBookLeftNum: 0 },
    ],
  }).results;
  for (const view of ['slots', 'packages'] as const) {
    const [first, last] = filterLotsByOffPeakOffer([...lots].reverse(), view);
    expect([first?.parkId, last?.parkId]).toEqual(['p1', 'full']);
    expect(lots.map((lot) => offPeakLotRowTexts(lot, view)[0])).toEqual([
      '余量未知',
      view === 'slots' ? '已约满' : '已售完',
    ]);
  }
  const [lot] = lots.map((read) => ({ ...park(), ...read }));
  if (lot === undefined) throw new Error('no lot');
  expect(parkRowTexts('diffTimeActive', lot)[0]).toBe('');
  expect(toParkDetailFacts(lot)).toContainEqual({ label: '错时停车', value: '' });
});

test('a row of off-peak parking leaves the address to the row itself, which shows it once', () => {
  for (const view of ['slots', 'packages'] as const)
    expect(offPeakLotRowTexts({ ...park(), parkAddr: '福中三路' }, view)).not.toContain('福中三路');
});

test('a station that does not say how many guns are free is not called full', () => {
  const sent = { stationId: 's1', stationName: '市民中心充电站' };
  const read = (more: object) => {
    const [station] = v.parse(nearbyChargingStationsSchema.reader, { results: [{ ...sent, ...more }] }).results;
    if (station === undefined) throw new Error('no station');
    return station;
  };
  const unsaid = read({ quickChargingInfo: { totalNum: 6 } });
  expect(toStationPin(unsaid)).toMatchObject({ label: '空闲未知', level: 'unknown' });
  expect(toStationPin(read({}))).toMatchObject({ label: '空闲未知', level: 'unknown' });
  expect(toStationPin(read({ quickChargingInfo: { leftNum: 2, totalNum: 6 } }))).toMatchObject({ label: '空闲2' });
  expect(toStationDetailFacts(unsaid)).toContainEqual({ label: '快充空闲', value: '未知（共6把）' });
  expect(stationGunAndPriceTexts(unsaid)).toContain('快充共6把');
  expect(freeGunsText('快充', unsaid.quickChargingInfo)).toBe('快充 空闲未知（共6把）');
});

test('a lot that is offline never shows a figure', () => {
  expect(freeSpacesText(park())).toBe('86/320');
  expect(freeSpacesText(park({ leftParkSpaceNum: 0 }))).toBe('已满（共320个车位）');
  expect(freeSpacesText(park({ isOnline: 0 }))).toBe('共320个车位，余位未知');
  expect(freeSpacesText(park({ totalParkSpaceNum: 0 }))).toBe('余位未知');
  expect([
    toParkPin(park()).label,
    toParkPin(park({ leftParkSpaceNum: -1 })).label,
    toParkPin(park({ isOnline: 0 })).label,
  ]).toEqual(['余86', '已满', '余位未知']);
  expect(toParkPin(park()).name).toBe('市民中心地下停车场');
});

test('the sheet lists only what the lot offers', () => {
  const shown = (one: Park) => toParkDetailFacts(one).flatMap(({ label, value }) => (value === '' ? [] : [label]));
  expect(shown(park())).toEqual(['余位', '收费', '地址']);
  expect(
    shown(park({ supportBag: 1, supportBook: 1, supportDiffTimeBook: 1, phone: '1', description: '限高' })),
  ).toEqual(['余位', '收费', '地址', '说明', '月卡', '预约', '错时停车', '电话']);
});

test('links are those of the lot and of the operator', () => {
  const paths = (one: Park, isCharging: boolean) => getParkLinks(one, isCharging).map(({ to }) => to);
  expect(paths(park(), true)).toEqual(['/parkingPayPage?parkId=p1']);
  const all = park({ supportBag: 1, supportBook: 1, supportCharge: 1, supportDiffTimeBag: 1, supportDiffTimeBook: 1 });
  expect(paths(all, true)).toEqual([
    '/parkingPayPage?parkId=p1',
    '/nearbyBagRules?parkId=p1',
    `/${encodeURI('车位预约')}?parkId=p1`,
    '/packageCarSelect?parkId=p1',
    '/subscribeCarSelect?parkId=p1',
    '/map?isFromHome=2&lng=114&lat=22.5',
  ]);
  expect(paths(all, false)).toHaveLength(5);
  expect(paths({ ...all, longitude: Number.NaN }, true)).toHaveLength(5);
  expect(getStationLinks({ stationId: 's1' }).map(({ to }) => to)).toEqual([
    '/chargingPage?stationId=s1',
    '/chargeStationDetail?stationId=s1',
  ]);
});

test('a station shows its free guns, the price of a kWh and the idle fee', () => {
  const station = {
    stationId: 's1',
    stationName: '市民中心充电站',
    stationAddr: '福中三路',
    openState: { text: '营业中' },
    quickChargingInfo: { leftNum: 2, totalNum: 6 },
    slowChargingInfo: { leftNum: 3, totalNum: 0 },
    currentPrice: 1.2,
    parkingFeeDesc: '',
    serviceTime: '00:00–24:00',
    phone: '',
    occupyRule: null,
    longitude: 114,
    latitude: 22,
  } as unknown as ChargingStation;
  expect(countFreeGuns(station)).toBe(5);
  expect(toStationPin(station).label).toBe('空闲5');
  const none = { leftNum: 0, totalNum: 4 };
  expect(toStationPin({ ...station, quickChargingInfo: none, slowChargingInfo: none }).label).toBe('无空闲枪');
  expect(toStationDetailFacts(station).filter(({ value }) => value !== '')).toEqual([
    { label: '快充空闲', value: '2/6' },
    { label: '现在价格', value: '1.20元/度' },
    { label: '地址', value: '福中三路' },
    { label: '营业时间', value: '00:00–24:00' },
  ]);
});

test('nearest first, and places without a distance last', () => {
  const rows = [{ distance: 900 }, { distance: Number.NaN }, { distance: 3 }];
  expect(sortByDistance(rows)).toEqual([{ distance: 3 }, { distance: 900 }, { distance: Number.NaN }]);
});

test('search results for places: cities of that name, then places nearby; without coordinates a place is left out', () => {
  const city = { cityCode: '1', cityName: '深圳市', initial: 'S', parkNum: 3, longitude: 114, latitude: 22 };
  const found = toSearchCenters(
    '深圳',
    [city, { ...city, cityCode: '2', cityName: '广州市' }],
    [park({ distance: 900, parkName: '远' }), park({ distance: 5, parkName: '近' }), park({ longitude: Number.NaN })],
  );
  expect(found.map(({ name, distance }) => [name, distance])).toEqual([
    ['深圳市', ''],
    ['近', '5m'],
    ['远', '900m'],
  ]);
  expect(toSearchCenters('', [city], [])).toEqual([]);
});
