import { useQueryOf } from '@/navigation/hooks/useQuery';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** The receipt in WeChat's frame is a document of its own (app/receipt). Who comes to its address inside the program sees the same order here. */
export default function GoldPlanScreen() {
  const { out_trade_no: payId } = useQueryOf('goldPlanResults');
  return <PaymentOutcome frame={{ name: 'goldPlanResults', title: '支付结果' }} address={{ payId }} claim="paid" />;
}
