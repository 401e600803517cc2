import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS } from '../core/seeded';
import { addPaidStay } from '../parking/staySeed';
import type { World } from '../World';
import { merchantById } from './merchants';
import type { GrantRow } from './merchantTables';

interface SeededGrant {
  grantId: string;
  merchantCouponId: string;
  plateNo: string;
  at: number;
  operator: 'lin' | 'huang';
  reason: string;
  revokedAt?: number;
  isUsed?: boolean;
}

const NAMES = { lin: '林晓', huang: '黄河' } as const;

function addGrant(world: World, seed: SeededGrant): void {
  const { grantId, merchantCouponId, plateNo, at, operator, reason, revokedAt = null, isUsed = false } = seed;
  const stock = world.tables.merchant.stock.find((row) => row.merchantCouponId === merchantCouponId);
  if (stock === undefined) throw new Error(`No stock ${merchantCouponId}`);
  const { merchantId, couponName, couponType, couponValue, minFee, endAt } = stock;
  const { merchantName, parkIds } = merchantById(world, merchantId);
  const couponId = `coupon-of-${grantId}`;
  world.tables.coupons.push({
    couponId,
    driverId: '',
    plateNo,
    couponName,
    bizType: 1,
    couponType,
    couponValue,
    minFee,
    startAt: at,
    endAt,
    parkIds,
    sourceName: merchantName,
    sourceType: 1,
    grantId,
    state: isUsed ? 3 : revokedAt === null ? 1 : 5,
    payId: null,
  });
  const row: GrantRow = {
    grantId,
    merchantId,
    merchantCouponId,
    plateNo,
    couponIds: [couponId],
    reason,
    operatorId: DRIVERS[operator].driverId,
    operatorName: NAMES[operator],
    at,
    revokedAt,
  };
  world.tables.merchant.grants.push(row);
}

/** What the bookshop has given before: one grant of each state. */
export function seedGrants(world: World): void {
  const now = world.clock.now();
  const expired = { grantId: 'grant-1', merchantCouponId: 'stock-3', plateNo: '粤B6666A' };
  addGrant(world, { ...expired, at: now - 3 * DAY_MS, operator: 'huang', reason: '消费满额' });
  const used = { grantId: 'grant-2', merchantCouponId: 'stock-1', plateNo: '粤B7777A' };
  addGrant(world, { ...used, at: now - 2 * DAY_MS, operator: 'lin', reason: '消费满额', isUsed: true });
  addPaidStay(
    world,
    {
      plateNo: used.plateNo,
      parkId: LOTS.mall,
      minutesAgo: (2 * DAY_MS + HOUR_MS) / MINUTE_MS,
      stayedMinutes: 180,
      couponId: `coupon-of-${used.grantId}`,
    },
    3,
    '',
  );
  const taken = { grantId: 'grant-3', merchantCouponId: 'stock-1', plateNo: '粤B6666A' };
  const revokedAt = now - DAY_MS + MINUTE_MS;
  addGrant(world, { ...taken, at: now - DAY_MS, operator: 'huang', reason: '', revokedAt });
  const given = { grantId: 'grant-4', merchantCouponId: 'stock-7', plateNo: '粤B8888A' };
  addGrant(world, { ...given, at: now - DAY_MS, operator: 'lin', reason: '会员' });
}
