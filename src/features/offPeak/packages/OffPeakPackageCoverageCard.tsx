import { parseServerTime } from '@/domain/time';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeeklyValidHoursStrip } from '@/widgets/pass/WeeklyValidHoursStrip';

import { offPeakOrderPlatesText } from '../model/offPeakOrderText';
import { OffPeakRuleList } from '../parts/OffPeakRulesCard';

/** What a package covers according to the server: the same before the payment, after it, and on the detail page. */
export function OffPeakPackageCoverageCard({ order }: { readonly order: OffPeakOrder }) {
  return (
    <Card title={order.itemName || '错时套餐'}>
      <PassTimeline
        productName="套餐"
        startMs={parseServerTime(order.startTime)}
        endMs={parseServerTime(order.endTime)}
      />
      <WeeklyValidHoursStrip ranges={order.timeRanges} />
      <FactRows facts={[{ label: '车辆', value: offPeakOrderPlatesText(order) }]} />
      <OffPeakRuleList rules={[order.overtimeRule]} />
    </Card>
  );
}
