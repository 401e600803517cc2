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
import { IssuedActs } from './IssuedActs';
import { useRefill } from './useRefill';

/** What can be done with an invoice in its state. */
export function InvoiceActs({ invoice }: { readonly invoice: Invoice }) {
  const go = useGo();
  const { pick } = usePicked();
  const refill = useRefill();
  const { invoiceId, state, bills, redOf } = invoice;
  if (state === INVOICE_STATE.issued) return <IssuedActs invoice={invoice} />;
  const isFailed = state === INVOICE_STATE.failed;
  const open = redOf === '' && (isFailed || state === INVOICE_STATE.reversed) ? bills.filter(canPick) : [];
  const help = isFailed
    ? standing('customerServiceFeedBack', {
        type: FEEDBACK_TYPE.parkingBill,
        invoiceId,
        time: digitsOfTime(invoice.applyTime),
      })
    : undefined;
  if (open.length === 0 && help === undefined) return null;
  return (
    <Card>
      <Rows>
        {open.length > 0 && (
          <ListRow
            title={isFailed ? '修改后重新提交' : '重新开票'}
            note="账单和抬头都还在"
            onPress={() => {
              pick(open.map(chosen));
              go.to(refill(invoice));
            }}
          />
        )}
        {help !== undefined && <ListRow title="问题反馈" note="发票编号和时间已填好" to={help} />}
      </Rows>
    </Card>
  );
}
