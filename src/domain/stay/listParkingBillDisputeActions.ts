import { APPEAL_STATE } from './appealState';
import { PARKING_BILL_STATE } from './billState';

/** The actions that a bill offers to the driver whose plate it is. */
export type ParkingBillDisputeAction =
  /** 我已离场: the lot missed the exit, and the fee still grows. */
  | 'departed'
  /** 不是我的车 */
  | 'notMine'
  /** 账单申诉, after the stay has ended. */
  | 'appeal'
  /** An appeal exists: still pending, or already decided. */
  | 'appealOpen'
  | 'appealOver';

/** A bill as the server returns it. `plateId` is empty for a car that is not the driver's. */
export interface ParkingBillForDisputeActions {
  readonly plateId: string;
  readonly exitTime: string;
  /** One of PARKING_BILL_STATE. */
  readonly orderState: number;
  /** One of APPEAL_STATE, for the latest appeal; 0 if there is none. */
  readonly appealState: number;
  readonly canAppeal: 0 | 1;
}

const INSIDE_STATES: readonly number[] = [
  PARKING_BILL_STATE.parked,
  PARKING_BILL_STATE.toPay,
  PARKING_BILL_STATE.cleared,
];
const isOpenAppeal = (appealState: number): boolean =>
  appealState === APPEAL_STATE.submitted || appealState === APPEAL_STATE.underReview;

/** Whether an appeal against the bill is pending. */
export const isParkingBillUnderAppeal = ({
  orderState,
  appealState,
}: Pick<ParkingBillForDisputeActions, 'orderState' | 'appealState'>): boolean =>
  orderState === PARKING_BILL_STATE.underAppeal || isOpenAppeal(appealState);

/**
 * The actions, most likely first. There are none for another person's car, because a driver who pays for it cannot
 * contest the bill.
 */
export function listParkingBillDisputeActions(bill: ParkingBillForDisputeActions): readonly ParkingBillDisputeAction[] {
  if (bill.plateId === '') return [];
  if (isParkingBillUnderAppeal(bill)) return ['appealOpen'];
  const actions: ParkingBillDisputeAction[] = [];
  const isStayEnded = bill.exitTime !== '';
  if (!isStayEnded && INSIDE_STATES.includes(bill.orderState)) actions.push('departed');
  if (bill.canAppeal === 1) actions.push(...(isStayEnded ? (['appeal', 'notMine'] as const) : (['notMine'] as const)));
  // Open appeals have returned above.
  if (bill.appealState !== APPEAL_STATE.unknown) actions.push('appealOver');
  return actions;
}
