import { skipToken } from '@reduxjs/toolkit/query';

import { pathTo } from '@/navigation/paths';
import { useGetParkingBillQuery } from '@/services/charge/bills';
import { useListBillCardsQuery } from '@/services/charge/homeBills';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { ListRow } from '@/ui/list/ListRow';
import { hasOutstayedPass, passEndNote, passEndOf } from '@/widgets/pass/model/passEnd';

import styles from './HomeStrips.module.css';

/** A pass ended while its car is inside: a strip says why the stay costs something now, and from when, in the words of its bill. */
export function PassEndStrip() {
  const nowMs = useServerNow();
  const card = useListBillCardsQuery().currentData?.results.find(hasOutstayedPass);
  const { uniqueId = '', parkId = '' } = card ?? {};
  const isKnown = uniqueId !== '' && parkId !== '';
  const { currentData: bill } = useGetParkingBillQuery(isKnown ? { uniqueId, parkId, toldBy: 'caller' } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const endMs = bill === undefined ? null : passEndOf(bill);
  if (card === undefined || endMs === null) return null;
  return (
    <aside className={styles['strip']} aria-label="月卡已到期提醒" data-strip="pass-end">
      <ListRow
        title="月卡已到期，按临停计费"
        note={passEndNote(card.formatPlateNo, endMs, nowMs)}
        to={pathTo('payPage', { uniqueId, parkId })}
      />
    </aside>
  );
}
