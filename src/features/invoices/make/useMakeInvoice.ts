import { type ChosenBill, groupBySeller } from '@/domain/invoice/invoiceGroups';
import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import type { Sent } from '@/flows/requests/decision';
import { useSendEach } from '@/flows/requests/useSendEach';
import { useGo } from '@/navigation/hooks/useGo';
import { useStillHere } from '@/navigation/hooks/useStillHere';
import { TITLE_TYPE } from '@/services/invoice/invoices';
import { useAddInvoiceTitleMutation, useListInvoiceTitlesQuery } from '@/services/invoice/invoiceTitles';
import { requestAdvice } from '@/widgets/loading/requestWords';

import { filledWith, plainTitle, type TitleDraft, titleProblems } from '../model/titleForm';
import { useTitleDraft } from '../parts/useTitleDraft';
import { invoiceRequest } from './invoiceRequest';
import { reviewQuestion, subjectOf } from './model/review';

const KIND = { special: 2, digital: 3 } as const;

const failureOf = (sent: Sent<unknown>): string => {
  if (sent.is === 'unconfirmed') return '结果未确认，请勿重复提交。稍后再点，会先查上次的结果';
  return sent.is === 'done' || sent.is === 'sessionOver' ? '' : requestAdvice(sent);
};

/** The form of an invoice: the title, the review, and one request per issuer. What was sent is taken out of what was picked. */
export function useMakeInvoice(
  bills: readonly ChosenBill[],
  onSent: (billIds: readonly string[]) => void,
  isSpecial: boolean,
) {
  const go = useGo();
  const confirm = useConfirm();
  const toast = useToast();
  const stillHere = useStillHere();
  const titlesQuery = useListInvoiceTitlesQuery();
  const titles = (titlesQuery.currentData?.results ?? []).filter(
    ({ titleType }) => !isSpecial || titleType === TITLE_TYPE.company,
  );
  const [kept, keep, drop] = useTitleDraft(isSpecial);
  const usual = titles.find(({ isDefault }) => isDefault === 1);
  const draft = kept.titleType === null && usual !== undefined ? filledWith(kept, usual) : kept;
  const [addTitle] = useAddInvoiceTitleMutation({ fixedCacheKey: 'makeInvoice' });
  const { sendEach, isBusy } = useSendEach(invoiceRequest);
  const groups = groupBySeller(bills);
  const title = plainTitle(draft, isSpecial);
  const problems = titleProblems(title, isSpecial);
  const change = (part: Partial<TitleDraft>) => keep({ ...draft, titleType: title.titleType, ...part });
  const saveTitle = async () => {
    const { remark: _remark, ...rest } = title;
    // Without it the invoice is made all the same.
    await addTitle({ ...rest, isDefault: titles.length === 0 ? 1 : 0 });
  };
  const send = async () => {
    if (isBusy || groups.length === 0) return;
    change({ isTried: true, failure: '' });
    if (Object.keys(problems).length > 0) return;
    if (!(await confirm(reviewQuestion(title, groups)))) return;
    const isHere = stillHere();
    const { phone, ...rest } = title;
    const made: string[] = [];
    const failures: string[] = [];
    const sentBills: string[] = [];
    await sendEach(
      groups.map((group) => ({
        subject: subjectOf(group),
        args: {
          ...rest,
          companyPhone: phone,
          invoiceKind: isSpecial ? KIND.special : KIND.digital,
          billIds: group.bills.map(({ billId }) => billId),
          amount: group.cents,
        },
      })),
      (subject, sent) => {
        if (sent.is === 'done') {
          made.push(sent.id);
          sentBills.push(...subject.split(','));
        } else if (sent.is !== 'sessionOver') failures.push(failureOf(sent));
      },
    );
    onSent(sentBills);
    if (draft.keepsTitle && made.length > 0) await saveTitle();
    if (failures.length > 0) {
      const before = made.length > 0 ? `${String(made.length)}张已提交，` : '';
      change({ isTried: true, failure: `${before}${String(failures.length)}张提交失败。${failures[0] ?? ''}` });
    }
    if (failures.length > 0 || made.length === 0) return;
    drop();
    if (made.length > 1) toast(`已提交${String(made.length)}张`);
    const [first] = made;
    if (isHere())
      go.instead('makeInvoiceSuccess', made.length === 1 && first !== undefined ? { invoiceId: first } : {});
  };
  return {
    /** The default title fills the form, so that nothing can be typed before it is known whether there is one. */
    isReady: titlesQuery.currentData !== undefined || titlesQuery.isError,
    draft,
    title,
    titles,
    groups,
    problems: draft.isTried ? problems : {},
    failure: draft.failure,
    isBusy,
    change,
    fill: (titleId: string) => {
      const found = titles.find((one) => one.titleId === titleId);
      if (found !== undefined) keep(filledWith(draft, found));
    },
    send: () => void send(),
  };
}
