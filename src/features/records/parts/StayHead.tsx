import { stayFacts } from '@/domain/stay/stayFacts';
import { useCopy } from '@/flows/notices/useCopy';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/useServerNow';
import { Amount } from '@/ui/Amount';
import { Card } from '@/ui/Card';
import { FactRows } from '@/ui/FactRows';
import { PlateHead } from '@/ui/PlateHead';
import { Tag } from '@/ui/Tag';

import { isWaived, stayAmount, stayNote, stayState } from '../model/stayWords';
import styles from './StayHead.module.css';

/** How a stay stands and what it comes to, before everything else; then where and when. */
export function StayHead({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  const copy = useCopy();
  const { uniqueId } = bill;
  const { word, tone } = stayState(bill);
  const { label, cents, isFree, isOwed } = stayAmount(bill);
  const note = stayNote(bill);
  return (
    <Card>
      <PlateHead plate={bill}>
        <Tag tone={tone}>{word}</Tag>
      </PlateHead>
      <div>
        {!isWaived(bill) && (
          <>
            <p className={styles['label']}>{label}</p>
            <Amount cents={cents} isFree={isFree} size="page" tone={isOwed ? 'owed' : 'plain'} />
          </>
        )}
        {note !== '' && <p className={styles['note']}>{note}</p>}
      </div>
      <FactRows facts={[...stayFacts(bill, now), { label: '订单号', value: uniqueId, onCopy: () => copy(uniqueId) }]} />
    </Card>
  );
}
