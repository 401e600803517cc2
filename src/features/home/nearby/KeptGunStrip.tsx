import type { ReactNode } from 'react';

import { MINUTE_MS } from '@/lib/timeUnits';
import { CHARGING_REQUEST, useListChargingOrdersQuery } from '@/services/cps/chargingOrders';
import { useFindOccupyOrderQuery } from '@/services/cps/occupation';
import { usePolling } from '@/services/transport/clock/usePolling';
import { KeptGunRow } from '@/widgets/occupation/KeptGunRow';

import styles from './HomeStrips.module.css';

const RHYTHM = { seenMs: MINUTE_MS };

/**
 * While the driver keeps a gun or owes its fee, a strip above the tab bar says so. It costs no place elsewhere, so nothing shifts when it comes. A
 * charge that runs while home stays open is asked about, because its end begins the free time. `otherwise` stands there without a kept gun.
 */
export function KeptGunStrip({ otherwise }: { readonly otherwise: ReactNode }) {
  const running = useListChargingOrdersQuery({ requestType: CHARGING_REQUEST.running, pageNo: 1 });
  const kept = useFindOccupyOrderQuery(undefined, { refetchOnMountOrArgChange: true });
  const mayEnd = (running.currentData?.results.length ?? 0) > 0;
  usePolling(mayEnd ? () => Promise.all([running.refetch(), kept.refetch()]) : null, RHYTHM);
  const { exist, occupyOrderNo = '' } = kept.currentData ?? {};
  if (exist !== 1 || occupyOrderNo === '') return kept.currentData === undefined && kept.isFetching ? null : otherwise;
  return (
    <aside className={styles['strip']} aria-label="占位提醒" data-strip="kept-gun">
      <KeptGunRow occupyOrderNo={occupyOrderNo} />
    </aside>
  );
}
