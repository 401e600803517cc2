import { standing } from '@/navigation/standing';
import type { Invoice } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

/** What can be done with an issued invoice. */
export function IssuedActs({ invoice }: { readonly invoice: Invoice }) {
  const { invoiceId, resendLeft, canReissue, noReissueReason } = invoice;
  return (
    <Card>
      <Rows>
        <ListRow title="查看发票" to={standing('invoicePage', { invoiceId })} />
        <ListRow
          title="重新发送"
          note={resendLeft > 0 ? `今天还可发送${String(resendLeft)}次` : '今天的次数已用完'}
          to={standing('reSendInvoice', { invoiceId })}
        />
        {canReissue === 1 ? (
          <ListRow title="换开发票" note="抬头或税号填错了，换一张" to={standing('makeInvoice', { invoiceId })} />
        ) : (
          noReissueReason !== '' && <ListRow title="换开发票" note={noReissueReason} />
        )}
      </Rows>
    </Card>
  );
}
