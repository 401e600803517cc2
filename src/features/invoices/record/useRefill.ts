import { type Invoice, TITLE_TYPE } from '@/services/invoice/invoices';

import { EMPTY_TITLE } from '../model/titleForm';
import { useTitleDraft } from '../parts/useTitleDraft';

/** Fills the form again with what a failed invoice was asked for. */
export function useRefill(): (invoice: Invoice) => void {
  const [, keep] = useTitleDraft('makeInvoice');
  return ({ titleType, titleName, taxNo, email, remark }) => {
    const type = titleType === TITLE_TYPE.person ? TITLE_TYPE.person : TITLE_TYPE.company;
    keep({ ...EMPTY_TITLE, titleType: type, titleName, taxNo, email, remark });
  };
}
