import { parsePlate } from '@/domain/plate/parsePlate';
import { joinPlateCells } from '@/domain/plate/plateCells';
import { MINUTE_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../account/accountTables';
import { startOfDay, wireDay } from '../core/calendar';
import { Refusal, REFUSALS } from '../core/Refusal';
import { issueCoupon, useOf } from '../coupons/coupons';
import type { CouponRow } from '../coupons/couponTables';
import { staysOfPlate } from '../parking/stays';
import type { World } from '../World';
import { merchantById, merchantOf, roleOf, stockOf, stockStateOf } from './merchants';
import type { GrantRow, MerchantRow, StockRow } from './merchantTables';

/** How long a grant can be undone. */
export const UNDO_MS = 10 * MINUTE_MS;

export const couponsOfGrant = (world: World, { grantId }: GrantRow): CouponRow[] =>
  world.tables.coupons.filter((coupon) => coupon.grantId === grantId);

export const undoUntil = ({ at }: GrantRow): number => at + UNDO_MS;

/** The state as in COUPON_GRANT_STATE of the wire. A grant counts as used when one of its coupons is used. */
export function grantStateOf(world: World, grant: GrantRow): 1 | 2 | 3 | 4 {
  if (grant.revokedAt !== null) return 3;
  const coupons = couponsOfGrant(world, grant);
  if (coupons.some(({ state }) => state === 3)) return 2;
  return coupons.every(({ endAt }) => endAt < world.clock.now()) ? 4 : 1;
}

/** How many coupons this person can still give today; null: any number. */
export function leftToday(world: World, merchant: MerchantRow, operatorId: string): number | null {
  const today = startOfDay(wireDay(world.clock.now()));
  const given = world.tables.merchant.grants.filter(
    (row) => row.merchantId === merchant.merchantId && row.revokedAt === null && row.at >= today,
  );
  const numOf = (rows: readonly GrantRow[]) => rows.reduce((total, { couponIds }) => total + couponIds.length, 0);
  const lefts = [
    ...(merchant.dayLimit === null ? [] : [merchant.dayLimit - numOf(given)]),
    ...(merchant.clerkDayLimit !== null && roleOf(merchant, operatorId) === 2
      ? [merchant.clerkDayLimit - numOf(given.filter((row) => row.operatorId === operatorId))]
      : []),
  ];
  return lefts.length === 0 ? null : Math.max(0, Math.min(...lefts));
}

export function refuseUngivable(world: World, stock: StockRow, num: number, operatorId: string): void {
  const merchant = merchantById(world, stock.merchantId);
  if (merchant.state === 2) throw new Refusal(REFUSALS.couponOver, '商户已停用');
  const state = stockStateOf(world, stock);
  if (state === 4) throw new Refusal(REFUSALS.couponOver, stock.withdrawn);
  if (state === 3) throw new Refusal(REFUSALS.couponOver, '优惠券已过期');
  if (stock.leftNum < num) throw new Refusal(REFUSALS.soldOut, `优惠券已领完，剩余${Math.max(0, stock.leftNum)}张`);
  const left = leftToday(world, merchant, operatorId);
  if (left !== null && left < num) throw new Refusal(REFUSALS.perCarLimit, `今天的发放数量已到上限，还能发${left}张`);
}

/**
 * A car receives a merchant's coupons for parking only while it is parked in one of the merchant's lots, and from only one merchant at a time. A coupon for
 * charging may be taken before the car is there, and so may one whose rule says so.
 */
export function refuseUngivableTo(world: World, stock: StockRow, plateNo: string, num: number): void {
  if (stock.bizType === 2) return;
  const { parkIds, merchantId } = merchantById(world, stock.merchantId);
  const stay = stayInside(world, plateNo, parkIds);
  if (stay === undefined && stock.isGivenBeforeEntry !== true) {
    throw new Refusal(REFUSALS.notParked, '车辆未入场，入场后才能领取');
  }
  // What was given for the stay to come counts for it as long as it can be used.
  const grants = world.tables.merchant.grants.filter(
    (row) =>
      row.plateNo === plateNo &&
      row.revokedAt === null &&
      (row.at >= (stay?.startAt ?? Infinity) || grantStateOf(world, row) === 1),
  );
  if (grants.some((row) => row.merchantId !== merchantId && grantStateOf(world, row) === 1)) {
    throw new Refusal(REFUSALS.discountTaken, '该车辆已有其他商户的优惠');
  }
  const had = grants
    .filter((row) => row.merchantCouponId === stock.merchantCouponId)
    .reduce((total, { couponIds }) => total + couponIds.length, 0);
  if (had + num > stock.perCarLimit) {
    throw new Refusal(REFUSALS.perCarLimit, `每车每次最多${stock.perCarLimit}张，已领取${had}张`);
  }
}

export const stayInside = (world: World, plateNo: string, parkIds: readonly string[]) =>
  staysOfPlate(world, plateNo).find((row) => row.exitAt === null && parkIds.includes(row.parkId));

export function readPlate(text: string): string {
  const cells = parsePlate(text);
  if (cells === null) throw new Refusal(REFUSALS.badRequest, '车牌号不正确，请检查后再提交');
  return joinPlateCells(cells);
}

interface Gift {
  stock: StockRow;
  num: number;
  plateNo: string;
  driverId: string;
  reason: string;
  operatorId: string;
  operatorName: string;
}

/** Takes coupons out of the stock and issues them. */
export function give(
  world: World,
  { stock, num, plateNo, driverId, reason, operatorId, operatorName }: Gift,
): GrantRow {
  const merchant = merchantById(world, stock.merchantId);
  const grant: GrantRow = {
    grantId: world.nextId('G'),
    merchantId: merchant.merchantId,
    merchantCouponId: stock.merchantCouponId,
    plateNo,
    couponIds: [],
    reason,
    operatorId,
    operatorName,
    at: world.clock.now(),
    revokedAt: null,
  };
  for (let index = 0; index < num; index += 1) {
    const { couponName, couponType, couponValue, minFee, endAt } = stock;
    const { couponId } = issueCoupon(world, {
      driverId,
      plateNo,
      couponName,
      bizType: stock.bizType ?? 1,
      couponType,
      couponValue,
      minFee,
      endAt,
      parkIds: merchant.parkIds,
      sourceName: merchant.merchantName,
      sourceType: 1,
      grantId: grant.grantId,
    });
    grant.couponIds.push(couponId);
  }
  stock.leftNum -= num;
  world.tables.merchant.grants.push(grant);
  return grant;
}

export interface GrantRequest {
  merchantCouponId: string;
  plateNo: string;
  num: number;
  reason: string;
}

/** A merchant grants coupons to a car. */
export function grantCoupons(world: World, driver: DriverRow, request: GrantRequest): GrantRow {
  const stock = stockOf(world, driver.driverId, request.merchantCouponId);
  const plateNo = readPlate(request.plateNo);
  refuseUngivable(world, stock, request.num, driver.driverId);
  refuseUngivableTo(world, stock, plateNo, request.num);
  const { num, reason } = request;
  return give(world, {
    stock,
    num,
    plateNo,
    driverId: '',
    reason,
    operatorId: driver.driverId,
    operatorName: driver.nickName,
  });
}

export function grantOf(world: World, driverId: string, grantId: string): GrantRow {
  const grant = world.tables.merchant.grants.find((row) => row.grantId === grantId);
  if (grant === undefined) throw new Refusal(REFUSALS.notFound, '发放记录不存在');
  merchantOf(world, driverId, grant.merchantId);
  return grant;
}

/** Revokes a grant. This is possible for some minutes, until one of its coupons is used or locked by a payment. The coupons return to the stock. */
export function revokeGrant(world: World, driverId: string, grantId: string): GrantRow {
  const grant = grantOf(world, driverId, grantId);
  const state = grantStateOf(world, grant);
  if (state === 2) throw new Refusal(REFUSALS.grantOver, '优惠券已使用，不能撤销');
  if (state === 3) throw new Refusal(REFUSALS.grantOver, '已撤销，请勿重复操作');
  if (state === 4) throw new Refusal(REFUSALS.grantOver, '优惠券已过期，不能撤销');
  const coupons = couponsOfGrant(world, grant);
  if (coupons.some((coupon) => coupon.state === 2)) {
    throw new Refusal(REFUSALS.grantOver, '车主正在使用该优惠券支付，请稍后再试');
  }
  if (undoUntil(grant) < world.clock.now()) {
    throw new Refusal(REFUSALS.grantOver, `已超过撤销时间，发放后${UNDO_MS / MINUTE_MS}分钟内可以撤销`);
  }
  for (const coupon of coupons) coupon.state = 5;
  grant.revokedAt = world.clock.now();
  stockOf(world, driverId, grant.merchantCouponId).leftNum += coupons.length;
  return grant;
}

export const firstCoupon = (world: World, grant: GrantRow): CouponRow => {
  const [coupon] = couponsOfGrant(world, grant);
  if (coupon === undefined) throw new Error(`The grant ${grant.grantId} gave nothing`);
  return coupon;
};

/** The number of grants made today, and of grants used today. */
export function todayOf(world: World, merchantId: string): { given: number; used: number } {
  const today = startOfDay(wireDay(world.clock.now()));
  const grants = world.tables.merchant.grants.filter((row) => row.merchantId === merchantId && row.revokedAt === null);
  return {
    given: grants.filter(({ at }) => at >= today).reduce((total, { couponIds }) => total + couponIds.length, 0),
    used: grants
      .flatMap((grant) => couponsOfGrant(world, grant))
      .filter((coupon) => (useOf(world, coupon)?.at ?? 0) >= today).length,
  };
}
