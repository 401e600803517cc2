import { BIZ_TYPE } from '@/domain/payment/bizType';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { availableStayActions, StayActionRows } from '@/widgets/stay/StayActionRows';

/** Other actions for this stay. */
export function StayHelp({ bill }: { readonly bill: ParkingBill }) {
  const { uniqueId, parkId, canInvoice } = bill;
  if (canInvoice === 0 && availableStayActions(bill).length === 0) return null;
  return (
    <Card>
      <Rows>
        {canInvoice === 1 && (
          <ListRow title="开发票" to={pathTo('makeInvoice', { uniqueId, parkId, bizType: BIZ_TYPE.parking })} />
        )}
        <StayActionRows bill={bill} />
      </Rows>
    </Card>
  );
}
