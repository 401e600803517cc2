import {
  listParkingBillDisputeActions,
  type ParkingBillDisputeAction,
} from '@/domain/stay/listParkingBillDisputeActions';
import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import { PARKING_APPEAL_REASON } from '@/services/charge/appeals';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { ListRow } from '@/ui/list/ListRow';

import { useReportDeparture } from './useReportDeparture';

/** The actions that this build offers. An appeal needs its own screens; reporting a departure does not. */
export const listAvailableBillDisputeActions = (bill: ParkingBill): readonly ParkingBillDisputeAction[] =>
  listParkingBillDisputeActions(bill).filter((action) => action === 'departed' || hasScreen('billComplain'));

/** The path to report that the car is not the driver's; null if not available. */
export const notMyCarAppealPath = (bill: ParkingBill): string | null =>
  listAvailableBillDisputeActions(bill).includes('notMine')
    ? pathTo('billComplain', {
        uniqueId: bill.uniqueId,
        parkId: bill.parkId,
        reasonType: PARKING_APPEAL_REASON.notMine,
      })
    : null;

interface StayActionRowsProps {
  readonly bill: ParkingBill;
  /** Actions that the screen offers elsewhere. */
  readonly excludedActions?: readonly ParkingBillDisputeAction[];
}

/** The driver's actions on this bill, as rows of a card: 我已离场, 不是我的车, 账单申诉 and its state. */
export function ParkingBillDisputeActionRows({ bill, excludedActions = [] }: StayActionRowsProps) {
  const reportDeparture = useReportDeparture(bill);
  const { uniqueId, parkId } = bill;
  const key = { uniqueId, parkId };
  const rows: Readonly<Record<ParkingBillDisputeAction, Parameters<typeof ListRow>[0]>> = {
    departed: { title: '我已离场', note: '车已开走，停车场还在计费', onPress: reportDeparture },
    appeal: { title: '账单申诉', note: '时间、金额有误，或没有停过车', to: pathTo('billComplain', key) },
    notMine: {
      title: '不是我的车',
      note: '别人的车被记在这个车牌上',
      to: pathTo('billComplain', { ...key, reasonType: PARKING_APPEAL_REASON.notMine }),
    },
    appealOpen: { title: '申诉中', note: '查看进度和答复期限', to: pathTo('billComplainDetail', key) },
    appealOver: { title: '申诉结果', note: '查看答复', to: pathTo('billComplainDetail', key) },
  };
  const shown = listAvailableBillDisputeActions(bill).filter((action) => !excludedActions.includes(action));
  return shown.map((action) => <ListRow key={action} {...rows[action]} />);
}
