import { formatServerMoment } from '@/domain/formatServerMoment';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';

import { orderPeriodText, orderPlatesText } from '../model/offPeakOrderText';
import { OffPeakRules } from '../parts/OffPeakRulesCard';

/** The times and rules of a slot: the same before the payment, after it, and on the detail page. */
export function SlotFacts({ order }: { readonly order: OffPeakOrder }) {
  const now = useServerNow();
  return (
    <Card title="预约信息">
      <FactRows
        facts={[
          { label: '时段', value: orderPeriodText(order, now) },
          { label: '车辆', value: orderPlatesText(order) },
          { label: '最晚入场', value: formatServerMoment(order.latestEntryTime, now) },
          { label: '最晚离场', value: formatServerMoment(order.endTime, now) },
        ]}
      />
      <OffPeakRules rules={[order.overtimeRule, order.canCancel === 1 ? order.cancelTip : '']} />
    </Card>
  );
}
