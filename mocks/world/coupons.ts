import { Refusal, REFUSALS } from './Refusal';
import { dueWithout, lotOf, reckon } from './stays';
import type { CouponRow, StayRow } from './tables';
import type { World } from './World';

export interface CouponOffer {
  coupon: CouponRow;
  /** The real saving on this bill now, cents. */
  saving: number;
  /** Empty when it can be used. */
  unusableReason: string;
}

const yuan = (cents: number) => `${(cents / 100).toFixed(2)}元`;

function savingOf(world: World, coupon: CouponRow, stay: StayRow, due: number): number {
  switch (coupon.couponType) {
    case 1:
      return Math.min(coupon.couponValue, due);
    case 2:
      return due - Math.min(due, dueWithout(world, stay, coupon.couponValue));
    case 3:
      return due;
    case 6:
      return due - Math.ceil((due * coupon.couponValue) / 1000);
  }
}

export const isExpired = (world: World, coupon: CouponRow): boolean =>
  coupon.state === 1 && coupon.endAt < world.clock.now();

export function offerOf(world: World, coupon: CouponRow, stay: StayRow): CouponOffer {
  const { due } = reckon(world, stay);
  const saving = savingOf(world, coupon, stay, due);
  const unusable = (unusableReason: string): CouponOffer => ({ coupon, saving: 0, unusableReason });
  if (coupon.state === 3) return unusable('已使用');
  if (coupon.state === 2) return unusable('正在另一笔支付中使用');
  if (isExpired(world, coupon)) return unusable('已过期');
  if (coupon.parkIds.length > 0 && !coupon.parkIds.includes(stay.parkId)) {
    return unusable(`仅限${coupon.parkIds.map((parkId) => lotOf(world, parkId).parkName).join('、')}使用`);
  }
  if (due < coupon.minFee) return unusable(`满${yuan(coupon.minFee)}可用`);
  if (saving === 0) return unusable('本次使用不能减免');
  return { coupon, saving, unusableReason: '' };
}

export const offersFor = (world: World, driverId: string, stay: StayRow): CouponOffer[] =>
  world.tables.coupons
    .filter((coupon) => coupon.driverId === driverId && coupon.state !== 3)
    .map((coupon) => offerOf(world, coupon, stay))
    .sort((a, b) => b.saving - a.saving);

/** The coupon of this driver, usable on this bill now; throws otherwise. */
export function usableCoupon(world: World, driverId: string | null, couponId: string, stay: StayRow): CouponOffer {
  const coupon = world.tables.coupons.find((row) => row.couponId === couponId && row.driverId === driverId);
  if (coupon === undefined) throw new Refusal(REFUSALS.couponUnusable, '优惠券不存在');
  const offer = offerOf(world, coupon, stay);
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

export function releaseCoupon(world: World, couponId: string | null): void {
  const coupon = couponById(world, couponId);
  if (coupon?.state !== 2) return;
  coupon.state = 1;
  coupon.payId = null;
}
