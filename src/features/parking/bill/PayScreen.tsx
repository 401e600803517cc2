import { BillView } from './BillView';

/** One parking bill, to be paid. */
export default function PayScreen() {
  return <BillView name="payPage" title="支付停车费" />;
}
