import { toStayFactRows } from '@/domain/stay/toStayFactRows';
import { useCopy } from '@/flows/notices/useCopy';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PlateHeader } from '@/ui/plate/PlateHeader';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { isStayWaived, stayStateNote, stayStateTag, toDisplayedStayAmount } from '../model/stayText';
import styles from './StayHeaderCard.module.css';

/** The state and amount of a stay first, then place and times. */
export function StayHeaderCard({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  const copy = useCopy();
  const { uniqueId } = bill;
  const { word, tone } = stayStateTag(bill);
  const { label, cents, isFree, isOwed } = toDisplayedStayAmount(bill);
  const note = stayStateNote(bill);
  return (
    <Card>
      <PlateHeader plate={bill}>{word !== '' && <Tag tone={tone}>{word}</Tag>}</PlateHeader>
      <div>
        {!isStayWaived(bill) && (
          <>
            <p className={styles['label']}>{label}</p>
            {!Number.isNaN(cents) && (
              <Amount cents={cents} isFree={isFree} size="page" tone={isOwed ? 'owed' : 'plain'} />
            )}
          </>
        )}
        {note !== '' && <p className={styles['note']}>{note}</p>}
      </div>
      <FactRows
        facts={[...toStayFactRows(bill, now), { label: '订单号', value: uniqueId, onCopy: () => copy(uniqueId) }]}
      />
    </Card>
  );
}
