import { useToast } from '@/flows/notices/useDialogs';
import { useIsSignedIn } from '@/flows/session/useSession';
import type { HostInvoiceTitle } from '@/host/HostAdapter';
import { INVOICE_TITLE_TYPE } from '@/services/invoice/invoices';
import { useListInvoiceTitlesQuery } from '@/services/invoice/invoiceTitles';

import {
  fillInvoiceTitleFromHost,
  fillInvoiceTitleFromSaved,
  type InvoiceTitleDraft,
  normalizeInvoiceTitle,
  validateInvoiceTitle,
} from '../model/invoiceTitleForm';
import { useInvoiceTitleDraft } from './useInvoiceTitleDraft';

/**
 * The title fields of an invoice that is not submitted yet. Visitors have no saved titles.
 *
 * @param form the name of the draft
 * @param presetDraft the values until the driver edits; without it the default title is used
 */
export function useInvoiceTitleForm(form: string, isSpecial: boolean, presetDraft?: InvoiceTitleDraft) {
  const isSignedIn = useIsSignedIn();
  const toast = useToast();
  const titlesQuery = useListInvoiceTitlesQuery(undefined, { skip: !isSignedIn });
  const titles = (titlesQuery.currentData?.results ?? []).filter(
    ({ titleType }) => !isSpecial || titleType === INVOICE_TITLE_TYPE.company,
  );
  const [savedDraft, saveDraft, clearDraft] = useInvoiceTitleDraft(form);
  const defaultTitle = titles.find(({ isDefault }) => isDefault === 1);
  const initialDraft =
    presetDraft ?? (defaultTitle === undefined ? savedDraft : fillInvoiceTitleFromSaved(savedDraft, defaultTitle));
  const draft = savedDraft.titleType === null ? initialDraft : savedDraft;
  const title = normalizeInvoiceTitle(draft, isSpecial);
  return {
    /** The form waits for the saved titles, because a default title arriving later would overwrite what was typed. */
    isReady: !isSignedIn || titlesQuery.currentData !== undefined || titlesQuery.isError,
    canSaveTitle: isSignedIn,
    draft,
    title,
    titles,
    problems: validateInvoiceTitle(title, isSpecial),
    change: (part: Partial<InvoiceTitleDraft>) => saveDraft({ ...draft, titleType: title.titleType, ...part }),
    fillFromHost: (chosen: HostInvoiceTitle) => {
      if (isSpecial && !chosen.isCompany) toast('专用发票只能开给企业，请换一个抬头');
      else saveDraft(fillInvoiceTitleFromHost(draft, chosen));
    },
    selectTitle: (titleId: string) => {
      const selected = titles.find((candidate) => candidate.titleId === titleId);
      if (selected !== undefined) saveDraft(fillInvoiceTitleFromSaved(draft, selected));
    },
    clearDraft,
  };
}
