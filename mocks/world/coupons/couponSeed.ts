import { DAY_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS } from '../core/seeded';
import type { World } from '../World';
import type { CouponRow } from './couponTables';
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

/** 林晓 has each kind of coupon, an expired one and a used one. */
export function seedCoupons(world: World): void {
  const now = world.clock.now();
  const inAWeek = now + 7 * DAY_MS;
  world.tables.coupons = [
    coupon('coupon-1', '2元停车券', 1, 200, inAWeek, { minFee: 500, sourceName: '中心书城' }),
    coupon('coupon-2', '1小时停车券', 2, 60, inAWeek + 3 * DAY_MS),
    coupon('coupon-3', '全免停车券', 3, 0, inAWeek, { parkIds: [LOTS.hospital], sourceName: '第二人民医院' }),
    coupon('coupon-4', '停车9折券', 6, 900, inAWeek + 20 * DAY_MS, { canStack: true }),
    coupon('coupon-5', '5元停车券', 1, 500, now - DAY_MS),
    coupon('coupon-6', '3元停车券', 1, 300, inAWeek, { state: 3 }),
  ];
}
