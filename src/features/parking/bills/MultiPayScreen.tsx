import { useScreen } from '@/navigation/hooks/useScreen';

import { BatchPaymentView } from './BatchPaymentView';

/** Several bills of one plate, or the driver's arrears. */
export default function MultiPayScreen() {
  const { frame, query } = useScreen('multiPayPage');
  return <BatchPaymentView frame={frame} question={query} />;
}
