import type { BillKey } from '@/services/charge/bills';
import { useListPaymentsOfStayQuery } from '@/services/charge/payRecords';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';
import { Block } from '@/ui/card/Block';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { PaymentRow } from '../../payments/PaymentRow';

/** What was paid for this stay, with which coupons, and what was refunded. */
export function StayPayments({ billKey }: { readonly billKey: BillKey }) {
  const query = useListPaymentsOfStayQuery(billKey);
  const records = query.currentData?.results ?? [];
  if (query.currentData !== undefined && records.length + droppedRowCount(query.currentData) === 0) return null;
  return (
    <Block
      name="stayPayments"
      label="缴费记录"
      {...toLoadState(query, {
        message: '缴费记录加载失败',
        isEmpty: ({ results }) => results.length === 0,
        size: 'block',
      })}
      skeleton={<Skeleton height={120} shape="card" />}
    >
      <Card title="缴费记录">
        <CardRows>
          {records.map((record, index) => (
            <PaymentRow key={`${record.payId} ${String(index)}`} record={record} />
          ))}
        </CardRows>
      </Card>
    </Block>
  );
}
