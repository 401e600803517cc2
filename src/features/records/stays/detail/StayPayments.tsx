import type { ParkingBillKey } from '@/services/charge/bills';
import { useListPaymentsOfStayQuery } from '@/services/charge/payRecords';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import { Card } from '@/ui/card/Card';
import { LoadableBlock } from '@/ui/card/LoadableBlock';
import { CardRows } from '@/ui/list/CardRows';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { ParkingPaymentRow } from '../../payments/ParkingPaymentRow';

/** What was paid for this stay, with which coupons, and what was refunded. */
export function StayPayments({ billKey }: { readonly billKey: ParkingBillKey }) {
  const query = useListPaymentsOfStayQuery(billKey);
  const records = query.currentData?.results ?? [];
  if (query.currentData !== undefined && records.length + countDroppedRows(query.currentData) === 0) return null;
  return (
    <LoadableBlock
      name="stayPayments"
      label="缴费记录"
      {...toContentLoadState(query, {
        message: '缴费记录加载失败',
        isEmpty: ({ results }) => results.length === 0,
        size: 'block',
      })}
      skeleton={<Skeleton height={120} shape="card" />}
    >
      <Card title="缴费记录">
        <CardRows>
          {records.map((record, index) => (
            <ParkingPaymentRow key={`${record.payId} ${String(index)}`} record={record} />
          ))}
        </CardRows>
      </Card>
    </LoadableBlock>
  );
}
