import { BIZ_TYPE } from '@/domain/payment/bizType';
import { standing } from '@/navigation/standing';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { availableStayActions, StayActionRows } from '@/widgets/stay/StayActionRows';

/** Other actions for this stay. */
export function StayHelp({ bill }: { readonly bill: ParkingBill }) {
  const { uniqueId, parkId, canInvoice, paidFee } = bill;
  // There is no invoice for nothing, whatever the server offers.
  const invoice =
    canInvoice === 1 && paidFee > 0
      ? standing('makeInvoice', { uniqueId, parkId, bizType: BIZ_TYPE.parking })
      : undefined;
  const problem = standing('customerServiceBillProblem', { uniqueId, parkId });
  if (invoice === undefined && problem === undefined && availableStayActions(bill).length === 0) return null;
  return (
    <Card>
      <Rows>
        {invoice !== undefined && <ListRow title="开发票" to={invoice} />}
        <StayActionRows bill={bill} />
        {problem !== undefined && <ListRow title="遇到其他问题" note="付款、退款、道闸、发票" to={problem} />}
      </Rows>
    </Card>
  );
}
