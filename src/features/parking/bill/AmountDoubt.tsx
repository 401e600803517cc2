import { isUnderAppeal } from '@/domain/stay/stayActs';
import { useDraft } from '@/flows/drafts/useDraft';
import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { ListRow } from '@/ui/list/ListRow';
import { stayActsHere } from '@/widgets/stay/StayActRows';

import { CallRows } from '../parts/CallRows';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/**
 * What a driver can do here about an amount that he doubts; null where nothing is offered, his appeal is under way, or 账单申诉 stands
 * beside it. While the car is inside no appeal about its fee is taken: then somebody has to be asked.
 */
export function doubtHere(bill: ParkingBill, servicePhone: string): 'ring' | 'ask' | null {
  if (bill.plateId !== '' && isUnderAppeal(bill)) return null;
  if (stayActsHere(bill).includes('appeal')) return null;
  if (servicePhone !== '') return 'ring';
  return hasScreen('customerServiceBillProblem') ? 'ask' : null;
}

/** 金额有误, where only the lot and customer service can say something about it: the car is inside, or another one's. */
export function AmountDoubt({ bill }: { readonly bill: ParkingBill }) {
  const { page, config } = usePorts();
  const { uniqueId, parkId } = bill;
  const key = { uniqueId, parkId };
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
              <ListRow title="向客服说明" to={pathTo('customerServiceBillProblem', key)} />
            </>
          )}
        </>
      );
  }
}
