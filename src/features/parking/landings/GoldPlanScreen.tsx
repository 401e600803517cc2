import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

/** Shows a WeChat order inside the app. At the same address, WeChat's frame shows a separate document (app/receipt). */
export default function GoldPlanScreen() {
  const { frame, query } = useScreen('goldPlanResults');
  const { out_trade_no: payId } = query;
  return <PaymentResultContainer frame={frame} address={{ payId }} claim="paid" />;
}
