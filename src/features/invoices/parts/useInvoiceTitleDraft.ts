import { useDraft } from '@/flows/drafts/useDraft';

import { EMPTY_INVOICE_TITLE_DRAFT, type InvoiceTitleDraft, isInvoiceTitleDraft } from '../model/invoiceTitleForm';

/** The draft of an invoice title, stored separately for each form. */
export const useInvoiceTitleDraft = (form: string) =>
  useDraft<InvoiceTitleDraft>(form, EMPTY_INVOICE_TITLE_DRAFT, isInvoiceTitleDraft);
