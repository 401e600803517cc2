import type { ReactNode } from 'react';

import type { ChosenBill } from '@/domain/invoice/invoiceGroups';
import { useToast } from '@/flows/notices/useDialogs';
import { useSendEach } from '@/flows/requests/useSendEach';
import type { ReceiptKey } from '@/services/invoice/receiptInvoices';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { InvoiceForm } from '../parts/InvoiceForm';
import { useMakeInvoice } from '../parts/useMakeInvoice';
import { receiptInvoiceRequest } from './receiptInvoiceRequest';

interface ReceiptFormProps extends ReceiptKey {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly bills: readonly ChosenBill[];
  readonly head: ReactNode;
}

/** The form for what a receipt is for. Once it is sent, the screen shows the invoice in its place. */
export function ReceiptForm({ frame, receiptCode, bills, head }: ReceiptFormProps) {
  const toast = useToast();
  const { sendEach, isBusy } = useSendEach(receiptInvoiceRequest);
  const form = useMakeInvoice(bills, {
    // Another receipt has a form of its own. The code itself is not written down.
    form: `makeInvoiceBySelf:${bills[0]?.billId ?? ''}`,
    sendEach: (applied, tell) =>
      sendEach(
        applied.map(({ subject, args }) => ({ subject, args: { ...args, receiptCode } })),
        tell,
      ),
    isBusy,
    goOn: () => toast('已提交，正在开票'),
  });
  return <InvoiceForm frame={frame} form={form} head={head} />;
}
