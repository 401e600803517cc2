import { formatServerMoment } from '@/domain/formatServerMoment';
import type { Invoiceable } from '@/services/invoice/invoices';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CheckBox } from '@/ui/form/CheckBox';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';

import { isInvoiceable, notInvoiceableReason } from '../model/invoiceable';
import styles from './InvoiceableBillRow.module.css';

interface InvoiceableBillRowProps {
  readonly bill: Invoiceable;
  readonly isPicked: boolean;
  readonly onToggle: () => void;
}

/** A paid bill: with a checkbox, or with the reason why it cannot be invoiced. */
export function InvoiceableBillRow({ bill, isPicked, onToggle }: InvoiceableBillRowProps) {
  const now = useServerNow();
  const { title, formatPlateNo, time, amount, sellerName } = bill;
  const facts = [formatPlateNo, formatServerMoment(time, now), sellerName];
  if (!isInvoiceable(bill)) {
    return (
      <Card>
        <CardRows>
          <ListRow
            title={<UnbrokenNumbers of={title || '账单'} />}
            note={<Facts of={[...facts.slice(0, 2), notInvoiceableReason(bill)]} />}
            right={<Amount cents={amount} />}
          />
        </CardRows>
      </Card>
    );
  }
  return (
    <Card>
      <CheckBox isChecked={isPicked} onChange={onToggle}>
        <span className={styles['line']}>
          <span className={styles['title']}>
            <UnbrokenNumbers of={title || '账单'} />
          </span>{' '}
          <Amount cents={amount} />
        </span>
        <span className={styles['note']}>
          <Facts of={facts} />
        </span>
      </CheckBox>
    </Card>
  );
}
