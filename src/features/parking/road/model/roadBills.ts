import { PARK_TYPE } from '@/domain/parkType';
import { BILL_STATE } from '@/domain/stay/billState';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { answerOfBill, isPayable, isUnpriced } from '../../model/billAnswer';

/** Whether a bill belongs to a section, where cars park along the road. */
export const isRoadside = ({ parkType }: { readonly parkType: number }): boolean => parkType === PARK_TYPE.roadside;

/** Whether the server does not say where this is, so that it may be along a road. */
export const isAnywhere = ({ parkType }: { readonly parkType: number }): boolean => parkType === PARK_TYPE.unknown;

/** A stay that has not ended. */
export const isRunning = ({ exitTime }: Pick<ParkingBill, 'exitTime'>): boolean => exitTime === '';

/** The open bills of a plate: road-side bills, and bills elsewhere, or at a place that the server does not tell, that may be owed. */
export interface OpenBills {
  readonly road: readonly ParkingBill[];
  readonly elsewhere: readonly ParkingBill[];
}

/** Running stays first, then bills that are owed or under appeal. Each group keeps the server's order. */
export function openBillsOf(bills: readonly ParkingBill[]): OpenBills {
  const road = bills.filter((bill) => isRoadside(bill) && isOpenBill(bill));
  return {
    road: [...road.filter(isRunning), ...road.filter((bill) => !isRunning(bill))],
    elsewhere: bills.filter((bill) => !isRoadside(bill) && (isPayable(bill) || isUnpriced(bill))),
  };
}

function isOpenBill(bill: ParkingBill): boolean {
  const answer = answerOfBill(bill);
  if (answer.is === 'finished') return false;
  return isRunning(bill) || answer.is === 'due' || (answer.is === 'blocked' && bill.orderState !== BILL_STATE.closed);
}

/** A berth in the form used for comparison: `泊位 a-0126` becomes A0126. */
export const berthOf = (text: string): string => text.replace(/泊位|[^\p{L}\p{N}]/gu, '').toUpperCase();

/** The bills whose berth contains the typed text. */
export const atBerth = (bills: readonly ParkingBill[], berth: string): readonly ParkingBill[] =>
  bills.filter(({ berthNo }) => berthNo !== '' && berthOf(berthNo).includes(berth));

/** The bills at a berth, of the car that stands there if one does. Where the server names no berth, any of them may be there. */
export function mayBeAtBerth(bills: readonly ParkingBill[], berth: string): readonly ParkingBill[] {
  const there = atBerth(bills, berth);
  const running = there.filter(isRunning);
  if (running.length > 0) return running;
  return there.length > 0 ? there : bills.filter((bill) => isAnywhere(bill) && bill.berthNo === '');
}

/** What is said of bills that this screen does not list. */
export const elsewhereWords = (bills: readonly ParkingBill[]): string =>
  `${bills.some(isAnywhere) ? '' : '停车场'}还有${bills.length}笔待缴`;

/** How many bills of a plate are open along a road; undefined while that is unknown, or where a bill does not say whether it is along one. */
export function openCount(
  bills: { readonly results: readonly ParkingBill[]; readonly unread?: number } | undefined,
  plateNo: string,
): number | undefined {
  if (bills === undefined || (bills.unread ?? 0) > 0) return undefined;
  const ofPlate = bills.results.filter((bill) => (bill.plateNo || bill.formatPlateNo.replace('·', '')) === plateNo);
  const { road, elsewhere } = openBillsOf(ofPlate);
  return elsewhere.some(isAnywhere) ? undefined : road.length;
}

/**
 * The number of open bills of a plate along a road, in words; undefined while it is unknown. Then the number of all its bills that are not settled is
 * said instead, if that is known.
 */
export function openWords(count: number | undefined, unfinished?: number): string {
  if (count === undefined) return unfinished === undefined ? '路内账单 —' : `${unfinished}笔未结清账单`;
  return count === 0 ? '暂无路内账单' : `${count}笔路内账单`;
}
