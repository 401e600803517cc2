import { APPEAL_STATE } from './appealState';
import { BILL_STATE } from './billState';

/** What a driver can say about a bill of his own plate, from the bill itself. */
export type StayAct =
  /** 我已离场: the lot has missed the exit, and the fee still grows. */
  | 'departed'
  /** 不是我的车 */
  | 'notMine'
  /** 账单申诉, once the stay is over. */
  | 'appeal'
  /** There is an appeal, with or without its answer. */
  | 'appealOpen'
  | 'appealOver';

/** A bill as the server tells it. `plateId` is empty for another one's car. */
export interface ActedOnBill {
  readonly plateId: string;
  readonly exitTime: string;
  /** Of BILL_STATE. */
  readonly orderState: number;
  /** Of APPEAL_STATE, for the latest appeal; 0 without one. */
  readonly appealState: number;
  readonly canAppeal: 0 | 1;
}

const INSIDE: readonly number[] = [BILL_STATE.parked, BILL_STATE.toPay, BILL_STATE.cleared];
const isOpenAppeal = (appealState: number): boolean =>
  appealState === APPEAL_STATE.submitted || appealState === APPEAL_STATE.underReview;

/** Whether an objection to the bill waits for its answer. */
export const isUnderAppeal = ({ orderState, appealState }: Pick<ActedOnBill, 'orderState' | 'appealState'>): boolean =>
  orderState === BILL_STATE.underAppeal || isOpenAppeal(appealState);

/** In the order of their likelihood. None for another one's car: whoever pays for it has nothing to say about it. */
export function stayActs(bill: ActedOnBill): readonly StayAct[] {
  if (bill.plateId === '') return [];
  if (isUnderAppeal(bill)) return ['appealOpen'];
  const acts: StayAct[] = [];
  const isOver = bill.exitTime !== '';
  if (!isOver && INSIDE.includes(bill.orderState)) acts.push('departed');
  if (bill.canAppeal === 1) acts.push(...(isOver ? (['appeal', 'notMine'] as const) : (['notMine'] as const)));
  // An open one has returned above.
  if (bill.appealState !== APPEAL_STATE.unknown) acts.push('appealOver');
  return acts;
}
