import { momentText } from '@/domain/momentText';
import { isInside, meterOf } from '@/domain/offPeak/overtime';
import { formatDuration } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Amount } from '@/ui/text/Amount';
import { Countdown } from '@/ui/text/Countdown';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';
import { useWhenOver } from '@/ui/text/useWhenOver';
import { nextText, overtimePaid, overtimePartPaid, overtimePrice } from '@/widgets/offPeak/model/meterWords';

import { quotaText } from '../model/quotaWords';
import { useQuota } from '../parts/useQuota';

interface MeterCardProps {
  readonly order: OffPeakOrder;
  readonly readAgain: () => unknown;
}

/** A use of the hours: how long the car may stay, then the overtime so far at its price, and the breaches of this month. */
export function MeterCard({ order, readAgain }: MeterCardProps) {
  const now = useServerNow();
  const quota = useQuota(order.violationCount);
  const meter = meterOf(order, now);
  const untilMs = meter.is === 'inTime' ? meter.untilMs : null;
  const left = useSecondsLeft(untilMs);
  useWhenOver(untilMs !== null && left === 0, readAgain);
  if (order.enterTime === '') return null;
  const owed = meter.is === 'over' && order.overtimeDueFee > 0;
  const title = owed ? '已超时' : meter.is === 'late' ? '已到点，请尽快离场' : '本次停车';
  return (
    <Card title={title}>
      {owed && <Amount cents={order.overtimeDueFee} size="page" tone="owed" />}
      {left > 0 && <Countdown label="剩余可停" msLeft={left * SECOND_MS} isSoon={left <= 900} />}
      {meter.is === 'late' && (
        <p>
          <UnbrokenNumbers of={`系统还未计超时费，超时${overtimePrice(order)}`} />
        </p>
      )}
      <FactRows
        facts={[
          { label: '入场', value: momentText(order.enterTime, now) },
          { label: '离场', value: isInside(order) ? '' : momentText(order.exitTime, now) },
          { label: '应离场', value: momentText(order.hoursEndTime, now) },
          { label: '超时', value: meter.is === 'over' ? formatDuration(meter.minutes) : '' },
          { label: '超时费', value: owed ? overtimePartPaid(order) : overtimePaid(order) },
          { label: '超时价格', value: meter.is === 'over' ? overtimePrice(order) : '' },
          { label: '接下来', value: nextText(order) },
          { label: '违约次数', value: quota === null ? '' : quotaText(quota) },
        ]}
      />
    </Card>
  );
}
