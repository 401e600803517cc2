import { DAY_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS, PLATES } from '../core/seeded';
import type { CouponRow } from '../money/moneyTables';
import { seedLots } from '../places/placesSeed';
import type { World } from '../World';
import type { DriverRow, PlateRow } from './driverTables';

const plate = (plateId: string, plateNo: string, plateColor: PlateRow['plateColor'], isDefault = false): PlateRow => ({
  plateId,
  plateNo,
  plateColor,
  carKind: plateColor === 5 ? 3 : 1,
  isDefault,
});

const driver = (
  { driverId, phone, password }: { driverId: string; phone: string; password: string },
  nickName: string,
  openids: string[],
  plates: PlateRow[],
): DriverRow => ({ driverId, phone, password, nickName, openids, plates, failedLogins: 0 });

const coupon = (
  couponId: string,
  couponName: string,
  couponType: CouponRow['couponType'],
  couponValue: number,
  endAt: number,
  more: Partial<CouponRow> = {},
): CouponRow => ({
  couponId,
  driverId: DRIVERS.lin.driverId,
  plateNo: '',
  couponName,
  bizType: 1,
  couponType,
  couponValue,
  minFee: 0,
  startAt: endAt - 30 * DAY_MS,
  endAt,
  parkIds: [],
  sourceName: '平台赠送',
  sourceType: 3,
  grantId: '',
  state: 1,
  payId: null,
  ...more,
});

/** Drivers, lots, coupons, wallets: what every scenario has. */
export function seedPeopleAndPlaces(world: World): void {
  const now = world.clock.now();
  const { tables } = world;
  const { lin, chen, huang } = DRIVERS;
  tables.lots = seedLots();
  tables.drivers = [
    driver(
      lin,
      '林晓',
      [lin.openid, lin.alipayOpenid],
      [plate('plate-1', PLATES.running, 1, true), plate('plate-2', PLATES.free, 5), plate('plate-3', PLATES.period, 1)],
    ),
    driver(chen, '陈默', [chen.openid], []),
    driver(huang, '黄河', [huang.openid], [plate('plate-4', '粤A33333', 1, true)]),
  ];
  const inAWeek = now + 7 * DAY_MS;
  tables.coupons = [
    coupon('coupon-1', '2元停车券', 1, 200, inAWeek, { minFee: 500, sourceName: '中心书城' }),
    coupon('coupon-2', '1小时停车券', 2, 60, inAWeek + 3 * DAY_MS),
    coupon('coupon-3', '全免停车券', 3, 0, inAWeek, { parkIds: [LOTS.hospital], sourceName: '第二人民医院' }),
    coupon('coupon-4', '停车9折券', 6, 900, inAWeek + 20 * DAY_MS),
    coupon('coupon-5', '5元停车券', 1, 500, now - DAY_MS),
    coupon('coupon-6', '3元停车券', 1, 300, inAWeek, { state: 3 }),
  ];
  tables.history = [
    { recordId: 'history-1', owner: lin.openid, plateNo: PLATES.visitorOne, plateColor: 1 },
    { recordId: 'history-2', owner: lin.openid, plateNo: PLATES.running, plateColor: 1 },
  ];
}
