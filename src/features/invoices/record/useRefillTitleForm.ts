import { type Invoice, INVOICE_KIND } from '@/services/invoice/invoices';

import { fillFromInvoice } from '../model/titleForm';
import { useTitleDraft } from '../parts/useTitleDraft';

/** Returns a function that fills the matching title form from an invoice and returns the route of that form. */
export function useRefillTitleForm(): (invoice: Invoice) => 'makeInvoice' | 'invoiceSpecial' {
  const [, saveDraft] = useTitleDraft('makeInvoice');
  const [, saveSpecialDraft] = useTitleDraft('invoiceSpecial');
  return (invoice) => {
    const isSpecial = invoice.invoiceKind === INVOICE_KIND.special;
    (isSpecial ? saveSpecialDraft : saveDraft)(fillFromInvoice(invoice));
    return isSpecial ? 'invoiceSpecial' : 'makeInvoice';
  };
}
