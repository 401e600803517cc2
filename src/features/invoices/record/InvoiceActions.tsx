import { toServerTimeDigits } from '@/domain/serverTime';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { FEEDBACK_TYPE } from '@/services/basic/support';
import { type Invoice, INVOICE_KIND, INVOICE_STATE } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { isInvoiceable, toPickedInvoiceBill } from '../model/invoiceable';
import { createTitleDraftFromInvoice } from '../model/invoiceTitleForm';
import { useInvoiceTitleDraft } from '../parts/useInvoiceTitleDraft';
import { usePickedInvoiceBills } from '../parts/usePickedInvoiceBills';
import { IssuedInvoiceActions } from './IssuedInvoiceActions';

/** The actions for an invoice in its current state. */
export function InvoiceActions({ invoice }: { readonly invoice: Invoice }) {
  const go = useScreenNavigator();
  const { setPicked } = usePickedInvoiceBills();
  const refillForm = useFillTitleFormFromInvoice();
  const { invoiceId, state, bills, redOf } = invoice;
  if (state === INVOICE_STATE.issued) return <IssuedInvoiceActions invoice={invoice} />;
  const isFailed = state === INVOICE_STATE.failed;
  const openBills = redOf === '' && (isFailed || state === INVOICE_STATE.reversed) ? bills.filter(isInvoiceable) : [];
  const feedbackPath = isFailed
    ? getPathIfInBuild('customerServiceFeedBack', {
        type: FEEDBACK_TYPE.parkingBill,
        invoiceId,
        time: toServerTimeDigits(invoice.applyTime),
      })
    : undefined;
  if (openBills.length === 0 && feedbackPath === undefined) return null;
  return (
    <Card>
      <CardRows>
        {openBills.length > 0 && (
          <ListRow
            title={isFailed ? '修改后重新提交' : '重新开票'}
            note="账单和抬头都还在"
            onPress={() => {
              setPicked(openBills.map(toPickedInvoiceBill));
              go.to(refillForm(invoice));
            }}
          />
        )}
        {feedbackPath !== undefined && <ListRow title="问题反馈" note="发票编号和时间已填好" to={feedbackPath} />}
      </CardRows>
    </Card>
  );
}

/** Returns a function that fills the matching title form from an invoice and returns the route of that form. */
function useFillTitleFormFromInvoice(): (invoice: Invoice) => 'makeInvoice' | 'invoiceSpecial' {
  const [, saveDraft] = useInvoiceTitleDraft('makeInvoice');
  const [, saveSpecialDraft] = useInvoiceTitleDraft('invoiceSpecial');
  return (invoice) => {
    const isSpecial = invoice.invoiceKind === INVOICE_KIND.special;
    (isSpecial ? saveSpecialDraft : saveDraft)(createTitleDraftFromInvoice(invoice));
    return isSpecial ? 'invoiceSpecial' : 'makeInvoice';
  };
}
