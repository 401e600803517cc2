import { useDraft } from '@/flows/drafts/useDraft';

import { EMPTY_TITLE, isTitleDraft, type TitleDraft } from '../model/titleForm';

/** What was typed for an invoice, kept for each of the two forms. */
export const useTitleDraft = (isSpecial: boolean) =>
  useDraft<TitleDraft>(isSpecial ? 'invoiceSpecial' : 'makeInvoice', EMPTY_TITLE, isTitleDraft);
