import type { ChosenBill } from '@/domain/invoice/invoiceGroups';
import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';

const isText = (value: unknown): value is string => typeof value === 'string';

const isChosen = (value: unknown): value is ChosenBill =>
  isPlainObject(value) &&
  [value['billId'], value['title'], value['sellerId'], value['sellerName']].every(isText) &&
  Number.isSafeInteger(value['amount']);

const isPicked = (value: unknown): value is readonly ChosenBill[] => Array.isArray(value) && value.every(isChosen);

const NONE: readonly ChosenBill[] = [];

/** What the driver has picked to be invoiced. The form reads it, also after a reload; the server checks the amounts once more. */
export function usePicked() {
  const [picked, pick, drop] = useDraft<readonly ChosenBill[]>('invoice.picked', NONE, isPicked);
  return { picked, pick, drop };
}
