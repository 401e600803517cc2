import { useScreen } from '@/navigation/hooks/useScreen';

import { ReissueInvoice } from '../reissue/ReissueInvoice';
import { PickedBillsInvoice } from './PickedBillsInvoice';
import { SingleBillInvoice } from './SingleBillInvoice';
import { hasBillInQuery } from './useBillInQuery';

/**
 * 开具发票 for the bill that the address names, or for the picked bills. With an invoice in the address: reissues it with
 * another title.
 */
export default function MakeInvoiceScreen() {
  const { frame, query } = useScreen('makeInvoice');
  if (query.invoiceId !== undefined) {
    return <ReissueInvoice frame={{ ...frame, title: '换开发票' }} invoiceId={query.invoiceId} />;
  }
  return hasBillInQuery(query) ? (
    <SingleBillInvoice frame={frame} address={query} />
  ) : (
    <PickedBillsInvoice frame={frame} />
  );
}
