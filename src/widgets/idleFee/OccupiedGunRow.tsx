import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { usePolling } from '@/platform/clock/usePolling';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import { useServerNow } from '@/platform/clock/useServerNow';
import { useGetOccupyOrderQuery } from '@/services/cps/idleFees';
import { ListRow } from '@/ui/list/ListRow';
import { Countdown } from '@/ui/text/Countdown';
import { useOnExpired } from '@/ui/text/useOnExpired';

import { idleFeeFreeEndMs, isGunOccupied, toIdleFeeNotice } from './model/toIdleFeeNotice';

const POLLING_INTERVAL = { visibleMs: MINUTE_MS };
/** Shown if the details cannot be loaded. */
const DEFAULT_NOTICE = { title: '请及时拔枪挪车', note: '超过免费时间会收占位费' };

/**
 * A gun that is still plugged in after a charge: the remaining free time and the time at which the fee begins, after
 * that the current fee. Links to the order's page.
 */
export function OccupiedGunRow({ occupyOrderNo }: { readonly occupyOrderNo: string }) {
  const now = useServerNow();
  const { currentData: order, isError, refetch } = useGetOccupyOrderQuery({ occupyOrderNo, toldBy: 'caller' });
  usePolling(order !== undefined && isGunOccupied(order) ? refetch : null, POLLING_INTERVAL);
  const untilMs = order === undefined ? null : idleFeeFreeEndMs(order);
  const secondsLeft = useSecondsLeft(untilMs);
  useOnExpired(untilMs !== null && secondsLeft === 0, () => void refetch());
  const notice = order === undefined ? (isError ? DEFAULT_NOTICE : null) : toIdleFeeNotice(order, now);
  if (notice === null) return null;
  return (
    <ListRow
      {...notice}
      right={
        untilMs !== null && secondsLeft > 0 ? (
          <Countdown label="免费剩余" msLeft={secondsLeft * SECOND_MS} />
        ) : undefined
      }
      to={getPathIfInBuild('chargeOccupation', { orderNo: occupyOrderNo })}
    />
  );
}
