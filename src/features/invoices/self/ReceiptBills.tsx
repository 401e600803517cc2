import { formatMoment, parseServerTime } from '@/domain/time';
import type { Invoiceable } from '@/services/invoice/invoices';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';

import { canPick, whyNot } from '../model/pickable';

interface ReceiptBillsProps {
  readonly bills: readonly Invoiceable[];
  /** Bills whose invoice stands above: it says how far it is. */
  readonly covered: readonly string[];
  /** The form below names the amounts of what can be invoiced. */
  readonly isOpen?: boolean;
}

/** What a receipt is for, with the reason beside what cannot be invoiced. */
export function ReceiptBills({ bills, covered, isOpen = false }: ReceiptBillsProps) {
  const now = useServerNow();
  return (
    <Card title="小票内容">
      <Rows>
        {bills.map((bill) => {
          const paidMs = parseServerTime(bill.time);
          const paid = paidMs === null ? '' : `${formatMoment(paidMs, now)} 支付`;
          const reason = covered.includes(bill.billId) ? '' : whyNot(bill);
          return (
            <ListRow
              key={bill.billId}
              title={bill.title || '账单'}
              note={<Facts of={[bill.formatPlateNo, paid, reason]} />}
              {...(isOpen && canPick(bill) ? {} : { right: <Amount cents={bill.amount} /> })}
            />
          );
        })}
      </Rows>
    </Card>
  );
}
