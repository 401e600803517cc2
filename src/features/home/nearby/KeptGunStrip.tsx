import { useFindOccupyOrderQuery } from '@/services/cps/occupation';
import { KeptGunRow } from '@/widgets/occupation/KeptGunRow';

import styles from './HomeStrips.module.css';

/** While the driver keeps a gun or owes its fee, a strip above the tab bar says so. It costs no place elsewhere, so nothing shifts when it comes. */
export function KeptGunStrip() {
  const { exist, occupyOrderNo = '' } =
    useFindOccupyOrderQuery(undefined, { refetchOnMountOrArgChange: true }).currentData ?? {};
  if (exist !== 1 || occupyOrderNo === '') return null;
  return (
    <aside className={styles['strip']} aria-label="占位提醒" data-strip="kept-gun">
      <KeptGunRow occupyOrderNo={occupyOrderNo} />
    </aside>
  );
}
