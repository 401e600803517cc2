import { BillScreen } from '../parts/BillScreen';

/** The bill of the short flow (plate, bill, result). */
export default function ShortPayScreen() {
  return <BillScreen name="pay" title="支付" />;
}
