import { isParkingBillUnderAppeal } from '@/domain/stay/listParkingBillDisputeActions';
import { useDraft } from '@/flows/drafts/useDraft';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { ListRow } from '@/ui/list/ListRow';
import { PhoneNumberRows } from '@/widgets/place/PhoneNumberRows';
import { listAvailableBillDisputeActions } from '@/widgets/stay/ParkingBillDisputeActionRows';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/**
 * How a driver can dispute the amount on this page: `ring` calls customer service, `ask` opens a row with more
 * contacts. Null while an appeal is open, and where 账单申诉 is offered next to it. While the car is still inside, no
 * appeal about its fee is accepted, so the driver has to contact someone.
 */
export function resolveBillDisputeChannel(bill: ParkingBill, servicePhone: string): 'ring' | 'ask' | null {
  if (bill.plateId !== '' && isParkingBillUnderAppeal(bill)) return null;
  if (listAvailableBillDisputeActions(bill).includes('appeal')) return null;
  return servicePhone === '' ? 'ask' : 'ring';
}

/**
 * The row 金额有误, for disputes that only the lot or customer service can settle: the car is still inside, or it belongs
 * to another driver.
 */
export function BillAmountDisputeRow({ bill }: { readonly bill: ParkingBill }) {
  const { page, config } = usePorts();
  const { uniqueId, parkId } = bill;
  const formPath = getPathIfInBuild('customerServiceBillProblem', { uniqueId, parkId });
  const [isOpen, setOpen] = useDraft<boolean>(`amountDoubt:${parkId}:${uniqueId}`, false, isBoolean);
  switch (resolveBillDisputeChannel(bill, config.servicePhone)) {
    case null:
      return null;
    case 'ring':
      return (
        <ListRow
          title="金额有误"
          note={`拨打客服电话 ${config.servicePhone}`}
          onPress={() => page.leave(`tel:${config.servicePhone}`)}
        />
      );
    case 'ask':
      return (
        <>
          <ListRow title="金额有误" note="联系停车场或客服" onPress={() => setOpen(!isOpen)} isOpen={isOpen} />
          {isOpen && (
            <>
              <PhoneNumberRows parkId={parkId} />
              {formPath !== undefined && <ListRow title="向客服说明" to={formPath} />}
            </>
          )}
        </>
      );
  }
}
