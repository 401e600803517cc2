import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The receipt in WeChat's frame is a document of its own (app/receipt). Who comes to its address inside the program sees the same order here. */
export default function GoldPlanScreen() {
  const { frame, query } = useScreen('goldPlanResults');
  const { out_trade_no: payId } = query;
  return <PaymentOutcome frame={frame} address={{ payId }} claim="paid" />;
}
