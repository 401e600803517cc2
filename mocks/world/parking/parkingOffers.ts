import { Refusal, REFUSALS } from '../core/Refusal';
import { judgeCoupon, savingOn, usableOffer } from '../coupons/coupons';
import type { CouponOffer, CouponRow } from '../coupons/couponTables';
import type { World } from '../World';
import type { StayRow } from './parkingTables';
import { dueWithout, reckon } from './stays';
const savingOf = (world: World, coupon: CouponRow, stay: StayRow, due: number): number =>
  coupon.couponType === 2 ? due - Math.min(due, dueWithout(world, stay, coupon.couponValue)) : savingOn(coupon, due);

/** A plate's coupon is for any person who pays for that car. Other coupons are for their owner. */
const isFor = ({ driverId, plateNo, bizType }: CouponRow, payerId: string | null, stay: StayRow): boolean =>
  (bizType === 1 || bizType === 4) && (plateNo === '' ? driverId === payerId : plateNo === stay.plateNo);

function offerOf(world: World, coupon: CouponRow, stay: StayRow): CouponOffer {
  const { due } = reckon(world, stay);
  const isElsewhere = coupon.parkIds.length > 0 && !coupon.parkIds.includes(stay.parkId);
  return judgeCoupon(world, coupon, { due, saving: savingOf(world, coupon, stay, due), isElsewhere });
}

/** Best first. A visitor is offered the coupons of the car. */
export const offersFor = (world: World, driverId: string | null, stay: StayRow): CouponOffer[] =>
  world.tables.coupons
    .filter((coupon) => isFor(coupon, driverId, stay) && coupon.state !== 3 && coupon.state !== 5)
    .map((coupon) => offerOf(world, coupon, stay))
    .sort((a, b) => b.saving - a.saving);

/** The coupon, if this driver can use it on this bill now; throws otherwise. */
export function usableCoupon(world: World, driverId: string | null, couponId: string, stay: StayRow): CouponOffer {
  const coupon = world.tables.coupons.find((row) => row.couponId === couponId && isFor(row, driverId, stay));
  if (coupon === undefined) throw new Refusal(REFUSALS.couponUnusable, '优惠券不存在');
  return usableOffer(offerOf(world, coupon, stay));
}
