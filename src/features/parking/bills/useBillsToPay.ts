import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { isPayChannel, type PayChannel } from '@/domain/payment/payChannel';
import { useDraft } from '@/flows/drafts/useDraft';
import { selectSessionStatus } from '@/flows/session/sessionSlice';
import { isPlainObject } from '@/lib/isPlainObject';
import type { QueryOf } from '@/navigation/paths';
import {
  ARREARS_PAGE_SIZE,
  PARKING_REQUEST,
  type ParkingBillsArgs,
  useListParkingBillsQuery,
} from '@/services/charge/homeBills';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { isServiceError, type ServiceError } from '@/services/transport/query/serviceError';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';

import { groupByLot, type LotBills } from './model/billRows';

/** What a driver has decided about several bills and not yet paid. */
export interface BillsDraft {
  /** Bills that are not to be paid now; everything else is chosen. */
  leftOut: readonly string[];
  channel: PayChannel | null;
  areChannelsOpen: boolean;
  /** The amount for which the button was pressed when it turned out to be too old, in cents. */
  agreedCents: number | null;
}

export const NO_DECISION: BillsDraft = { leftOut: [], channel: null, areChannelsOpen: false, agreedCents: null };

const isBillsDraft = (value: unknown): value is BillsDraft =>
  isPlainObject(value) &&
  Array.isArray(value['leftOut']) &&
  value['leftOut'].every((key) => typeof key === 'string') &&
  (value['channel'] === null || isPayChannel(value['channel'])) &&
  typeof value['areChannelsOpen'] === 'boolean' &&
  (value['agreedCents'] === null || typeof value['agreedCents'] === 'number');

export type BillsQuestion = QueryOf['multiPayPage'];

export const useBillsDraft = ({ plateNo = '', arrearsOnly = '1' }: BillsQuestion) =>
  useDraft<BillsDraft>(`multiPayPage:${plateNo}:${arrearsOnly}`, NO_DECISION, isBillsDraft);

/** requestType 2 asks for arrears, 4 for all; a plate is looked up for visitors too. The order of the fields is that of the first load. */
export function billsArgs({ plateNo, plateColor, arrearsOnly }: BillsQuestion): ParkingBillsArgs {
  const isArrears = arrearsOnly === '1' || plateNo === undefined;
  return {
    requestType: isArrears ? PARKING_REQUEST.arrears : PARKING_REQUEST.all,
    pageNo: 1,
    pageSize: ARREARS_PAGE_SIZE,
    ...(plateNo === undefined ? {} : { plateNo, ...(plateColor === undefined ? {} : { plateColor }) }),
    ...(plateNo !== undefined && arrearsOnly === '1' ? { arrearsOnly: 1 } : {}),
  };
}

export interface BillsToPay extends LoadQuery<readonly LotBills[]> {
  /** Only a signed-in driver can see them. */
  readonly isLocked: boolean;
  readonly lots: readonly LotBills[];
  /** Everything that was found, also what cannot be paid now. */
  readonly found: readonly ParkingBill[];
  readonly error: ServiceError | null;
  /** Asks again; answers the lots, or null when they could not be had. */
  readonly refetch: () => Promise<readonly LotBills[] | null>;
}

const NONE: readonly ParkingBill[] = [];

/** What is owed, by lot: of the driver's own plates, or of one plate. */
export function useBillsToPay(question: BillsQuestion): BillsToPay {
  const status = useSelector(selectSessionStatus);
  const needsDriver = question.plateNo === undefined;
  // While a ticket is being exchanged nobody knows yet who is asking.
  const isWaiting = needsDriver && status === 'resolving';
  const isLocked = needsDriver && status === 'visitor';
  const query = useListParkingBillsQuery(billsArgs(question), {
    skip: isLocked || isWaiting,
    refetchOnMountOrArgChange: true,
  });
  const found = query.currentData?.results ?? NONE;
  const lots = useMemo(() => groupByLot(found), [found]);
  const refetch = async () => {
    const fresh = await query.refetch();
    return fresh.isError || fresh.data === undefined ? null : groupByLot(fresh.data.results);
  };
  return {
    currentData: query.currentData === undefined ? undefined : lots,
    isError: query.isError,
    isFetching: query.isFetching,
    error: isServiceError(query.error) ? query.error : null,
    refetch,
    isLocked,
    lots,
    found,
  };
}
