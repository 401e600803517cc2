import { useSendRequestSequence } from '@/flows/requests/useSendRequestSequence';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { invoiceReissueRequest } from '@/services/invoice/invoiceRequests';
import { type Invoice, INVOICE_KIND } from '@/services/invoice/invoices';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { createTitleDraftFromInvoice } from '../model/invoiceTitleForm';
import { InvoiceForm } from '../parts/InvoiceForm';
import { useInvoiceForm } from '../parts/useInvoiceForm';
import { createInvoiceTitleChangeCheck, INVOICE_REISSUE_CONFIRM_TEXTS, mapInvoiceToReissueBill } from './model/reissue';

interface ReissueFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly invoice: Invoice;
}

/** 换开 of an issued invoice: the form starts with its title, which the driver must change. */
export function InvoiceReissueForm({ frame, invoice }: ReissueFormProps) {
  const go = useScreenNavigator();
  const { invoiceId } = invoice;
  const isSpecial = invoice.invoiceKind === INVOICE_KIND.special;
  const { sendEach, isBusy } = useSendRequestSequence(invoiceReissueRequest);
  const form = useInvoiceForm([mapInvoiceToReissueBill(invoice)], {
    form: `reissue:${invoiceId}`,
    isSpecial,
    presetDraft: createTitleDraftFromInvoice(invoice),
    validate: createInvoiceTitleChangeCheck(invoice, isSpecial),
    review: INVOICE_REISSUE_CONFIRM_TEXTS,
    sendEach: (applications, onResult) =>
      sendEach(
        applications.map(({ subject, args: { billIds: _bills, amount: _amount, invoiceKind: _kind, ...title } }) => ({
          subject,
          args: { ...title, invoiceId },
        })),
        onResult,
      ),
    isBusy,
    onCompleted: ([newInvoiceId]) =>
      go.replace('makeInvoiceSuccess', newInvoiceId === undefined ? {} : { invoiceId: newInvoiceId }),
  });
  return (
    <InvoiceForm
      frame={frame}
      form={form}
      isSpecial={isSpecial}
      head={<NoticeBanner tone="soon">先红冲原发票，再按新抬头开一张，金额不变。已报销的，请先和财务确认</NoticeBanner>}
    />
  );
}
