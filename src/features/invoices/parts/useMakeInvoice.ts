import { type ChosenBill, groupBySeller } from '@/domain/invoice/invoiceGroups';
import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import type { DecidedArgs, Sent } from '@/flows/requests/decision';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { INVOICE_KIND, type invoiceCalls } from '@/services/invoice/invoices';
import { useAddInvoiceTitleMutation } from '@/services/invoice/invoiceTitles';
import { requestAdvice } from '@/widgets/loading/requestWords';

import { reviewQuestion, type ReviewWords, subjectOf } from '../model/review';
import type { PlainTitle, TitleDraft } from '../model/titleForm';
import { useTitleForm } from './useTitleForm';

/** One invoice to be asked for. `subject`: its bills. */
export interface Applied {
  readonly subject: string;
  readonly args: DecidedArgs<(typeof invoiceCalls)['endpoints']['createInvoice']>;
}

/** What is special about a form of an invoice. */
export interface Invoicing {
  /** The name under which it is kept. */
  readonly form: string;
  /** 增值税专用发票. */
  readonly isSpecial?: boolean;
  /** Sends them one after the other, and tells what came of each. */
  readonly sendEach: (
    applied: readonly Applied[],
    tell: (subject: string, sent: Sent<unknown>) => void,
  ) => Promise<void>;
  readonly isBusy: boolean;
  /** What fills it instead of the default title. */
  readonly start?: TitleDraft;
  /** Why it is not sent with this title, beside what is wrong with a field; empty if it is. */
  readonly refuse?: (title: PlainTitle) => string;
  /** What is special about the review. */
  readonly review?: ReviewWords;
  /** These bills have been sent. */
  readonly onSent?: (billIds: readonly string[]) => void;
  /** All were sent, and the driver is still here. */
  readonly goOn: (invoiceIds: readonly string[]) => void;
}

const failureOf = (sent: Sent<unknown>): string => {
  if (sent.is === 'unconfirmed') return '结果未确认，请勿重复提交。稍后再点，会先查上次的结果';
  return sent.is === 'done' || sent.is === 'sessionOver' ? '' : requestAdvice(sent);
};

/** The form of an invoice: the title, the review, and one request per issuer. What was sent is taken out of what was picked. */
export function useMakeInvoice(bills: readonly ChosenBill[], invoicing: Invoicing) {
  const { form, isSpecial = false, sendEach, isBusy, onSent, goOn, review, start, refuse } = invoicing;
  const confirm = useConfirm();
  const toast = useToast();
  const stillHere = useScreenGuard();
  const titleForm = useTitleForm(form, isSpecial, start);
  const { draft, title, titles, problems, change, drop } = titleForm;
  const [addTitle] = useAddInvoiceTitleMutation({ fixedCacheKey: 'makeInvoice' });
  const groups = groupBySeller(bills);
  const saveTitle = async () => {
    const { remark: _remark, ...rest } = title;
    // Without it the invoice is made all the same.
    await addTitle({ ...rest, isDefault: titles.length === 0 ? 1 : 0 });
  };
  const applied = (): Applied[] => {
    const { phone, ...rest } = title;
    return groups.map((group) => ({
      subject: subjectOf(group),
      args: {
        ...rest,
        companyPhone: phone,
        invoiceKind: isSpecial ? INVOICE_KIND.special : INVOICE_KIND.digital,
        billIds: group.bills.map(({ billId }) => billId),
        amount: group.cents,
      },
    }));
  };
  const send = async () => {
    if (isBusy || groups.length === 0) return;
    change({ isTried: true, failure: '' });
    if (Object.keys(problems).length > 0) return;
    const refused = refuse?.(title) ?? '';
    if (refused !== '') {
      change({ isTried: true, failure: refused });
      return;
    }
    if (!(await confirm(reviewQuestion(title, groups, review)))) return;
    const isHere = stillHere();
    const made: string[] = [];
    const failures: string[] = [];
    const sentBills: string[] = [];
    await sendEach(applied(), (subject, sent) => {
      if (sent.is === 'done') {
        made.push(sent.id);
        sentBills.push(...subject.split(','));
      } else if (sent.is !== 'sessionOver') failures.push(failureOf(sent));
    });
    onSent?.(sentBills);
    if (draft.keepsTitle && made.length > 0) await saveTitle();
    if (failures.length > 0) {
      const before = made.length > 0 ? `${String(made.length)}张已提交，` : '';
      change({ isTried: true, failure: `${before}${String(failures.length)}张提交失败。${failures[0] ?? ''}` });
    }
    if (failures.length > 0 || made.length === 0) return;
    drop();
    if (made.length > 1) toast(`已提交${String(made.length)}张`);
    if (isHere()) goOn(made);
  };
  return {
    ...titleForm,
    groups,
    problems: draft.isTried ? problems : {},
    failure: draft.failure,
    isBusy,
    send: () => void send(),
  };
}
