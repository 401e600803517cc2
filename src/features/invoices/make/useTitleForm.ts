import { useIsSignedIn } from '@/flows/session/useSession';
import { TITLE_TYPE } from '@/services/invoice/invoices';
import { useListInvoiceTitlesQuery } from '@/services/invoice/invoiceTitles';

import { filledWith, plainTitle, type TitleDraft, titleProblems } from '../model/titleForm';
import { useTitleDraft } from '../parts/useTitleDraft';

/** The title of an invoice that is not asked for yet. A visitor has no saved titles. `form`: the name under which it is kept. */
export function useTitleForm(form: string, isSpecial: boolean) {
  const isSignedIn = useIsSignedIn();
  const book = useListInvoiceTitlesQuery(undefined, { skip: !isSignedIn });
  const titles = (book.currentData?.results ?? []).filter(
    ({ titleType }) => !isSpecial || titleType === TITLE_TYPE.company,
  );
  const [kept, keep, drop] = useTitleDraft(form);
  const usual = titles.find(({ isDefault }) => isDefault === 1);
  const draft = kept.titleType === null && usual !== undefined ? filledWith(kept, usual) : kept;
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
    fill: (titleId: string) => {
      const found = titles.find((one) => one.titleId === titleId);
      if (found !== undefined) keep(filledWith(draft, found));
    },
    drop,
  };
}
