import { formatYuan } from '@/domain/money';
import { useCopy } from '@/flows/notices/useCopy';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { OFF_PEAK_ORDER_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { useListViolationsInfiniteQuery } from '@/services/special/violations';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { offPeakOrderFeeText } from '../model/offPeakOrderText';
import { offPeakOrderViolationsText } from '../violations/model/violationText';

/** The fees and refunds of an order, with links to its bill and its violations. */
export function OffPeakOrderFacts({ order }: { readonly order: OffPeakOrder }) {
  const copy = useCopy();
  const { orderNo, refundFee, usedNum, violationCount, state, uniqueId, parkId } = order;
  const billPath =
    uniqueId === '' || parkId === '' ? undefined : getPathIfInBuild('parkingRecordDetail', { uniqueId, parkId });
  const violationsPath = violationCount > 0 ? getPathIfInBuild('violationRecord') : undefined;
  // The order only counts its violations. Whether they can be appealed is known from their records.
  const violationPages =
    useListViolationsInfiniteQuery(undefined, { skip: violationCount === 0 }).currentData?.pages ?? [];
  const orderViolations = violationPages.flatMap(({ results }) =>
    results.filter((violation) => violation.orderNo === orderNo),
  );
  const isRefunding = state === OFF_PEAK_ORDER_STATE.refunding;
  return (
    <>
      <Card title="订单信息">
        <FactRows
          facts={[
            { label: '费用', value: offPeakOrderFeeText(order) },
            {
              label: isRefunding ? '退款中' : '已退回',
              value: refundFee > 0 ? `${formatYuan(refundFee)}，原路退回` : '',
            },
            { label: '已停', value: usedNum > 0 ? `${String(usedNum)}次` : '' },
            { label: '订单号', value: orderNo, onCopy: () => copy(orderNo) },
          ]}
        />
      </Card>
      {(billPath !== undefined || violationsPath !== undefined) && (
        <Card>
          <CardRows>
            {billPath !== undefined && <ListRow title="看这次停车的账单" to={billPath} />}
            {violationsPath !== undefined && (
              <ListRow
                title="违约记录"
                note={offPeakOrderViolationsText(violationCount, orderViolations)}
                to={violationsPath}
              />
            )}
          </CardRows>
        </Card>
      )}
    </>
  );
}
