import { DAY_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS } from '../core/seeded';
import type { World } from '../World';
import { seedGrants } from './grantSeed';
import type { StockRow } from './merchantTables';
import { seedMerchantOrders } from './orderSeed';

/** A printed code for two drivers. */
export const SEEDED_GIFT_CODE = 'WELCOME2026';
/** A code that the bookshop has printed and displays on its counter: `/scanQRCode?code=COUNTER2026`. */
export const SEEDED_COUPON_CODE = 'COUNTER2026';
/** A code that a charging station displays: `/scanQRCodeCharging?code=STATION2026`. */
export const SEEDED_CHARGING_CODE = 'STATION2026';

/** 林晓 administers the bookshop's coupons and is a clerk at the hospital. 黄河 has the opposite roles. */
export function seedMerchants(world: World): void {
  const { merchant } = world.tables;
  const { lin, huang } = DRIVERS;
  const now = world.clock.now();
  const stock = (merchantCouponId: string, merchantId: string, more: Partial<StockRow>): StockRow => ({
    merchantCouponId,
    merchantId,
    couponName: '2元停车券',
    couponType: 1,
    couponValue: 200,
    minFee: 0,
    leftNum: 50,
    endAt: now + 30 * DAY_MS,
    perCarLimit: 2,
    withdrawn: '',
    ...more,
  });
  merchant.merchants = [
    {
      merchantId: 'merchant-1',
      merchantName: '中心书城',
      phone: '0755-83001234',
      parkIds: [LOTS.mall],
      staff: [
        { driverId: lin.driverId, role: 1 },
        { driverId: huang.driverId, role: 2 },
      ],
      state: 1,
      dayLimit: 500,
      clerkDayLimit: 100,
    },
    {
      merchantId: 'merchant-2',
      merchantName: '医院便民超市',
      phone: '0755-83005678',
      parkIds: [LOTS.hospital, LOTS.mall],
      staff: [
        { driverId: huang.driverId, role: 1 },
        { driverId: lin.driverId, role: 2 },
      ],
      state: 1,
      dayLimit: 500,
      clerkDayLimit: 100,
    },
    {
      merchantId: 'merchant-3',
      merchantName: '市民中心充电站',
      phone: '0755-83001234',
      parkIds: [],
      staff: [],
      state: 1,
      dayLimit: 500,
      clerkDayLimit: 100,
    },
  ];
  merchant.stock = [
    stock('stock-1', 'merchant-1', {}),
    stock('stock-2', 'merchant-1', {
      couponName: '1小时停车券',
      couponType: 2,
      couponValue: 60,
      leftNum: 1,
      perCarLimit: 1,
    }),
    stock('stock-3', 'merchant-1', { couponName: '停车9折券', couponType: 6, couponValue: 900, endAt: now - DAY_MS }),
    stock('stock-4', 'merchant-1', {
      couponName: '全免停车券',
      couponType: 3,
      couponValue: 0,
      withdrawn: '活动已结束',
    }),
    stock('stock-5', 'merchant-2', { couponName: '5元停车券', couponValue: 500, leftNum: 20 }),
    stock('stock-7', 'merchant-1', {
      couponName: '3元停车券',
      couponValue: 300,
      leftNum: 30,
      endAt: now + 2 * DAY_MS,
      isGivenBeforeEntry: true,
    }),
    stock('stock-6', 'merchant-3', { couponName: '5元充电券', couponValue: 500, bizType: 2 }),
  ];
  const goods = { minFee: 0, minNum: 10, maxNum: 500, validDays: 90, merchantIds: ['merchant-1', 'merchant-2'] };
  merchant.goods = [
    { ...goods, goodsId: 'goods-1', packName: '2元停车券', couponType: 1, couponValue: 200, unitCents: 150 },
    {
      ...goods,
      goodsId: 'goods-2',
      packName: '全免停车券',
      couponType: 3,
      couponValue: 0,
      unitCents: 900,
      maxNum: 100,
    },
  ];
  merchant.qrCodes = [
    {
      code: SEEDED_COUPON_CODE,
      merchantCouponId: 'stock-1',
      operatorId: '',
      operator: '中心书城',
      endAt: now + 30 * DAY_MS,
      isOnce: false,
      takenBy: [],
    },
    {
      code: SEEDED_CHARGING_CODE,
      merchantCouponId: 'stock-6',
      operatorId: '',
      operator: '市民中心充电站',
      endAt: now + 30 * DAY_MS,
      isOnce: false,
      takenBy: [],
    },
  ];
  merchant.giftCodes = new Map([[SEEDED_GIFT_CODE, 2]]);
  seedGrants(world);
  seedMerchantOrders(world);
}
