import { lotAndBerthTexts } from '@/domain/stay/toStayFactRows';
import { formatDuration } from '@/domain/time';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { toBillStatus } from '../model/billStatus';
import { billStatusTexts } from '../model/billStatusTexts';
import { isOngoingStay } from './model/roadBills';

/**
 * One of the driver's cars at the roadside: berth, duration and fee. If nothing is due, the reason and the deadline.
 */
export function OwnRoadsideCarRow({ bill }: { readonly bill: ParkingBill }) {
  const { uniqueId, parkId, plateNo, formatPlateNo, plateColor, parkMinutes, parkFee } = bill;
  const status = toBillStatus(bill);
  const { is } = status;
  const { label, text, tone } = billStatusTexts(status, useServerNow());
  const showsAmount = is === 'due' || is === 'free' || is === 'unknown';
  const durationText = `${isOngoingStay(bill) ? '已停' : '停车'}${formatDuration(parkMinutes)}`;
  return (
    <ListRow
      title={<PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} />}
      note={
        <InlineFacts of={[...lotAndBerthTexts(bill), durationText, is === 'cleared' || is === 'free' ? text : '']} />
      }
      right={
        showsAmount ? (
          <Amount cents={is === 'unknown' ? Number.NaN : parkFee} isFree={is === 'free'} />
        ) : (
          <Tag tone={tone}>{label}</Tag>
        )
      }
      to={pathTo('payPage', { uniqueId, parkId })}
    />
  );
}
