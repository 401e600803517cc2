import { momentText } from '@/domain/momentText';
import { pathTo } from '@/navigation/paths';
import type { Invoice } from '@/services/invoice/invoices';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { invoiceCents, invoiceTone, invoiceWord } from '../model/invoiceWords';

/** One invoice in a list. */
export function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const now = useServerNow();
  const { invoiceId, titleName, sellerName, applyTime } = invoice;
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo('invoiceRecordDetail', { invoiceId })}
          title={
            <>
              {titleName || '发票'} <Tag tone={invoiceTone(invoice)}>{invoiceWord(invoice)}</Tag>
            </>
          }
          note={<Facts of={[sellerName, momentText(applyTime, now)]} />}
          right={<Amount cents={invoiceCents(invoice)} />}
        />
      </Rows>
    </Card>
  );
}
