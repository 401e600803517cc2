import { formatServerMoment } from '@/domain/formatServerMoment';
import { isOffPeakCarInside, toOffPeakOvertimeStatus } from '@/domain/offPeak/overtime';
import { formatDuration } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Amount } from '@/ui/text/Amount';
import { Countdown } from '@/ui/text/Countdown';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';
import { useOnExpired } from '@/ui/text/useOnExpired';
import {
  nextOffPeakOvertimeFeeIncreaseText,
  offPeakOvertimePaidText,
  offPeakOvertimePartPaidText,
  offPeakOvertimePriceText,
} from '@/widgets/offPeak/model/toOffPeakOvertimeNotice';

import { offPeakViolationQuotaText } from '../model/offPeakViolationQuotaText';
import { useOffPeakViolationQuota } from '../parts/useOffPeakViolationQuota';

interface OffPeakStayCardProps {
  readonly order: OffPeakOrder;
  readonly refetch: () => unknown;
}

/** The current stay: the remaining time, then the overtime and its fee, and this month's violations. */
export function OffPeakStayCard({ order, refetch }: OffPeakStayCardProps) {
  const now = useServerNow();
  const quota = useOffPeakViolationQuota(order.violationCount);
  const meter = toOffPeakOvertimeStatus(order, now);
  const untilMs = meter.is === 'inTime' ? meter.untilMs : null;
  const secondsLeft = useSecondsLeft(untilMs);
  useOnExpired(untilMs !== null && secondsLeft === 0, refetch);
  if (order.enterTime === '') return null;
  const hasOvertimeDue = meter.is === 'over' && order.overtimeDueFee > 0;
  const title = hasOvertimeDue ? '已超时' : meter.is === 'late' ? '已到点，请尽快离场' : '本次停车';
  return (
    <Card title={title}>
      {hasOvertimeDue && <Amount cents={order.overtimeDueFee} size="page" tone="owed" />}
      {secondsLeft > 0 && <Countdown label="剩余可停" msLeft={secondsLeft * SECOND_MS} isSoon={secondsLeft <= 900} />}
      {meter.is === 'late' && (
        <p>
          <UnbrokenNumbersText of={`系统还未计超时费，超时${offPeakOvertimePriceText(order)}`} />
        </p>
      )}
      <FactRows
        facts={[
          { label: '入场', value: formatServerMoment(order.enterTime, now) },
          { label: '离场', value: isOffPeakCarInside(order) ? '' : formatServerMoment(order.exitTime, now) },
          { label: '应离场', value: formatServerMoment(order.hoursEndTime, now) },
          { label: '超时', value: meter.is === 'over' ? formatDuration(meter.minutes) : '' },
          {
            label: '超时费',
            value: hasOvertimeDue ? offPeakOvertimePartPaidText(order) : offPeakOvertimePaidText(order),
          },
          { label: '超时价格', value: meter.is === 'over' ? offPeakOvertimePriceText(order) : '' },
          { label: '接下来', value: nextOffPeakOvertimeFeeIncreaseText(order) },
          { label: '违约次数', value: quota === null ? '' : offPeakViolationQuotaText(quota) },
        ]}
      />
    </Card>
  );
}
