import type { ReactNode } from 'react';

import type { BillToInvoice } from '@/domain/invoice/invoiceGroups';
import { useToast } from '@/flows/notices/useDialogs';
import { useSendRequestSequence } from '@/flows/requests/useSendRequestSequence';
import { receiptInvoiceRequest } from '@/services/invoice/receiptInvoiceRequests';
import type { ReceiptKey } from '@/services/invoice/receiptInvoices';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { InvoiceForm } from '../parts/InvoiceForm';
import { useInvoiceForm } from '../parts/useInvoiceForm';

interface ReceiptInvoiceFormProps extends ReceiptKey {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly bills: readonly BillToInvoice[];
  readonly head: ReactNode;
}

/** The invoice form for the bills of a receipt. After the submit the screen shows the invoice in its place. */
export function ReceiptInvoiceForm({ frame, receiptCode, bills, head }: ReceiptInvoiceFormProps) {
  const toast = useToast();
  const { sendEach, isBusy } = useSendRequestSequence(receiptInvoiceRequest);
  const form = useInvoiceForm(bills, {
    // Each receipt has its own draft. Its code is a credential and is not stored.
    form: `makeInvoiceBySelf:${bills[0]?.billId ?? ''}`,
    sendEach: (applications, onResult) =>
      sendEach(
        applications.map(({ subject, args }) => ({ subject, args: { ...args, receiptCode } })),
        onResult,
      ),
    isBusy,
    onCompleted: () => toast('已提交，正在开票'),
  });
  return <InvoiceForm frame={frame} form={form} head={head} />;
}
