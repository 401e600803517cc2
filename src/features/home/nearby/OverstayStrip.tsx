import { isUrgent, meterOf } from '@/domain/offPeak/overtime';
import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { standing } from '@/navigation/standing';
import { OFF_PEAK_KIND, useListOffPeakUsesQuery } from '@/services/special/offPeak';
import { usePolling } from '@/services/transport/clock/usePolling';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { ListRow } from '@/ui/list/ListRow';
import { Countdown } from '@/ui/text/Countdown';
import { useWhenOver } from '@/ui/text/useWhenOver';
import { meterWords } from '@/widgets/offPeak/model/meterWords';

import styles from './HomeStrips.module.css';

const RHYTHM = { seenMs: MINUTE_MS };

/** While a car is in past its off-peak hours, or nearly, a strip says so: the time left, then the overtime so far as the server says it. */
export function OverstayStrip() {
  const now = useServerNow();
  const { currentData, refetch } = useListOffPeakUsesQuery(undefined, { refetchOnMountOrArgChange: true });
  const uses = currentData?.results ?? [];
  usePolling(uses.length > 0 ? refetch : null, RHYTHM);
  const order = uses.find((use) => isUrgent(meterOf(use, now), now));
  const meter = order === undefined ? ({ is: 'none' } as const) : meterOf(order, now);
  const untilMs = meter.is === 'inTime' ? meter.untilMs : null;
  const left = useSecondsLeft(untilMs);
  useWhenOver(untilMs !== null && left === 0, () => void refetch());
  const words = order === undefined ? null : meterWords(order, meter);
  if (order === undefined || words === null) return null;
  const detail = order.kind === OFF_PEAK_KIND.package ? 'wrongTimePackageDetail' : 'wrongTimeSubscribeDetail';
  return (
    <aside className={styles['strip']} aria-label="错时停车提醒">
      <ListRow
        {...words}
        right={left > 0 ? <Countdown label="剩余" msLeft={left * SECOND_MS} /> : undefined}
        to={standing(detail, { orderNo: order.orderNo })}
      />
    </aside>
  );
}
