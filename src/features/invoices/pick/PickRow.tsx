import { momentText } from '@/domain/momentText';
import type { Invoiceable } from '@/services/invoice/invoices';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CheckBox } from '@/ui/form/CheckBox';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';

import { canPick, whyNot } from '../model/pickable';
import styles from './PickRow.module.css';

interface PickRowProps {
  readonly bill: Invoiceable;
  readonly isPicked: boolean;
  readonly onToggle: () => void;
}

/** Something that was paid: to pick, or with the reason why it cannot be invoiced. */
export function PickRow({ bill, isPicked, onToggle }: PickRowProps) {
  const now = useServerNow();
  const { title, formatPlateNo, time, amount, sellerName } = bill;
  const facts = [formatPlateNo, momentText(time, now), sellerName];
  if (!canPick(bill)) {
    return (
      <Card>
        <Rows>
          <ListRow
            title={<UnbrokenNumbers of={title || '账单'} />}
            note={<Facts of={[...facts.slice(0, 2), whyNot(bill)]} />}
            right={<Amount cents={amount} />}
          />
        </Rows>
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
