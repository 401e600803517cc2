import { parseServerTime } from '@/domain/time';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekStrip } from '@/widgets/pass/WeekStrip';

import { platesText } from '../model/orderWords';
import { Rules } from '../parts/RuleList';

/** What a package promises, by the server's word: the same before it is paid, after it, and on its detail. */
export function PackagePromise({ order }: { readonly order: OffPeakOrder }) {
  return (
    <Card title={order.itemName || '错时套餐'}>
      <PassTimeline what="套餐" startMs={parseServerTime(order.startTime)} endMs={parseServerTime(order.endTime)} />
      <WeekStrip ranges={order.timeRanges} />
      <FactRows facts={[{ label: '车辆', value: platesText(order) }]} />
      <Rules rules={[order.overtimeRule]} />
    </Card>
  );
}
