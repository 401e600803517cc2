import type { BillToInvoice } from '@/domain/invoice/invoiceGroups';
import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';

const isText = (value: unknown): value is string => typeof value === 'string';

const isChosenBill = (value: unknown): value is BillToInvoice =>
  isPlainObject(value) &&
  [value['billId'], value['title'], value['sellerId'], value['sellerName']].every(isText) &&
  Number.isSafeInteger(value['amount']);

const isChosenBillList = (value: unknown): value is readonly BillToInvoice[] =>
  Array.isArray(value) && value.every(isChosenBill);

const NO_BILLS: readonly BillToInvoice[] = [];

/**
 * The bills that the driver has picked to invoice. The form reads them, also after a reload; the server checks the
 * amounts again.
 */
export function usePickedInvoiceBills() {
  const [picked, setPicked, clearPicked] = useDraft<readonly BillToInvoice[]>(
    'invoice.picked',
    NO_BILLS,
    isChosenBillList,
  );
  return { picked, setPicked, clearPicked };
}
