import { formatServerMoment } from '@/domain/formatServerMoment';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { InvoiceableItem } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CheckBox } from '@/ui/form/CheckBox';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

import { getNotInvoiceableReason, isInvoiceable } from '../model/invoiceable';
import styles from './InvoiceableBillRow.module.css';

interface InvoiceableBillRowProps {
  readonly bill: InvoiceableItem;
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
            title={<UnbrokenNumbersText of={title || '账单'} />}
            note={<InlineFacts of={[...facts.slice(0, 2), getNotInvoiceableReason(bill)]} />}
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
            <UnbrokenNumbersText of={title || '账单'} />
          </span>{' '}
          <Amount cents={amount} />
        </span>
        <span className={styles['note']}>
          <InlineFacts of={facts} />
        </span>
      </CheckBox>
    </Card>
  );
}
