import { skipToken } from '@reduxjs/toolkit/query';

import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { useGetParkingBillQuery } from '@/services/charge/bills';
import { useListBillCardsQuery } from '@/services/charge/homeBillCalls';
import { ListRow } from '@/ui/list/ListRow';
import { findPassEndDuringStayMs, hasOutstayedPass, passEndHomeNote } from '@/widgets/pass/model/passEnd';

import styles from './HomeStrips.module.css';

/** A strip for a parked car whose pass has ended: since when the stay costs a fee, and why. */
export function OutstayedPassStrip() {
  const nowMs = useServerNow();
  const card = useListBillCardsQuery().currentData?.results.find(hasOutstayedPass);
  const { uniqueId = '', parkId = '' } = card ?? {};
  const isKnown = uniqueId !== '' && parkId !== '';
  const { currentData: bill } = useGetParkingBillQuery(isKnown ? { uniqueId, parkId, toldBy: 'caller' } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const endMs = bill === undefined ? null : findPassEndDuringStayMs(bill);
  if (card === undefined || endMs === null) return null;
  return (
    <aside className={styles['strip']} aria-label="月卡已到期提醒" data-strip="pass-end">
      <ListRow
        title="月卡已到期，按临停计费"
        note={passEndHomeNote(card.formatPlateNo, endMs, nowMs)}
        to={pathTo('payPage', { uniqueId, parkId })}
      />
    </aside>
  );
}
