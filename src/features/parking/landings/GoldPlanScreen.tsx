import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The receipt in WeChat's frame is a separate document (app/receipt). At the same address inside the app this screen shows the same order. */
export default function GoldPlanScreen() {
  const { frame, query } = useScreen('goldPlanResults');
  const { out_trade_no: payId } = query;
  return <PaymentOutcome frame={frame} address={{ payId }} claim="paid" />;
}
