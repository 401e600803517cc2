import { digitsOfTime } from '@/domain/serverTime';
import { useGo } from '@/navigation/hooks/useGo';
import { standing } from '@/navigation/standing';
import { FEEDBACK_TYPE } from '@/services/basic/support';
import { type Invoice, INVOICE_STATE } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { canPick, chosen } from '../model/pickable';
import { usePicked } from '../parts/usePicked';
import { useRefill } from './useRefill';

/** What can be done with an invoice in its state. */
export function InvoiceActs({ invoice }: { readonly invoice: Invoice }) {
  const go = useGo();
  const { pick } = usePicked();
  const refill = useRefill();
  const { invoiceId, state, bills, resendLeft } = invoice;
  if (state === INVOICE_STATE.issued) {
    return (
      <Card>
        <Rows>
          <ListRow title="查看发票" to={standing('invoicePage', { invoiceId })} />
          <ListRow
            title="重新发送"
            note={resendLeft > 0 ? `今天还可发送${String(resendLeft)}次` : '今天的次数已用完'}
            to={standing('reSendInvoice', { invoiceId })}
          />
        </Rows>
      </Card>
    );
  }
  if (state !== INVOICE_STATE.failed) return null;
  const open = bills.filter(canPick);
  const help = standing('customerServiceFeedBack', {
    type: FEEDBACK_TYPE.parkingBill,
    invoiceId,
    time: digitsOfTime(invoice.applyTime),
  });
  return (
    <Card>
      <Rows>
        {open.length > 0 && (
          <ListRow
            title="修改后重新提交"
            note="账单和抬头都还在"
            onPress={() => {
              pick(open.map(chosen));
              refill(invoice);
              go.to('makeInvoice');
            }}
          />
        )}
        {help !== undefined && <ListRow title="问题反馈" note="发票编号和时间已填好" to={help} />}
      </Rows>
    </Card>
  );
}
