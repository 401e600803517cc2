import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

/** 占位费支付结果. */
export default function OccupyPayResultScreen() {
  const { frame, query } = useScreen('occupyPayResult');
  return <PaymentResultContainer frame={frame} address={query} />;
}
