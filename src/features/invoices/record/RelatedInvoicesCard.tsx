import { pathTo } from '@/navigation/paths';
import type { Invoice } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

/**
 * Links to the related invoices: the one that reversed or replaced this one, or the one that this one reverses or
 * replaces.
 */
export function RelatedInvoicesCard({ invoice }: { readonly invoice: Invoice }) {
  const { redOf, redInvoiceId, replaces, replacedBy } = invoice;
  const related = [
    { title: '换开的新发票', invoiceId: replacedBy },
    { title: '红字发票', invoiceId: redInvoiceId },
    { title: '原发票', invoiceId: redOf || replaces },
  ].filter(({ invoiceId }) => invoiceId !== '');
  if (related.length === 0) return null;
  return (
    <Card title="相关发票">
      <CardRows>
        {related.map(({ title, invoiceId }) => (
          <ListRow key={title} title={title} to={pathTo('invoiceRecordDetail', { invoiceId })} />
        ))}
      </CardRows>
    </Card>
  );
}
