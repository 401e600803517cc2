import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Invoice } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { getInvoiceCentsWithSign, invoiceStateLabel, invoiceStateTone } from '../model/invoiceText';

/** One invoice in a list. */
export function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const now = useServerNow();
  const { invoiceId, titleName, sellerName, applyTime } = invoice;
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('invoiceRecordDetail', { invoiceId })}
          title={
            <>
              {titleName || '发票'} <Tag tone={invoiceStateTone(invoice)}>{invoiceStateLabel(invoice)}</Tag>
            </>
          }
          note={<InlineFacts of={[sellerName, formatServerMoment(applyTime, now)]} />}
          right={<Amount cents={getInvoiceCentsWithSign(invoice)} />}
        />
      </CardRows>
    </Card>
  );
}
