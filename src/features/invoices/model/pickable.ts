import type { ChosenBill } from '@/domain/invoice/invoiceGroups';
import type { Invoiceable } from '@/services/invoice/invoices';

/** An amount that is not known cannot be invoiced. */
export const canPick = ({ canInvoice, amount }: Pick<Invoiceable, 'canInvoice' | 'amount'>): boolean =>
  canInvoice === 1 && Number.isSafeInteger(amount);

export const whyNot = (bill: Pick<Invoiceable, 'canInvoice' | 'disableReason' | 'amount'>): string =>
  canPick(bill) ? '' : bill.disableReason || '暂不能开票';

export const chosen = ({ billId, title, amount, sellerId, sellerName }: Invoiceable): ChosenBill => ({
  billId,
  title,
  amount,
  sellerId,
  sellerName,
});
