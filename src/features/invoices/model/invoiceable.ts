import type { ChosenBill } from '@/domain/invoice/invoiceGroups';
import type { Invoiceable } from '@/services/invoice/invoices';

/** A bill of unknown amount cannot be invoiced. */
export const isInvoiceable = ({ canInvoice, amount }: Pick<Invoiceable, 'canInvoice' | 'amount'>): boolean =>
  canInvoice === 1 && Number.isSafeInteger(amount);

export const notInvoiceableReason = (bill: Pick<Invoiceable, 'canInvoice' | 'disableReason' | 'amount'>): string =>
  isInvoiceable(bill) ? '' : bill.disableReason || '暂不能开票';

export const toChosenBill = ({ billId, title, amount, sellerId, sellerName }: Invoiceable): ChosenBill => ({
  billId,
  title,
  amount,
  sellerId,
  sellerName,
});
