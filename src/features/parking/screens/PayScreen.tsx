import { BillScreen } from '../parts/BillScreen';

/** One parking bill, to be paid. */
export default function PayScreen() {
  return <BillScreen name="payPage" title="支付停车费" />;
}
