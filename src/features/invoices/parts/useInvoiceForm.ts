import { type BillToInvoice, groupBillsBySeller } from '@/domain/invoice/invoiceGroups';
import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import type {
  IdempotentRequestArgs,
  IdempotentRequestOutcome,
} from '@/services/base/idempotentRequests/idempotentRequestIntent';
import { INVOICE_KIND, type invoiceCalls } from '@/services/invoice/invoices';
import { useAddInvoiceTitleMutation } from '@/services/invoice/invoiceTitles';
import { requestFailureText } from '@/widgets/loading/requestText';

import {
  createInvoiceConfirmDialog,
  type InvoiceConfirmDialogTexts,
  toInvoiceRequestKey,
} from '../model/invoiceConfirmDialog';
import type { InvoiceTitleDraft, NormalizedInvoiceTitle } from '../model/invoiceTitleForm';
import { useInvoiceTitleForm } from './useInvoiceTitleForm';

/** One invoice to request. `subject`: its bills. */
export interface InvoiceApplication {
  readonly subject: string;
  readonly args: IdempotentRequestArgs<(typeof invoiceCalls)['endpoints']['createInvoice']>;
}

/** How one invoice form differs from the others. */
export interface InvoiceFormOptions {
  /** The name of its draft. */
  readonly form: string;
  /** 增值税专用发票. */
  readonly isSpecial?: boolean;
  /** Sends the requests one after the other and reports each result. */
  readonly sendEach: (
    applications: readonly InvoiceApplication[],
    onResult: (subject: string, sent: IdempotentRequestOutcome<unknown>) => void,
  ) => Promise<void>;
  readonly isBusy: boolean;
  /** The initial values, in place of the default title. */
  readonly presetDraft?: InvoiceTitleDraft;
  /** Returns why this title is refused, beside the errors of its fields; empty if it is accepted. */
  readonly validate?: (title: NormalizedInvoiceTitle) => string;
  /** The review texts that differ from the default. */
  readonly review?: InvoiceConfirmDialogTexts;
  /** Called with the bills whose requests succeeded. */
  readonly onSent?: (billIds: readonly string[]) => void;
  /** Called when every request succeeded and the driver is still on the screen. */
  readonly onCompleted: (invoiceIds: readonly string[]) => void;
}

const failureText = (sent: IdempotentRequestOutcome<unknown>): string => {
  if (sent.is === 'unconfirmed') return '结果未确认，请勿重复提交。稍后再点，会先查上次的结果';
  return sent.is === 'done' || sent.is === 'sessionOver' ? '' : requestFailureText(sent);
};

/**
 * The state of an invoice form: the title, the review, and one request per issuer. Submitted bills are removed from the
 * picked ones.
 */
export function useInvoiceForm(bills: readonly BillToInvoice[], options: InvoiceFormOptions) {
  const { form, isSpecial = false, sendEach, isBusy, onSent, onCompleted, review, presetDraft, validate } = options;
  const confirm = useConfirmDialog();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const titleForm = useInvoiceTitleForm(form, isSpecial, presetDraft);
  const { draft, title, titles, problems, change, clearDraft } = titleForm;
  const [addTitle] = useAddInvoiceTitleMutation({ fixedCacheKey: 'makeInvoice' });
  const groups = groupBillsBySeller(bills);
  const saveTitle = async () => {
    const { remark: _remark, ...rest } = title;
    // A failure to save the title does not affect the invoice.
    await addTitle({ ...rest, isDefault: titles.length === 0 ? 1 : 0 });
  };
  const toApplications = (): InvoiceApplication[] => {
    const { phone, ...rest } = title;
    return groups.map((group) => ({
      subject: toInvoiceRequestKey(group),
      args: {
        ...rest,
        companyPhone: phone,
        invoiceKind: isSpecial ? INVOICE_KIND.special : INVOICE_KIND.digital,
        billIds: group.bills.map(({ billId }) => billId),
        amount: group.cents,
      },
    }));
  };
  const submit = async () => {
    if (isBusy || groups.length === 0) return;
    change({ isTried: true, failure: '' });
    if (Object.keys(problems).length > 0) return;
    const refusalText = validate?.(title) ?? '';
    if (refusalText !== '') {
      change({ isTried: true, failure: refusalText });
      return;
    }
    if (!(await confirm(createInvoiceConfirmDialog(title, groups, review)))) return;
    const isOnScreen = guardScreen();
    const invoiceIds: string[] = [];
    const failures: string[] = [];
    const sentBillIds: string[] = [];
    await sendEach(toApplications(), (subject, sent) => {
      if (sent.is === 'done') {
        invoiceIds.push(sent.id);
        sentBillIds.push(...subject.split(','));
      } else if (sent.is !== 'sessionOver') failures.push(failureText(sent));
    });
    onSent?.(sentBillIds);
    if (draft.keepsTitle && invoiceIds.length > 0) await saveTitle();
    if (failures.length > 0) {
      const submittedText = invoiceIds.length > 0 ? `${String(invoiceIds.length)}张已提交，` : '';
      change({ isTried: true, failure: `${submittedText}${String(failures.length)}张提交失败。${failures[0] ?? ''}` });
    }
    if (failures.length > 0 || invoiceIds.length === 0) return;
    clearDraft();
    if (invoiceIds.length > 1) toast(`已提交${String(invoiceIds.length)}张`);
    if (isOnScreen()) onCompleted(invoiceIds);
  };
  return {
    ...titleForm,
    groups,
    problems: draft.isTried ? problems : {},
    failure: draft.failure,
    isBusy,
    submit: () => void submit(),
  };
}
