import { formatYuan } from '@/domain/money';
import { parkingBillKey } from '@/domain/payment/payable';
import { pathTo } from '@/navigation/paths';
import type { BillKey } from '@/services/charge/bills';
import { useListParkingBillsQuery } from '@/services/charge/homeBills';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { groupByLot, sumOf } from '../bills/model/billRows';
import { billsArgs, type BillsQuestion } from '../bills/useBillsToPay';

interface OtherBillsProps {
  readonly question: BillsQuestion & { readonly plateNo: string };
  /** The bill that is already on the screen. */
  readonly except?: BillKey;
}

/** One line for other bills of the same car. Renders nothing while none are known, or when they could not be loaded. */
export function OtherBills({ question, except }: OtherBillsProps) {
  const otherQuery = useListParkingBillsQuery(
    { ...billsArgs(question), toldBy: 'caller' },
    { refetchOnMountOrArgChange: true },
  );
  const known = except === undefined ? '' : parkingBillKey(except);
  const others = groupByLot(otherQuery.currentData?.results ?? [])
    .flatMap(({ bills }) => bills)
    .filter((bill) => parkingBillKey(bill) !== known);
  if (others.length === 0) return null;
  return (
    <Card>
      <Rows>
        <ListRow
          title={`这辆车还有${others.length}笔未缴账单，共${formatYuan(sumOf(others))}`}
          to={pathTo('multiPayPage', question)}
        />
      </Rows>
    </Card>
  );
}
