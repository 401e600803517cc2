import { formatServerMoment } from '@/domain/formatServerMoment';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import { OFF_PEAK_ORDER_KIND } from '@/services/special/offPeak';
import type { OffPeakViolation } from '@/services/special/violations';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import {
  offPeakViolationMonthOrdinalText,
  offPeakViolationPenaltyText,
  offPeakViolationStateTag,
  offPeakViolationTypeLabel,
} from './model/violationText';

/** The violated rule, the time, and the penalty. */
export function OffPeakViolationFacts({ violation }: { readonly violation: OffPeakViolation }) {
  const now = useServerNow();
  const { kind, orderNo } = violation;
  const routeName = kind === OFF_PEAK_ORDER_KIND.package ? 'wrongTimePackageDetail' : 'wrongTimeSubscribeDetail';
  const orderPath =
    kind === OFF_PEAK_ORDER_KIND.unknown || orderNo === '' ? undefined : getPathIfInBuild(routeName, { orderNo });
  return (
    <Card>
      <CardStatusHeader title={offPeakViolationTypeLabel(violation)} {...offPeakViolationStateTag(violation)} />
      <FactRows
        facts={[
          { label: '时间', value: formatServerMoment(violation.time, now) },
          { label: '停车场', value: violation.parkName },
          { label: '车辆', value: violation.formatPlateNo },
          { label: '处理', value: offPeakViolationPenaltyText(violation) },
          { label: '次数', value: offPeakViolationMonthOrdinalText(violation) },
        ]}
      />
      {orderPath !== undefined && (
        <CardRows>
          <ListRow title="看这笔订单" to={orderPath} />
        </CardRows>
      )}
    </Card>
  );
}
