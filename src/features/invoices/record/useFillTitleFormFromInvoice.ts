import { type Invoice, INVOICE_KIND } from '@/services/invoice/invoices';

import { toInvoiceTitleDraft } from '../model/invoiceTitleForm';
import { useInvoiceTitleDraft } from '../parts/useInvoiceTitleDraft';

/** Returns a function that fills the matching title form from an invoice and returns the route of that form. */
export function useFillTitleFormFromInvoice(): (invoice: Invoice) => 'makeInvoice' | 'invoiceSpecial' {
  const [, saveDraft] = useInvoiceTitleDraft('makeInvoice');
  const [, saveSpecialDraft] = useInvoiceTitleDraft('invoiceSpecial');
  return (invoice) => {
    const isSpecial = invoice.invoiceKind === INVOICE_KIND.special;
    (isSpecial ? saveSpecialDraft : saveDraft)(toInvoiceTitleDraft(invoice));
    return isSpecial ? 'invoiceSpecial' : 'makeInvoice';
  };
}
