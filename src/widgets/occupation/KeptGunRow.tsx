import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { standing } from '@/navigation/standing';
import { useGetOccupyOrderQuery } from '@/services/cps/occupation';
import { usePolling } from '@/services/transport/clock/usePolling';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { ListRow } from '@/ui/list/ListRow';
import { Countdown } from '@/ui/text/Countdown';
import { useWhenOver } from '@/ui/text/useWhenOver';

import { freeUntilMs, isKept, keptWords } from './model/keptWords';

const RHYTHM = { seenMs: MINUTE_MS };
/** For a gateway that does not tell more: that there is something is known. */
const UNKNOWN = { title: '请及时拔枪挪车', note: '超过免费时间会收占位费' };

/** A gun that is kept after a charge: the free time that is left and the clock time at which the fee begins, then the fee so far. Leads to its page. */
export function KeptGunRow({ occupyOrderNo }: { readonly occupyOrderNo: string }) {
  const now = useServerNow();
  const { currentData: order, isError, refetch } = useGetOccupyOrderQuery({ occupyOrderNo, toldBy: 'caller' });
  usePolling(order !== undefined && isKept(order) ? refetch : null, RHYTHM);
  const untilMs = order === undefined ? null : freeUntilMs(order);
  const left = useSecondsLeft(untilMs);
  useWhenOver(untilMs !== null && left === 0, () => void refetch());
  const words = order === undefined ? (isError ? UNKNOWN : null) : keptWords(order, now);
  if (words === null) return null;
  return (
    <ListRow
      {...words}
      right={untilMs !== null && left > 0 ? <Countdown label="免费剩余" msLeft={left * SECOND_MS} /> : undefined}
      to={standing('chargeOccupation', { orderNo: occupyOrderNo })}
    />
  );
}
