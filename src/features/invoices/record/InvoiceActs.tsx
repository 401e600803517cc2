import { useGo } from '@/navigation/hooks/useGo';
import { standing } from '@/navigation/standing';
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
  const open = bills.filter(canPick);
  if (state !== INVOICE_STATE.failed || open.length === 0) return null;
  return (
    <Card>
      <Rows>
        <ListRow
          title="修改后重新提交"
          note="账单和抬头都还在"
          onPress={() => {
            pick(open.map(chosen));
            refill(invoice);
            go.to('makeInvoice');
          }}
        />
      </Rows>
    </Card>
  );
}
