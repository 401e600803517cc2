import { useSendEach } from '@/flows/requests/useSendEach';
import { useGo } from '@/navigation/hooks/useGo';
import { type Invoice, INVOICE_KIND } from '@/services/invoice/invoices';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { fillFromInvoice } from '../model/titleForm';
import { InvoiceForm } from '../parts/InvoiceForm';
import { useInvoiceForm } from '../parts/useInvoiceForm';
import { REISSUE_REVIEW, rejectUnchangedTitle, toReissueBill } from './model/reissue';
import { reissueRequest } from './reissueRequest';

interface ReissueFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly invoice: Invoice;
}

/** 换开 of an issued invoice: the form starts with its title, which the driver must change. */
export function ReissueForm({ frame, invoice }: ReissueFormProps) {
  const go = useGo();
  const { invoiceId } = invoice;
  const isSpecial = invoice.invoiceKind === INVOICE_KIND.special;
  const { sendEach, isBusy } = useSendEach(reissueRequest);
  const form = useInvoiceForm([toReissueBill(invoice)], {
    form: `reissue:${invoiceId}`,
    isSpecial,
    presetDraft: fillFromInvoice(invoice),
    validate: rejectUnchangedTitle(invoice, isSpecial),
    review: REISSUE_REVIEW,
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
