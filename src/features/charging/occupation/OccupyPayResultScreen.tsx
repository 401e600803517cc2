import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

/** 占位费支付结果. */
export default function OccupyPayResultScreen() {
  const { frame, query } = useScreen('occupyPayResult');
  return <PaymentOutcome frame={frame} address={query} />;
}
