import { formatServerMoment } from '@/domain/formatServerMoment';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import { OFF_PEAK_ORDER_KIND } from '@/services/special/offPeak';
import type { Violation } from '@/services/special/violations';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import {
  violationMonthOrdinalText,
  violationPenaltyText,
  violationStateTag,
  violationTypeLabel,
} from './model/violationText';

/** The violated rule, the time, and the penalty. */
export function ViolationFacts({ violation }: { readonly violation: Violation }) {
  const now = useServerNow();
  const { kind, orderNo } = violation;
  const routeName = kind === OFF_PEAK_ORDER_KIND.package ? 'wrongTimePackageDetail' : 'wrongTimeSubscribeDetail';
  const orderPath =
    kind === OFF_PEAK_ORDER_KIND.unknown || orderNo === '' ? undefined : getPathIfInBuild(routeName, { orderNo });
  return (
    <Card>
      <StatusHeader title={violationTypeLabel(violation)} {...violationStateTag(violation)} />
      <FactRows
        facts={[
          { label: '时间', value: formatServerMoment(violation.time, now) },
          { label: '停车场', value: violation.parkName },
          { label: '车辆', value: violation.formatPlateNo },
          { label: '处理', value: violationPenaltyText(violation) },
          { label: '次数', value: violationMonthOrdinalText(violation) },
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
