import { momentText } from '@/domain/momentText';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';

import { platesText, whenText } from '../model/orderWords';
import { Rules } from '../parts/RuleList';

/** What a slot promises and asks for: the same before it is paid, after it, and on its detail. */
export function SlotFacts({ order }: { readonly order: OffPeakOrder }) {
  const now = useServerNow();
  return (
    <Card title="预约信息">
      <FactRows
        facts={[
          { label: '时段', value: whenText(order, now) },
          { label: '车辆', value: platesText(order) },
          { label: '最晚入场', value: momentText(order.latestEntryTime, now) },
          { label: '最晚离场', value: momentText(order.endTime, now) },
        ]}
      />
      <Rules rules={[order.overtimeRule, order.canCancel === 1 ? order.cancelTip : '']} />
    </Card>
  );
}
