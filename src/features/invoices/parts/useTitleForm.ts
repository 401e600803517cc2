import { useToast } from '@/flows/notices/useDialogs';
import { useIsSignedIn } from '@/flows/session/useSession';
import type { HostInvoiceTitle } from '@/host/Host';
import { TITLE_TYPE } from '@/services/invoice/invoices';
import { useListInvoiceTitlesQuery } from '@/services/invoice/invoiceTitles';

import { filledFromHost, filledWith, plainTitle, type TitleDraft, titleProblems } from '../model/titleForm';
import { useTitleDraft } from './useTitleDraft';

/**
 * The title of an invoice that is not asked for yet. A visitor has no saved titles. `form`: the name under which it is kept. `start`: what fills it until
 * something is typed; the default title if it is left out.
 */
export function useTitleForm(form: string, isSpecial: boolean, start?: TitleDraft) {
  const isSignedIn = useIsSignedIn();
  const toast = useToast();
  const book = useListInvoiceTitlesQuery(undefined, { skip: !isSignedIn });
  const titles = (book.currentData?.results ?? []).filter(
    ({ titleType }) => !isSpecial || titleType === TITLE_TYPE.company,
  );
  const [kept, keep, drop] = useTitleDraft(form);
  const usual = titles.find(({ isDefault }) => isDefault === 1);
  const first = start ?? (usual === undefined ? kept : filledWith(kept, usual));
  const draft = kept.titleType === null ? first : kept;
  const title = plainTitle(draft, isSpecial);
  return {
    /** The default title fills the form, so that nothing can be typed before it is known whether there is one. */
    isReady: !isSignedIn || book.currentData !== undefined || book.isError,
    canKeep: isSignedIn,
    draft,
    title,
    titles,
    problems: titleProblems(title, isSpecial),
    change: (part: Partial<TitleDraft>) => keep({ ...draft, titleType: title.titleType, ...part }),
    takeFromHost: (chosen: HostInvoiceTitle) => {
      if (isSpecial && !chosen.isCompany) toast('专用发票只能开给企业，请换一个抬头');
      else keep(filledFromHost(draft, chosen));
    },
    fill: (titleId: string) => {
      const found = titles.find((one) => one.titleId === titleId);
      if (found !== undefined) keep(filledWith(draft, found));
    },
    drop,
  };
}
