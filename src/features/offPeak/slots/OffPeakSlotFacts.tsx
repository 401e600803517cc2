import { formatServerMoment } from '@/domain/formatServerMoment';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';

import { offPeakOrderPeriodText, offPeakOrderPlatesText } from '../model/offPeakOrderText';
import { OffPeakRuleList } from '../parts/OffPeakRulesCard';

/** The times and rules of a slot: the same before the payment, after it, and on the detail page. */
export function OffPeakSlotFacts({ order }: { readonly order: OffPeakOrder }) {
  const now = useServerNow();
  return (
    <Card title="预约信息">
      <FactRows
        facts={[
          { label: '时段', value: offPeakOrderPeriodText(order, now) },
          { label: '车辆', value: offPeakOrderPlatesText(order) },
          { label: '最晚入场', value: formatServerMoment(order.latestEntryTime, now) },
          { label: '最晚离场', value: formatServerMoment(order.endTime, now) },
        ]}
      />
      <OffPeakRuleList rules={[order.overtimeRule, order.canCancel === 1 ? order.cancelTip : '']} />
    </Card>
  );
}
