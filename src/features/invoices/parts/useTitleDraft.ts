import { useDraft } from '@/flows/drafts/useDraft';

import { EMPTY_TITLE_DRAFT, isTitleDraft, type TitleDraft } from '../model/titleForm';

/** The draft of an invoice title, stored separately for each form. */
export const useTitleDraft = (form: string) => useDraft<TitleDraft>(form, EMPTY_TITLE_DRAFT, isTitleDraft);
