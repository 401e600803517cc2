import { formatYuan } from '@/domain/money';
import { useCopy } from '@/flows/notices/useCopy';
import { standing } from '@/navigation/standing';
import { OFF_PEAK_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { useListViolationsInfiniteQuery } from '@/services/special/violations';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { feeText } from '../model/orderWords';
import { violationsNote } from '../violations/model/violationWords';

/** What an order cost and gave back, and where the rest of it stands. */
export function OrderFacts({ order }: { readonly order: OffPeakOrder }) {
  const copy = useCopy();
  const { orderNo, refundFee, usedNum, violationCount, state, uniqueId, parkId } = order;
  const bill = uniqueId === '' || parkId === '' ? undefined : standing('parkingRecordDetail', { uniqueId, parkId });
  const violations = violationCount > 0 ? standing('violationRecord') : undefined;
  // The order only counts them. Whether they can be appealed is the word of the record.
  const records = useListViolationsInfiniteQuery(undefined, { skip: violationCount === 0 }).currentData?.pages ?? [];
  const own = records.flatMap(({ results }) => results.filter((one) => one.orderNo === orderNo));
  const isOnItsWay = state === OFF_PEAK_STATE.refunding;
  return (
    <>
      <Card title="订单信息">
        <FactRows
          facts={[
            { label: '费用', value: feeText(order) },
            {
              label: isOnItsWay ? '退款中' : '已退回',
              value: refundFee > 0 ? `${formatYuan(refundFee)}，原路退回` : '',
            },
            { label: '已停', value: usedNum > 0 ? `${String(usedNum)}次` : '' },
            { label: '订单号', value: orderNo, onCopy: () => copy(orderNo) },
          ]}
        />
      </Card>
      {(bill !== undefined || violations !== undefined) && (
        <Card>
          <Rows>
            {bill !== undefined && <ListRow title="看这次停车的账单" to={bill} />}
            {violations !== undefined && (
              <ListRow title="违约记录" note={violationsNote(violationCount, own)} to={violations} />
            )}
          </Rows>
        </Card>
      )}
    </>
  );
}
