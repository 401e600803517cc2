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
  /** 1 parked, 2 to be paid, 3 paid and not left, 7 under appeal. */
  readonly orderState: number;
  /** Of the latest appeal: 0 none, 1 submitted, 2 under review, from 3 on it is over. */
  readonly appealState: number;
  readonly canAppeal: 0 | 1;
}

const UNDER_APPEAL = 7;
const isInside = (orderState: number): boolean => orderState >= 1 && orderState <= 3;

/** Whether an objection to the bill waits for its answer. */
export const isUnderAppeal = ({ orderState, appealState }: Pick<ActedOnBill, 'orderState' | 'appealState'>): boolean =>
  orderState === UNDER_APPEAL || appealState === 1 || appealState === 2;

/** In the order of their likelihood. None for another one's car: whoever pays for it has nothing to say about it. */
export function stayActs(bill: ActedOnBill): readonly StayAct[] {
  if (bill.plateId === '') return [];
  if (isUnderAppeal(bill)) return ['appealOpen'];
  const acts: StayAct[] = [];
  const isOver = bill.exitTime !== '';
  if (!isOver && isInside(bill.orderState)) acts.push('departed');
  if (bill.canAppeal === 1) acts.push(...(isOver ? (['appeal', 'notMine'] as const) : (['notMine'] as const)));
  if (bill.appealState > 2) acts.push('appealOver');
  return acts;
}
