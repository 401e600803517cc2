import { isUnderAppeal } from '@/domain/stay/stayActions';
import { useDraft } from '@/flows/drafts/useDraft';
import { standing } from '@/navigation/standing';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { ListRow } from '@/ui/list/ListRow';
import { CallRows } from '@/widgets/place/CallRows';
import { availableStayActions } from '@/widgets/stay/StayActionRows';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/**
 * What a driver can do here about an amount they doubt: call customer service, or open a row with more contacts. Null where nothing is
 * offered, while an appeal is open, or where 账单申诉 is offered next to it. While the car is inside no appeal about its fee is accepted, so
 * the driver has to contact someone.
 */
export function doubtHere(bill: ParkingBill, servicePhone: string): 'ring' | 'ask' | null {
  if (bill.plateId !== '' && isUnderAppeal(bill)) return null;
  if (availableStayActions(bill).includes('appeal')) return null;
  return servicePhone === '' ? 'ask' : 'ring';
}

/** 金额有误, for cases that only the lot or customer service can answer: the car is still inside, or it belongs to another driver. */
export function AmountDoubt({ bill }: { readonly bill: ParkingBill }) {
  const { page, config } = usePorts();
  const { uniqueId, parkId } = bill;
  const form = standing('customerServiceBillProblem', { uniqueId, parkId });
  const [isOpen, setOpen] = useDraft<boolean>(`amountDoubt:${parkId}:${uniqueId}`, false, isBoolean);
  switch (doubtHere(bill, config.servicePhone)) {
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
              <CallRows parkId={parkId} />
              {form !== undefined && <ListRow title="向客服说明" to={form} />}
            </>
          )}
        </>
      );
  }
}
