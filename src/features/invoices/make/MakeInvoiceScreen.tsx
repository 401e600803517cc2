import { useScreen } from '@/navigation/hooks/useScreen';

import { MakeForNamed } from './MakeForNamed';
import { MakeForPicked } from './MakeForPicked';
import { namesBill } from './useBillsToInvoice';

/** 开具发票: for what the address names, or for what was picked. */
export default function MakeInvoiceScreen() {
  const { frame, query } = useScreen('makeInvoice');
  return namesBill(query) ? <MakeForNamed frame={frame} address={query} /> : <MakeForPicked frame={frame} />;
}
