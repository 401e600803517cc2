import {
  filterBillsByBerth,
  normalizeBerth,
  roadBillCountText,
  splitRoadsideAndOtherOpenBills,
} from '@/features/parking/road/model/roadBills';

import { bill } from './bills';

const road = { parkType: 2 as const, berthNo: 'A0131' };
const ENDED = '2026-03-09 10:00:00';

describe('the open bills of a plate at roads', () => {
  test('running stays come first; settled ones are left out', () => {
    const bills = [
      bill({ ...road, uniqueId: 'owed', exitTime: ENDED, orderState: 5 }),
      bill({ ...road, uniqueId: 'paid', exitTime: ENDED, orderState: 4, parkFee: 0 }),
      bill({ ...road, uniqueId: 'waived', exitTime: ENDED, orderState: 6, canPay: 0 }),
      bill({ ...road, uniqueId: 'appealed', exitTime: ENDED, orderState: 7 }),
      bill({ ...road, uniqueId: 'free', parkFee: 0 }),
      bill({ ...road, uniqueId: 'unknown', parkFeeSucc: 0 }),
    ];
    expect(splitRoadsideAndOtherOpenBills(bills).road.map(({ uniqueId }) => uniqueId)).toEqual([
      'free',
      'unknown',
      'owed',
      'appealed',
    ]);
  });

  test('lots are told apart, as far as they have something to pay', () => {
    const bills = [bill({ uniqueId: 'lot' }), bill({ uniqueId: 'freeLot', parkFee: 0 }), bill({ ...road })];
    const { road: atRoad, elsewhere } = splitRoadsideAndOtherOpenBills(bills);
    expect(atRoad).toHaveLength(1);
    expect(elsewhere.map(({ uniqueId }) => uniqueId)).toEqual(['lot']);
  });
});

test.each([
  [undefined, '路内账单 —'],
  [0, '暂无路内账单'],
  [3, '3笔路内账单'],
])('%s: %s', (count, words) => {
  expect(roadBillCountText(count)).toBe(words);
});

test('a berth is found by its number in any spelling; a bill without a berth is not', () => {
  expect(['泊位 a-0126', 'A0126', ' a 0126 '].map(normalizeBerth)).toEqual(['A0126', 'A0126', 'A0126']);
  const bills = [bill({ berthNo: 'a-0131' }), bill({ berthNo: 'B0131' }), bill({ berthNo: '' })];
  expect(filterBillsByBerth(bills, '0131')).toEqual(bills.slice(0, 2));
  expect(filterBillsByBerth(bills, 'A01')).toEqual(bills.slice(0, 1));
  expect(filterBillsByBerth(bills, '')).toEqual(bills.slice(0, 2));
});
