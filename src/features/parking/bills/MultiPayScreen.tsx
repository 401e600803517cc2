import { useScreen } from '@/navigation/hooks/useScreen';

import { BillsView } from './BillsView';

/** Several bills of one plate, or the driver's arrears. */
export default function MultiPayScreen() {
  const { frame, query } = useScreen('multiPayPage');
  return <BillsView frame={frame} question={query} />;
}
