import { PARK_TYPE } from '@/domain/parkType';
import { BILL_STATE } from '@/domain/stay/billState';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { answerOfBill, isPayable } from '../../model/billAnswer';

/** Whether it is a bill of a section, where a car stands along the road. */
export const isRoadside = ({ parkType }: { readonly parkType: number }): boolean => parkType === PARK_TYPE.roadside;

/** A stay that has not ended. */
export const isRunning = ({ exitTime }: Pick<ParkingBill, 'exitTime'>): boolean => exitTime === '';

/** What a plate has open: at the road, and what it has to pay elsewhere. */
export interface OpenBills {
  readonly road: readonly ParkingBill[];
  readonly elsewhere: readonly ParkingBill[];
}

/** Running stays first, then what is owed or stands under appeal, each as they came. */
export function openBillsOf(bills: readonly ParkingBill[]): OpenBills {
  const road = bills.filter((bill) => isRoadside(bill) && isOpenBill(bill));
  return {
    road: [...road.filter(isRunning), ...road.filter((bill) => !isRunning(bill))],
    elsewhere: bills.filter((bill) => !isRoadside(bill) && isPayable(bill)),
  };
}

function isOpenBill(bill: ParkingBill): boolean {
  const answer = answerOfBill(bill);
  if (answer.is === 'finished') return false;
  return isRunning(bill) || answer.is === 'due' || (answer.is === 'blocked' && bill.orderState !== BILL_STATE.closed);
}

/** A berth as it is compared: `泊位 a-0126` is A0126. */
export const berthOf = (text: string): string => text.replace(/泊位|[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Those whose berth has what was typed in its number. */
export const atBerth = (bills: readonly ParkingBill[], berth: string): readonly ParkingBill[] =>
  bills.filter(({ berthNo }) => berthNo !== '' && berthOf(berthNo).includes(berth));

/** What a plate has open, in words; undefined while nobody knows. */
export function openWords(count: number | undefined): string {
  if (count === undefined) return '在停和欠费 —';
  return count === 0 ? '没有在停和欠费' : `${count}笔在停或欠费`;
}
