import { formatMoment, parseServerTime } from '@/domain/time';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { InvoiceableItem } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';

import { getNotInvoiceableReason, isInvoiceable } from '../model/invoiceable';

interface ReceiptBillsProps {
  readonly bills: readonly InvoiceableItem[];
  /** Bills whose invoice card, shown above, reports their progress. */
  readonly coveredBillIds: readonly string[];
  /** The form below shows the amounts of the bills that can be invoiced. */
  readonly hasForm?: boolean;
}

/** The bills of a receipt, with the reason beside those that cannot be invoiced. */
export function ReceiptBillsCard({ bills, coveredBillIds, hasForm = false }: ReceiptBillsProps) {
  const now = useServerNow();
  return (
    <Card title="小票内容">
      <CardRows>
        {bills.map((bill) => {
          const paidMs = parseServerTime(bill.time);
          const paidText = paidMs === null ? '' : `${formatMoment(paidMs, now)} 支付`;
          const reason = coveredBillIds.includes(bill.billId) ? '' : getNotInvoiceableReason(bill);
          return (
            <ListRow
              key={bill.billId}
              title={bill.title || '账单'}
              note={<InlineFacts of={[bill.formatPlateNo, paidText, reason]} />}
              right={hasForm && isInvoiceable(bill) ? undefined : <Amount cents={bill.amount} />}
            />
          );
        })}
      </CardRows>
    </Card>
  );
}
