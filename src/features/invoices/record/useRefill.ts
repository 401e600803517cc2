import { type Invoice, INVOICE_KIND } from '@/services/invoice/invoices';

import { filledLike } from '../model/titleForm';
import { useTitleDraft } from '../parts/useTitleDraft';

/** Fills the form of its kind again with what an invoice was asked for, and says which form that is. */
export function useRefill(): (invoice: Invoice) => 'makeInvoice' | 'invoiceSpecial' {
  const [, keep] = useTitleDraft('makeInvoice');
  const [, keepSpecial] = useTitleDraft('invoiceSpecial');
  return (invoice) => {
    const isSpecial = invoice.invoiceKind === INVOICE_KIND.special;
    (isSpecial ? keepSpecial : keep)(filledLike(invoice));
    return isSpecial ? 'invoiceSpecial' : 'makeInvoice';
  };
}
