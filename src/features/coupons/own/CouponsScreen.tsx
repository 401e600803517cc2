import { UnusedCoupons } from './UnusedCoupons';

/** The driver's coupons; opens with those that can be used. */
export default function CouponsScreen() {
  return <UnusedCoupons name="discount" />;
}
