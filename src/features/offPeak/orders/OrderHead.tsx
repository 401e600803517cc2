import { parseServerTime } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import { OFF_PEAK_KIND, OFF_PEAK_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { Card } from '@/ui/card/Card';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { Countdown } from '@/ui/text/Countdown';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';
import { useWhenOver } from '@/ui/text/useWhenOver';

import { orderTone, orderWord, platesText, whenText } from '../model/orderWords';

/** Before that, the clock time alone says it better. */
const DAY_SECONDS = 86_400;

interface OrderHeadProps {
  readonly order: OffPeakOrder;
  readonly readAgain: () => unknown;
}

/** What an order is and where it stands; for a slot that waits for its car, the time left to drive in. */
export function OrderHead({ order, readAgain }: OrderHeadProps) {
  const now = useServerNow();
  const { kind, state, itemName, parkName, leftDays } = order;
  const isAwaited = kind === OFF_PEAK_KIND.slot && state === OFF_PEAK_STATE.pending;
  const entryMs = isAwaited ? parseServerTime(order.latestEntryTime) : null;
  const left = useSecondsLeft(entryMs);
  useWhenOver(entryMs !== null && left === 0, readAgain);
  const isRunning = kind === OFF_PEAK_KIND.package && state === OFF_PEAK_STATE.inUse;
  return (
    <Card>
      <StatusHeader title={parkName || itemName || '错时停车'} word={orderWord(order)} tone={orderTone(order)} />
      {kind === OFF_PEAK_KIND.slot && (
        <p>
          <UnbrokenNumbers of={[whenText(order, now), platesText(order)].filter((text) => text !== '').join('，')} />
        </p>
      )}
      {left > 0 && left <= DAY_SECONDS && (
        <Countdown label="剩余入场时间" msLeft={left * SECOND_MS} isSoon={left <= 1_800} />
      )}
      {isRunning && leftDays > 0 && <p>剩{String(leftDays)}天</p>}
    </Card>
  );
}
