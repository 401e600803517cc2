import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '@/flows/session/sessionSlice';
import { pathTo } from '@/navigation/paths';
import type { ParkingBillKey } from '@/services/charge/bills';
import { homeBillCalls, useListParkingBillsQuery } from '@/services/charge/homeBillCalls';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { otherUnpaidBillsText } from '../bills/model/billRows';
import { type BillsFilter, toParkingBillsArgs } from '../bills/useBillsToPay';

interface OtherBillsProps {
  readonly filter: BillsFilter & { readonly plateNo: string };
  /** The bill that is already on the screen. */
  readonly except?: ParkingBillKey;
}

/**
 * One line for other unpaid bills of the same car. Renders nothing while none are known, or when they could not be
 * loaded. For a visitor they are fetched only if this list was loaded before: a response 401 would redirect the visitor
 * away from the bill on the screen (Rule 4.3).
 */
export function OtherUnpaidBillsOfPlateCard({ filter, except }: OtherBillsProps) {
  const args = toParkingBillsArgs(filter);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { isSuccess } = homeBillCalls.endpoints.listParkingBills.useQueryState(args);
  const otherQuery = useListParkingBillsQuery(
    { ...args, toldBy: 'caller' },
    { refetchOnMountOrArgChange: true, skip: !isSignedIn && !isSuccess },
  );
  const text = otherUnpaidBillsText(
    otherQuery.currentData?.results ?? [],
    countDroppedRows(otherQuery.currentData),
    except,
  );
  if (text === '') return null;
  return (
    <Card>
      <CardRows>
        <ListRow title={text} to={pathTo('multiPayPage', filter)} />
      </CardRows>
    </Card>
  );
}
