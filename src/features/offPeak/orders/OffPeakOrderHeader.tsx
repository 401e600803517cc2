import { parseServerTime } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import { useServerNow } from '@/platform/clock/useServerNow';
import { OFF_PEAK_ORDER_KIND, OFF_PEAK_ORDER_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { Countdown } from '@/ui/text/Countdown';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';
import { useOnExpired } from '@/ui/text/useOnExpired';

import {
  offPeakOrderPeriodText,
  offPeakOrderPlatesText,
  offPeakOrderStateLabel,
  offPeakOrderStateTone,
} from '../model/offPeakOrderText';

/** With more than a day left, the time of day is clearer than a countdown. */
const DAY_SECONDS = 86_400;

interface OffPeakOrderHeaderProps {
  readonly order: OffPeakOrder;
  readonly refetch: () => unknown;
}

/** The title and the state of an order; for a slot not yet entered, the time left to drive in. */
export function OffPeakOrderHeader({ order, refetch }: OffPeakOrderHeaderProps) {
  const now = useServerNow();
  const { kind, state, itemName, parkName, leftDays } = order;
  const isAwaitingEntry = kind === OFF_PEAK_ORDER_KIND.slot && state === OFF_PEAK_ORDER_STATE.pending;
  const entryMs = isAwaitingEntry ? parseServerTime(order.latestEntryTime) : null;
  const secondsLeft = useSecondsLeft(entryMs);
  useOnExpired(entryMs !== null && secondsLeft === 0, refetch);
  const isRunning = kind === OFF_PEAK_ORDER_KIND.package && state === OFF_PEAK_ORDER_STATE.inUse;
  return (
    <Card>
      <CardStatusHeader
        title={parkName || itemName || '错时停车'}
        word={offPeakOrderStateLabel(order)}
        tone={offPeakOrderStateTone(order)}
      />
      {kind === OFF_PEAK_ORDER_KIND.slot && (
        <p>
          <UnbrokenNumbersText
            of={[offPeakOrderPeriodText(order, now), offPeakOrderPlatesText(order)]
              .filter((text) => text !== '')
              .join('，')}
          />
        </p>
      )}
      {secondsLeft > 0 && secondsLeft <= DAY_SECONDS && (
        <Countdown label="剩余入场时间" msLeft={secondsLeft * SECOND_MS} isSoon={secondsLeft <= 1_800} />
      )}
      {isRunning && leftDays > 0 && <p>剩{String(leftDays)}天</p>}
    </Card>
  );
}
