import { isUnderAppeal } from '@/domain/stay/stayActs';
import { useDraft } from '@/flows/drafts/useDraft';
import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/PortsContext';
import { ListRow } from '@/ui/ListRow';

import { CallRows } from './CallRows';

/** reasonType of an appeal: 金额错误. */
const WRONG_AMOUNT = 3;

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const canAppeal = ({ plateId, canAppeal: may }: ParkingBill) =>
  plateId !== '' && may === 1 && hasScreen('billComplain');

/** What a driver can do here about an amount that he doubts; null where nothing is offered, or his appeal is under way. */
export function doubtHere(bill: ParkingBill, servicePhone: string): 'appeal' | 'ring' | 'ask' | null {
  if (bill.plateId !== '' && isUnderAppeal(bill)) return null;
  if (canAppeal(bill)) return 'appeal';
  if (servicePhone !== '') return 'ring';
  return hasScreen('customerServiceBillProblem') ? 'ask' : null;
}

/** 金额有误: an appeal against the driver's own bill; about another one's only the lot and customer service can say something. */
export function AmountDoubt({ bill }: { readonly bill: ParkingBill }) {
  const { page, config } = usePorts();
  const { uniqueId, parkId } = bill;
  const key = { uniqueId, parkId };
  const [isOpen, setOpen] = useDraft<boolean>(`amountDoubt:${parkId}:${uniqueId}`, false, isBoolean);
  switch (doubtHere(bill, config.servicePhone)) {
    case null:
      return null;
    case 'appeal':
      return (
        <ListRow
          title="金额有误"
          note="提交申诉，答复前不用缴费"
          to={pathTo('billComplain', { ...key, reasonType: WRONG_AMOUNT })}
        />
      );
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
