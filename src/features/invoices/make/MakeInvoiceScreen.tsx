import { useScreen } from '@/navigation/hooks/useScreen';

import { ReissueInvoiceView } from '../reissue/ReissueInvoiceView';
import { PickedBillsInvoiceView } from './PickedBillsInvoiceView';
import { SingleBillInvoiceView } from './SingleBillInvoiceView';
import { hasInvoiceableItemInUrl } from './useInvoiceableItemInUrl';

/**
 * 开具发票 for the bill that the address names, or for the picked bills. With an invoice in the address: reissues it with
 * another title.
 */
export default function MakeInvoiceScreen() {
  const { frame, query } = useScreen('makeInvoice');
  if (query.invoiceId !== undefined) {
    return <ReissueInvoiceView frame={{ ...frame, title: '换开发票' }} invoiceId={query.invoiceId} />;
  }
  return hasInvoiceableItemInUrl(query) ? (
    <SingleBillInvoiceView frame={frame} address={query} />
  ) : (
    <PickedBillsInvoiceView frame={frame} />
  );
}
