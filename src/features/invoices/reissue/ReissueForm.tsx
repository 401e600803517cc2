import { useSendEach } from '@/flows/requests/useSendEach';
import { useGo } from '@/navigation/hooks/useGo';
import { type Invoice, INVOICE_KIND } from '@/services/invoice/invoices';
import { Notice } from '@/ui/card/Notice';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { filledLike } from '../model/titleForm';
import { InvoiceForm } from '../parts/InvoiceForm';
import { useMakeInvoice } from '../parts/useMakeInvoice';
import { asBill, refuseSame, REISSUE_REVIEW } from './model/reissue';
import { reissueRequest } from './reissueRequest';

interface ReissueFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly invoice: Invoice;
}

/** 换开 of an issued invoice: filled with its title, which has to be another one. */
export function ReissueForm({ frame, invoice }: ReissueFormProps) {
  const go = useGo();
  const { invoiceId } = invoice;
  const isSpecial = invoice.invoiceKind === INVOICE_KIND.special;
  const { sendEach, isBusy } = useSendEach(reissueRequest);
  const form = useMakeInvoice([asBill(invoice)], {
    form: `reissue:${invoiceId}`,
    isSpecial,
    start: filledLike(invoice),
    refuse: refuseSame(invoice, isSpecial),
    review: REISSUE_REVIEW,
    sendEach: (applied, tell) =>
      sendEach(
        applied.map(({ subject, args: { billIds: _bills, amount: _amount, invoiceKind: _kind, ...title } }) => ({
          subject,
          args: { ...title, invoiceId },
        })),
        tell,
      ),
    isBusy,
    goOn: ([made]) => go.instead('makeInvoiceSuccess', made === undefined ? {} : { invoiceId: made }),
  });
  return (
    <InvoiceForm
      frame={frame}
      form={form}
      isSpecial={isSpecial}
      head={<Notice tone="soon">先红冲原发票，再按新抬头开一张，金额不变。已报销的，请先和财务确认</Notice>}
    />
  );
}
