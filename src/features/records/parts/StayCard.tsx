import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/useServerNow';
import { Amount } from '@/ui/Amount';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { ListRow } from '@/ui/ListRow';
import { PlateBadge } from '@/ui/PlateBadge';
import { Rows } from '@/ui/Rows';
import { Tag } from '@/ui/Tag';

import { stayAmount, stayLine, stayState } from '../model/stayWords';
import styles from './StayCard.module.css';

/** One stay in a list. */
export function StayCard({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  const { uniqueId, parkId, formatPlateNo, plateNo, plateColor } = bill;
  const { word, tone } = stayState(bill);
  const { cents, isFree, isOwed } = stayAmount(bill);
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo('parkingRecordDetail', { uniqueId, parkId })}
          title={
            <span className={styles['title']}>
              <PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} /> <Tag tone={tone}>{word}</Tag>
            </span>
          }
          note={<Facts of={stayLine(bill, now)} />}
          right={<Amount cents={cents} isFree={isFree} tone={isOwed ? 'owed' : 'plain'} />}
        />
      </Rows>
    </Card>
  );
}
