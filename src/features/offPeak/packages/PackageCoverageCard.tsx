import { parseServerTime } from '@/domain/time';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekStrip } from '@/widgets/pass/WeekStrip';

import { orderPlatesText } from '../model/offPeakOrderText';
import { OffPeakRules } from '../parts/OffPeakRulesCard';

/** What a package covers according to the server: the same before the payment, after it, and on the detail page. */
export function PackageCoverageCard({ order }: { readonly order: OffPeakOrder }) {
  return (
    <Card title={order.itemName || '错时套餐'}>
      <PassTimeline
        productName="套餐"
        startMs={parseServerTime(order.startTime)}
        endMs={parseServerTime(order.endTime)}
      />
      <WeekStrip ranges={order.timeRanges} />
      <FactRows facts={[{ label: '车辆', value: orderPlatesText(order) }]} />
      <OffPeakRules rules={[order.overtimeRule]} />
    </Card>
  );
}
