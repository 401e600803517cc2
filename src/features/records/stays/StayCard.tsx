import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { stayRowTexts, stayStateTag, toDisplayedStayAmount } from './model/stayText';
import styles from './StayCard.module.css';

/** One stay in a list. */
export function StayCard({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  const { uniqueId, parkId, formatPlateNo, plateNo, plateColor } = bill;
  const { word, tone } = stayStateTag(bill);
  const { cents, isFree, isOwed } = toDisplayedStayAmount(bill);
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('parkingRecordDetail', { uniqueId, parkId })}
          title={
            <span className={styles['title']}>
              <PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} />{' '}
              {word !== '' && <Tag tone={tone}>{word}</Tag>}
            </span>
          }
          note={<InlineFacts of={stayRowTexts(bill, now)} />}
          right={
            Number.isNaN(cents) ? undefined : <Amount cents={cents} isFree={isFree} tone={isOwed ? 'owed' : 'plain'} />
          }
        />
      </CardRows>
    </Card>
  );
}
