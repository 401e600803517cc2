import type { DriverRow } from '../account/accountTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import { lotOf } from '../places/lots';
import type { World } from '../World';
import type { CouponOffer, CouponRow } from './couponTables';

const yuan = (cents: number) => `${(cents / 100).toFixed(2)}元`;

/** What a coupon deducts from a fee. A coupon for time can only be used if the caller knows what the time costs. */
export function savingOn({ couponType, couponValue }: CouponRow, due: number): number {
  switch (couponType) {
    case 1:
      return Math.min(couponValue, due);
    case 2:
      return 0;
    case 3:
      return due;
    case 6:
      return due - Math.ceil((due * couponValue) / 1000);
  }
}

export const isExpired = (world: World, coupon: CouponRow): boolean =>
  coupon.state === 1 && coupon.endAt < world.clock.now();

/** Coupons of a driver and coupons for one of their plates. */
export const couponsOf = (world: World, driver: DriverRow): CouponRow[] =>
  world.tables.coupons.filter(({ driverId, plateNo }) =>
    plateNo === '' ? driverId === driver.driverId : driver.plates.some((plate) => plate.plateNo === plateNo),
  );

/** The bill that a coupon was used for, the amount it saved, and when; null if it has not been used. */
export function useOf(world: World, { state, payId }: CouponRow) {
  const payment = state === 3 ? world.tables.payments.find((row) => row.payId === payId) : undefined;
  const [part] = payment?.parts ?? [];
  if (payment === undefined || part === undefined) return null;
  return { uniqueId: part.uniqueId, parkId: part.parkId, cents: part.couponCents, at: payment.paidAt };
}

/** Issues a coupon now. */
export function issueCoupon(
  world: World,
  coupon: Omit<CouponRow, 'couponId' | 'startAt' | 'state' | 'payId' | 'grantId'> & { grantId?: string },
): CouponRow {
  const row: CouponRow = {
    grantId: '',
    ...coupon,
    couponId: world.nextId('Q'),
    startAt: world.clock.now(),
    state: 1,
    payId: null,
  };
  world.tables.coupons.push(row);
  return row;
}

interface ChargeOf {
  driverId: string;
  plateNo: string;
}

/** A coupon for charging (2) or for everything (4), of the driver or of the car. */
const isForCharging = (coupon: CouponRow, { driverId, plateNo }: ChargeOf): boolean =>
  (coupon.plateNo === '' ? coupon.driverId === driverId : coupon.plateNo === plateNo) &&
  (coupon.bizType === 2 || coupon.bizType === 4);

/** All coupons that a driver has for a charging fee of `due` cents, the best first. */
export const chargingOffers = (world: World, order: ChargeOf, due: number): CouponOffer[] =>
  world.tables.coupons
    .filter((coupon) => isForCharging(coupon, order) && coupon.state !== 3 && coupon.state !== 5)
    .map((coupon) => judgeCoupon(world, coupon, { due, saving: savingOn(coupon, due), isElsewhere: false }))
    .sort((a, b) => b.saving - a.saving);

/** One of them, on a fee of `due` cents. */
export function chargingOffer(world: World, couponId: string, order: ChargeOf, due: number): CouponOffer {
  const coupon = world.tables.coupons.find((row) => row.couponId === couponId);
  if (coupon === undefined || !isForCharging(coupon, order)) {
    throw new Refusal(REFUSALS.couponUnusable, '优惠券不存在');
  }
  return usableOffer(judgeCoupon(world, coupon, { due, saving: savingOn(coupon, due), isElsewhere: false }));
}

/** Whether a coupon can be used now on `due` cents, from which it would deduct `saving`. */
export function judgeCoupon(
  world: World,
  coupon: CouponRow,
  { due, saving, isElsewhere }: { due: number; saving: number; isElsewhere: boolean },
): CouponOffer {
  const unusable = (unusableReason: string): CouponOffer => ({ coupon, saving: 0, unusableReason });
  if (coupon.state === 3) return unusable('已使用');
  if (coupon.state === 5) return unusable('已撤销');
  if (coupon.state === 2) return unusable('正在另一笔支付中使用');
  if (isExpired(world, coupon)) return unusable('已过期');
  if (isElsewhere) {
    return unusable(`仅限${coupon.parkIds.map((parkId) => lotOf(world, parkId).parkName).join('、')}使用`);
  }
  if (due < coupon.minFee) return unusable(`满${yuan(coupon.minFee)}可用`);
  if (saving === 0) return unusable('本次使用不能减免');
  return { coupon, saving, unusableReason: '' };
}

/** The offer. Throws a refusal with its reason if the coupon cannot be used. */
export function usableOffer(offer: CouponOffer): CouponOffer {
  if (offer.unusableReason !== '') throw new Refusal(REFUSALS.couponUnusable, `优惠券不可用：${offer.unusableReason}`);
  return offer;
}

const couponById = (world: World, couponId: string | null) =>
  world.tables.coupons.find((row) => row.couponId === couponId);

export function lockCoupon(coupon: CouponRow, payId: string): void {
  coupon.state = 2;
  coupon.payId = payId;
}

export function useCoupon(world: World, couponId: string | null): void {
  const coupon = couponById(world, couponId);
  if (coupon !== undefined) coupon.state = 3;
}

/** Returns a coupon because its bill no longer costs anything. It can be used again until it expires. Returns whether it had been used. */
export function returnCoupon(world: World, couponId: string | null): boolean {
  const coupon = couponById(world, couponId);
  if (coupon?.state !== 3) return false;
  coupon.state = 1;
  coupon.payId = null;
  return true;
}

export function releaseCoupon(world: World, couponId: string | null): void {
  const coupon = couponById(world, couponId);
  if (coupon?.state !== 2) return;
  coupon.state = 1;
  coupon.payId = null;
}
