import { useDraft } from '@/flows/drafts/useDraft';

import { EMPTY_TITLE, isTitleDraft, type TitleDraft } from '../model/titleForm';

/** What was typed for an invoice, kept for each form. */
export const useTitleDraft = (form: string) => useDraft<TitleDraft>(form, EMPTY_TITLE, isTitleDraft);
