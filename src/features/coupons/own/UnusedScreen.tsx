import { UnusedCoupons } from './UnusedCoupons';

/** The coupons that can be used. */
export default function UnusedScreen() {
  return <UnusedCoupons name="unused" />;
}
