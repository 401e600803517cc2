import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '@/flows/session/sessionSlice';
import { pathTo } from '@/navigation/paths';
import type { BillKey } from '@/services/charge/bills';
import { homeBills, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';
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

/**
 * One line for other bills of the same car. Renders nothing while none are known, or when they could not be loaded. For a visitor they are read
 * only where this list was already answered: a gateway that answers 401 would lead away from the bill on the screen (Rule 4.3).
 */
export function OtherBills({ question, except }: OtherBillsProps) {
  const args = billsArgs(question);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { isSuccess } = homeBills.endpoints.listParkingBills.useQueryState(args);
  const otherQuery = useListParkingBillsQuery(
    { ...args, toldBy: 'caller' },
    { refetchOnMountOrArgChange: true, skip: !isSignedIn && !isSuccess },
  );
  const words = otherBillsWords(otherQuery.currentData?.results ?? [], droppedRowCount(otherQuery.currentData), except);
  if (words === '') return null;
  return (
    <Card>
      <Rows>
        <ListRow title={words} to={pathTo('multiPayPage', question)} />
      </Rows>
    </Card>
  );
}
