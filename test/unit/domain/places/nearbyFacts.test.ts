import { parkFacts, stationFacts } from '@/domain/places/nearbyFacts';

test('facts about lots and stations', () => {
  const park = {
    isOnline: 1,
    leftParkSpaceNum: 3,
    totalParkSpaceNum: 46,
    feeRuleLabels: ['免费15分钟', '4.00元/小时', '封顶40.00元'],
  };
  expect(parkFacts(park as never)).toEqual(['余位 3', '免费15分钟', '4.00元/小时']);
  expect(parkFacts({ ...park, leftParkSpaceNum: 0 } as never)).toEqual(['已满', '免费15分钟', '4.00元/小时']);
  expect(parkFacts({ ...park, isOnline: 0, feeRuleLabels: [] } as never)).toEqual(['余位未知']);
  const station = {
    openState: { text: '营业中' },
    quickChargingInfo: { leftNum: 0, totalNum: 6 },
    slowChargingInfo: { leftNum: 0, totalNum: 0 },
    currentPrice: 1.2,
  };
  expect(stationFacts(station as never)).toEqual(['营业中', '快充 0/6', '', '1.20元/度']);
  expect(stationFacts({ ...station, currentPrice: Number.NaN })).toEqual(['营业中', '快充 0/6', '', '']);
});
