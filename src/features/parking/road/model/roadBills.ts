import { PARK_TYPE } from '@/domain/parkType';
import { PARKING_BILL_STATE } from '@/domain/stay/billState';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { isBillPayable, isBillUnpriced, toBillStatus } from '../../model/billStatus';

/** Whether a bill or place belongs to a roadside section. */
export const isRoadside = ({ parkType }: { readonly parkType: number }): boolean => parkType === PARK_TYPE.roadside;

/** Whether the server does not send the parking type, so that it may be a roadside section. */
export const isParkTypeUnknown = ({ parkType }: { readonly parkType: number }): boolean =>
  parkType === PARK_TYPE.unknown;

/** A stay that has not ended. */
export const isOngoingStay = ({ exitTime }: Pick<ParkingBill, 'exitTime'>): boolean => exitTime === '';

/** The open bills of a plate. `elsewhere`: bills that are or may be owed in a lot, or at a place of unknown type. */
export interface RoadsideAndOtherOpenBills {
  readonly road: readonly ParkingBill[];
  readonly elsewhere: readonly ParkingBill[];
}

/** Running stays first, then bills that are owed or under appeal. Each group keeps the server's order. */
export function splitRoadsideAndOtherOpenBills(bills: readonly ParkingBill[]): RoadsideAndOtherOpenBills {
  const road = bills.filter((bill) => isRoadside(bill) && isOpenBill(bill));
  return {
    road: [...road.filter(isOngoingStay), ...road.filter((bill) => !isOngoingStay(bill))],
    elsewhere: bills.filter((bill) => !isRoadside(bill) && (isBillPayable(bill) || isBillUnpriced(bill))),
  };
}

function isOpenBill(bill: ParkingBill): boolean {
  const answer = toBillStatus(bill);
  if (answer.is === 'finished') return false;
  return (
    isOngoingStay(bill) ||
    answer.is === 'due' ||
    (answer.is === 'blocked' && bill.orderState !== PARKING_BILL_STATE.closed)
  );
}

/** A berth in the form used for comparison: `泊位 a-0126` becomes A0126. */
export const normalizeBerth = (text: string): string => text.replace(/泊位|[^\p{L}\p{N}]/gu, '').toUpperCase();

/** The bills whose berth contains the typed text. */
export const filterBillsByBerth = (bills: readonly ParkingBill[], berth: string): readonly ParkingBill[] =>
  bills.filter(({ berthNo }) => berthNo !== '' && normalizeBerth(berthNo).includes(berth));

/**
 * The bills at a berth: those of ongoing stays, if there are any. If no bill has this berth, the bills whose place is
 * unknown are returned, because each of them may be at the berth.
 */
export function findBillsAtBerth(bills: readonly ParkingBill[], berth: string): readonly ParkingBill[] {
  const berthBills = filterBillsByBerth(bills, berth);
  const running = berthBills.filter(isOngoingStay);
  if (running.length > 0) return running;
  return berthBills.length > 0 ? berthBills : bills.filter((bill) => isParkTypeUnknown(bill) && bill.berthNo === '');
}

/** The text for bills that this screen does not list. */
export const billsElsewhereText = (bills: readonly ParkingBill[]): string =>
  `${bills.some(isParkTypeUnknown) ? '' : '停车场'}还有${bills.length}笔待缴`;

/**
 * How many roadside bills of a plate are open; undefined while unknown, or if the parking type of a bill is unknown.
 */
export function countOpenRoadBills(
  bills: { readonly results: readonly ParkingBill[]; readonly unread?: number } | undefined,
  plateNo: string,
): number | undefined {
  if (bills === undefined || (bills.unread ?? 0) > 0) return undefined;
  const ofPlate = bills.results.filter((bill) => (bill.plateNo || bill.formatPlateNo.replace('·', '')) === plateNo);
  const { road, elsewhere } = splitRoadsideAndOtherOpenBills(ofPlate);
  return elsewhere.some(isParkTypeUnknown) ? undefined : road.length;
}

/**
 * The text for the number of open roadside bills of a plate. While `count` is unknown, the number of all unsettled
 * bills is shown instead, if that is known.
 */
export function roadBillCountText(count: number | undefined, unfinished?: number): string {
  if (count === undefined) return unfinished === undefined ? '路内账单 —' : `${unfinished}笔未结清账单`;
  return count === 0 ? '暂无路内账单' : `${count}笔路内账单`;
}
