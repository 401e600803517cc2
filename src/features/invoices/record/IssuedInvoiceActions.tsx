import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { Invoice } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

/** The actions for an issued invoice. */
export function IssuedInvoiceActions({ invoice }: { readonly invoice: Invoice }) {
  const { invoiceId, resendLeft, canReissue, noReissueReason } = invoice;
  return (
    <Card>
      <CardRows>
        <ListRow title="查看发票" to={getPathIfInBuild('invoicePage', { invoiceId })} />
        <ListRow
          title="重新发送"
          note={resendLeft > 0 ? `今天还可发送${String(resendLeft)}次` : '今天的次数已用完'}
          to={getPathIfInBuild('reSendInvoice', { invoiceId })}
        />
        {canReissue === 1 ? (
          <ListRow
            title="换开发票"
            note="抬头或税号填错了，换一张"
            to={getPathIfInBuild('makeInvoice', { invoiceId })}
          />
        ) : (
          noReissueReason !== '' && <ListRow title="换开发票" note={noReissueReason} />
        )}
      </CardRows>
    </Card>
  );
}
