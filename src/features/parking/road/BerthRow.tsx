import { placeOf } from '@/domain/stay/stayFacts';
import { formatDuration } from '@/domain/time';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { wordsOf } from '../model/answerWords';
import { answerOfBill } from '../model/billAnswer';
import { isRunning } from './model/roadBills';

/** One of the driver's cars along a road: its berth, duration and fee. Where nothing is due, it shows why and until when. */
export function BerthRow({ bill }: { readonly bill: ParkingBill }) {
  const { uniqueId, parkId, plateNo, formatPlateNo, plateColor, parkMinutes, parkFee } = bill;
  const answer = answerOfBill(bill);
  const { is } = answer;
  const { word, text, tone } = wordsOf(answer, useServerNow());
  const isFigure = is === 'due' || is === 'free' || is === 'unknown';
  const stayed = `${isRunning(bill) ? '已停' : '停车'}${formatDuration(parkMinutes)}`;
  return (
    <ListRow
      title={<PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} />}
      note={<Facts of={[...placeOf(bill), stayed, is === 'cleared' || is === 'free' ? text : '']} />}
      right={
        isFigure ? (
          <Amount cents={is === 'unknown' ? Number.NaN : parkFee} isFree={is === 'free'} />
        ) : (
          <Tag tone={tone}>{word}</Tag>
        )
      }
      to={pathTo('payPage', { uniqueId, parkId })}
    />
  );
}
