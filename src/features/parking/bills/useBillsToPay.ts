import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { selectSessionStatus } from '@/flows/session/sessionSlice';
import type { QueryParamsByScreenName } from '@/navigation/paths';
import { isServiceError, type ServiceError } from '@/services/base/baseQuery/serviceError';
import {
  ARREARS_PAGE_SIZE,
  PARKING_BILL_LIST_FILTER,
  type ParkingBillsArgs,
  useListParkingBillsQuery,
} from '@/services/charge/homeBillCalls';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import { type CheckoutDraft, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

import { isArrearsOnlyFilter } from '../model/isArrearsOnlyFilter';

/** A driver's choices for several bills that are not yet paid. */
export interface BatchPaymentDraft extends CheckoutDraft {
  /** Deselected bills. All others are selected. */
  readonly leftOut: readonly string[];
  readonly areChannelsOpen: boolean;
  /** Keys of bills whose missing amount the driver has requested. Absent in drafts of the former release. */
  readonly priced?: readonly string[];
}

export const EMPTY_BATCH_PAYMENT_DRAFT: BatchPaymentDraft = {
  ...EMPTY_CHECKOUT_DRAFT,
  leftOut: [],
  areChannelsOpen: false,
};

const areKeys = (value: unknown): boolean => Array.isArray(value) && value.every((key) => typeof key === 'string');

const isBillsDraft = (value: unknown): value is BatchPaymentDraft =>
  isCheckoutDraft(value) &&
  areKeys(value['leftOut']) &&
  areKeys(value['priced'] ?? []) &&
  typeof value['areChannelsOpen'] === 'boolean';

/** Selects the bills of one plate or of the driver, in all lots or in one. */
export type BillsFilter = QueryParamsByScreenName['arrearsPage'] & QueryParamsByScreenName['multiPayPage'];

export const useBatchPaymentDraft = ({ plateNo = '', arrearsOnly = '1', parkId = '' }: BillsFilter) =>
  useDraft<BatchPaymentDraft>(
    `multiPayPage:${plateNo}:${arrearsOnly}:${parkId}`,
    EMPTY_BATCH_PAYMENT_DRAFT,
    isBillsDraft,
  );

/**
 * requestType 2 queries arrears, 4 queries all. Visitors may query a plate too. The fields have the same order as in
 * app/early, so that its early response can be used.
 */
export function toParkingBillsArgs({ plateNo, plateColor, arrearsOnly }: BillsFilter): ParkingBillsArgs {
  return {
    requestType: isArrearsOnlyFilter({ plateNo, arrearsOnly })
      ? PARKING_BILL_LIST_FILTER.arrears
      : PARKING_BILL_LIST_FILTER.all,
    pageNo: 1,
    pageSize: ARREARS_PAGE_SIZE,
    ...(plateNo === undefined ? {} : { plateNo, ...(plateColor === undefined ? {} : { plateColor }) }),
    ...(plateNo !== undefined && arrearsOnly === '1' ? { arrearsOnly: 1 } : {}),
  };
}

export interface BillsToPayState extends LoadQueryResult<readonly ParkingBill[]> {
  /** Only a signed-in driver can see these bills. */
  readonly requiresSignIn: boolean;
  /** All bills in the response, including those that cannot be paid now. */
  readonly found: readonly ParkingBill[];
  readonly error: ServiceError | null;
  /** Refetches. Resolves to the bills, or to null when they could not be loaded. */
  readonly refetch: () => Promise<readonly ParkingBill[] | null>;
}

const NONE: readonly ParkingBill[] = [];

const selectBillsOfLot = (bills: readonly ParkingBill[], parkId: string | undefined): readonly ParkingBill[] =>
  parkId === undefined ? bills : bills.filter((bill) => bill.parkId === parkId);

/** The unpaid bills of the driver's own plates, or of one plate. */
export function useBillsToPay(filter: BillsFilter): BillsToPayState {
  const status = useSelector(selectSessionStatus);
  const needsDriver = filter.plateNo === undefined;
  // While a ticket is being exchanged the driver is not known yet.
  const isWaiting = needsDriver && status === 'resolving';
  const requiresSignIn = needsDriver && status === 'visitor';
  const query = useListParkingBillsQuery(toParkingBillsArgs(filter), {
    skip: requiresSignIn || isWaiting,
    refetchOnMountOrArgChange: true,
  });
  const { parkId } = filter;
  const found = useMemo(
    () => selectBillsOfLot(query.currentData?.results ?? NONE, parkId),
    [query.currentData, parkId],
  );
  const refetch = async () => {
    const fresh = await query.refetch();
    return fresh.isError || fresh.data === undefined ? null : selectBillsOfLot(fresh.data.results, parkId);
  };
  return {
    currentData: query.currentData === undefined ? undefined : found,
    isError: query.isError,
    isFetching: query.isFetching,
    error: isServiceError(query.error) ? query.error : null,
    refetch,
    requiresSignIn,
    found,
    unread: countDroppedRows(query.currentData),
  };
}
