import { stayFacts } from '@/domain/stay/stayFacts';
import { useCopy } from '@/flows/notices/useCopy';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PlateHead } from '@/ui/plate/PlateHead';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { isWaived, stayAmount, stayNote, stayState } from '../model/stayWords';
import styles from './StayHead.module.css';

/** The state and amount of a stay first, then place and times. */
export function StayHead({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  const copy = useCopy();
  const { uniqueId } = bill;
  const { word, tone } = stayState(bill);
  const { label, cents, isFree, isOwed } = stayAmount(bill);
  const note = stayNote(bill);
  return (
    <Card>
      <PlateHead plate={bill}>{word !== '' && <Tag tone={tone}>{word}</Tag>}</PlateHead>
      <div>
        {!isWaived(bill) && (
          <>
            <p className={styles['label']}>{label}</p>
            {!Number.isNaN(cents) && (
              <Amount cents={cents} isFree={isFree} size="page" tone={isOwed ? 'owed' : 'plain'} />
            )}
          </>
        )}
        {note !== '' && <p className={styles['note']}>{note}</p>}
      </div>
      <FactRows facts={[...stayFacts(bill, now), { label: '订单号', value: uniqueId, onCopy: () => copy(uniqueId) }]} />
    </Card>
  );
}
