import { pathTo } from '@/navigation/paths';
import type { BillKey } from '@/services/charge/bills';
import { useListParkingBillsQuery } from '@/services/charge/homeBills';
import { unreadIn } from '@/services/transport/wire/unreadIn';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { otherBillsWords } from '../bills/model/billRows';
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
  const words = otherBillsWords(otherQuery.currentData?.results ?? [], unreadIn(otherQuery.currentData), except);
  if (words === '') return null;
  return (
    <Card>
      <Rows>
        <ListRow title={words} to={pathTo('multiPayPage', question)} />
      </Rows>
    </Card>
  );
}
