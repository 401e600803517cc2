import type { BillToInvoice } from '@/domain/invoice/invoiceGroups';
import type { InvoiceableItem } from '@/services/invoice/invoices';

/** A bill of unknown amount cannot be invoiced. */
export const isInvoiceable = ({ canInvoice, amount }: Pick<InvoiceableItem, 'canInvoice' | 'amount'>): boolean =>
  canInvoice === 1 && Number.isSafeInteger(amount);

export const getNotInvoiceableReason = (
  bill: Pick<InvoiceableItem, 'canInvoice' | 'disableReason' | 'amount'>,
): string => (isInvoiceable(bill) ? '' : bill.disableReason || '暂不能开票');

export const toPickedInvoiceBill = ({
  billId,
  title,
  amount,
  sellerId,
  sellerName,
}: InvoiceableItem): BillToInvoice => ({
  billId,
  title,
  amount,
  sellerId,
  sellerName,
});
