import { isOffPeakOvertimeUrgent, toOffPeakOvertimeStatus } from '@/domain/offPeak/overtime';
import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { usePolling } from '@/platform/clock/usePolling';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import { useServerNow } from '@/platform/clock/useServerNow';
import { OFF_PEAK_ORDER_KIND, useListOffPeakUsesQuery } from '@/services/special/offPeak';
import { ListRow } from '@/ui/list/ListRow';
import { Countdown } from '@/ui/text/Countdown';
import { useOnExpired } from '@/ui/text/useOnExpired';
import { toOffPeakOvertimeNotice } from '@/widgets/offPeak/model/toOffPeakOvertimeNotice';

import styles from './HomeStrips.module.css';

const POLLING_INTERVAL = { visibleMs: MINUTE_MS };

/** A strip for a parked car whose off-peak hours are about to end or have ended: the time left, then the overtime. */
export function OffPeakOvertimeStrip() {
  const now = useServerNow();
  const { currentData, refetch } = useListOffPeakUsesQuery(undefined, { refetchOnMountOrArgChange: true });
  const uses = currentData?.results ?? [];
  usePolling(uses.length > 0 ? refetch : null, POLLING_INTERVAL);
  const order = uses.find((use) => isOffPeakOvertimeUrgent(toOffPeakOvertimeStatus(use, now), now));
  const meter = order === undefined ? ({ is: 'none' } as const) : toOffPeakOvertimeStatus(order, now);
  const untilMs = meter.is === 'inTime' ? meter.untilMs : null;
  const secondsLeft = useSecondsLeft(untilMs);
  useOnExpired(untilMs !== null && secondsLeft === 0, () => void refetch());
  const notice = order === undefined ? null : toOffPeakOvertimeNotice(order, meter);
  if (order === undefined || notice === null) return null;
  const detail = order.kind === OFF_PEAK_ORDER_KIND.package ? 'wrongTimePackageDetail' : 'wrongTimeSubscribeDetail';
  return (
    <aside className={styles['strip']} aria-label="错时停车提醒">
      <ListRow
        {...notice}
        right={secondsLeft > 0 ? <Countdown label="剩余" msLeft={secondsLeft * SECOND_MS} /> : undefined}
        to={getPathIfInBuild(detail, { orderNo: order.orderNo })}
      />
    </aside>
  );
}
