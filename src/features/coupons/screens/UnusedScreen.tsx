import { UnusedCoupons } from '../parts/UnusedCoupons';

/** The coupons that can be used. */
export default function UnusedScreen() {
  return <UnusedCoupons name="unused" />;
}
