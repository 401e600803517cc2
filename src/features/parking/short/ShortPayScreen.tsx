import { BillView } from '../bill/BillView';

/** The bill of the short flow (plate, bill, result). */
export default function ShortPayScreen() {
  return <BillView name="pay" title="支付" />;
}
