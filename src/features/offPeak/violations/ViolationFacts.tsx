import { momentText } from '@/domain/momentText';
import { standing } from '@/navigation/standing';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import type { Violation } from '@/services/special/violations';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { countText, penaltyText, violationState, violationTitle } from './model/violationWords';

/** What was broken, when, and what it costs. */
export function ViolationFacts({ violation }: { readonly violation: Violation }) {
  const now = useServerNow();
  const { kind, orderNo } = violation;
  const detail = kind === OFF_PEAK_KIND.package ? 'wrongTimePackageDetail' : 'wrongTimeSubscribeDetail';
  const order = kind === OFF_PEAK_KIND.unknown || orderNo === '' ? undefined : standing(detail, { orderNo });
  return (
    <Card>
      <StatusHeader title={violationTitle(violation)} {...violationState(violation)} />
      <FactRows
        facts={[
          { label: '时间', value: momentText(violation.time, now) },
          { label: '停车场', value: violation.parkName },
          { label: '车辆', value: violation.formatPlateNo },
          { label: '处理', value: penaltyText(violation) },
          { label: '次数', value: countText(violation) },
        ]}
      />
      {order !== undefined && (
        <Rows>
          <ListRow title="看这笔订单" to={order} />
        </Rows>
      )}
    </Card>
  );
}
