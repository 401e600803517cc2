import { getSpaceAvailability, lotSpaceAndPriceTexts, stationGunAndPriceTexts } from '@/domain/places/nearbyPlaceTexts';

test('facts about lots and stations', () => {
  const park = {
    isOnline: 1,
    leftParkSpaceNum: 3,
    totalParkSpaceNum: 46,
    feeRuleLabels: ['免费15分钟', '4.00元/小时', '封顶40.00元'],
  };
  expect(lotSpaceAndPriceTexts(park as never)).toEqual([
    { text: '仅剩 3 位', tone: 'soon' },
    '免费15分钟',
    '4.00元/小时',
  ]);
  expect(lotSpaceAndPriceTexts({ ...park, leftParkSpaceNum: 0 } as never)).toEqual([
    '已满',
    '免费15分钟',
    '4.00元/小时',
  ]);
  expect(lotSpaceAndPriceTexts({ ...park, isOnline: 0, feeRuleLabels: [] } as never)).toEqual(['余位未知']);
  const station = {
    openState: { text: '营业中' },
    quickChargingInfo: { leftNum: 0, totalNum: 6 },
    slowChargingInfo: { leftNum: 0, totalNum: 0 },
    currentPrice: 1.2,
  };
  expect(stationGunAndPriceTexts(station as never)).toEqual(['营业中', '快充 0/6', '', '1.20元/度']);
  expect(stationGunAndPriceTexts({ ...station, currentPrice: Number.NaN })).toEqual(['营业中', '快充 0/6', '', '']);
});

test.each([
  [3, 46, 'few'],
  [30, 540, 'free'],
  [8, 12, 'free'],
  [1, 10, 'few'],
  [0, 10, 'full'],
  [-1, 10, 'full'],
  [5, 0, 'unknown'],
  [Number.NaN, 10, 'unknown'],
])('%i free of %i is %s', (leftParkSpaceNum, totalParkSpaceNum, level) => {
  expect(getSpaceAvailability({ isOnline: 1, leftParkSpaceNum, totalParkSpaceNum })).toBe(level);
  expect(getSpaceAvailability({ isOnline: 0, leftParkSpaceNum, totalParkSpaceNum })).toBe('unknown');
});
