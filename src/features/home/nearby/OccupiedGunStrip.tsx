import type { ReactNode } from 'react';

import { MINUTE_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import { CHARGING_ORDER_LIST_FILTER, useListChargingOrdersQuery } from '@/services/cps/chargingOrders';
import { useFindOccupyOrderQuery } from '@/services/cps/idleFees';
import { OccupiedGunRow } from '@/widgets/idleFee/OccupiedGunRow';

import styles from './HomeStrips.module.css';

const POLLING_INTERVAL = { visibleMs: MINUTE_MS };

/**
 * A strip above the tab bar while the driver occupies a gun or owes the idle fee. It overlays the page, so
 * nothing shifts when it appears. While a charge is running it is polled, because the free time begins when the charge
 * ends. `otherwise` is rendered if no gun is occupied.
 */
export function OccupiedGunStrip({ otherwise: fallback }: { readonly otherwise: ReactNode }) {
  const running = useListChargingOrdersQuery({ requestType: CHARGING_ORDER_LIST_FILTER.running, pageNo: 1 });
  const occupation = useFindOccupyOrderQuery(undefined, { refetchOnMountOrArgChange: true });
  const isCharging = (running.currentData?.results.length ?? 0) > 0;
  usePolling(isCharging ? () => Promise.all([running.refetch(), occupation.refetch()]) : null, POLLING_INTERVAL);
  const { exist, occupyOrderNo = '' } = occupation.currentData ?? {};
  if (exist !== 1 || occupyOrderNo === '')
    return occupation.currentData === undefined && occupation.isFetching ? null : fallback;
  return (
    <aside className={styles['strip']} aria-label="占位提醒" data-strip="kept-gun">
      <OccupiedGunRow occupyOrderNo={occupyOrderNo} />
    </aside>
  );
}
