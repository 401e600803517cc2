import { useScreen } from '@/navigation/hooks/useScreen';

import { ReissueInvoice } from '../reissue/ReissueInvoice';
import { MakeForNamed } from './MakeForNamed';
import { MakeForPicked } from './MakeForPicked';
import { namesBill } from './useBillsToInvoice';

/** 开具发票: for what the address names, or for what was picked. With an invoice in the address: that one with another title. */
export default function MakeInvoiceScreen() {
  const { frame, query } = useScreen('makeInvoice');
  if (query.invoiceId !== undefined) {
    return <ReissueInvoice frame={{ ...frame, title: '换开发票' }} invoiceId={query.invoiceId} />;
  }
  return namesBill(query) ? <MakeForNamed frame={frame} address={query} /> : <MakeForPicked frame={frame} />;
}
