import { BIZ_TYPE, BIZ_TYPE_CODES } from '@/domain/payment/bizType';
import { encodePathSegment, type ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import {
  cacheKeyOptionsWithoutErrorOwner,
  createEndpointResponseOptions,
} from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { parkingChargeApi } from './parkingChargeApi';

/**
 * The orderState of a purchase; 0 unknown, in progress. `forfeited`: paid, but the driver did not come or broke the
 * rules.
 */
export const PURCHASE_STATE = {
  unknown: 0,
  unpaid: 1,
  done: 2,
  cancelled: 3,
  refunding: 4,
  refunded: 5,
  forfeited: 6,
} as const;
/**
 * The requestType of orderRecords. `done`: paid and ended. `inUse`: paid and still valid. `cancelled` includes
 * refunded ones.
 */
export const PURCHASE_LIST_FILTER = { all: 0, unpaid: 1, done: 2, cancelled: 3, inUse: 4 } as const;

/**
 * A purchase other than parking itself: a pass, an off-peak package or slot, a booking, a recharge, merchant coupons.
 * Cents.
 */
export const purchaseSchema = wire.entity({
  orderNo: wire.id(),
  bizType: wire.enumCode(BIZ_TYPE_CODES, BIZ_TYPE.pass),
  bizTypeText: wire.text(),
  title: wire.text(),
  /** Where it is valid. */
  placeText: wire.text(),
  formatPlateNos: wire.list(wire.text()),
  createTime: wire.dateTime(),
  /** The price is held until this time; empty after payment or closing. */
  expireTime: wire.dateTime(),
  startTime: wire.dateTime(),
  endTime: wire.dateTime(),
  totalFee: wire.cents(),
  paidFee: wire.centsOrZero(),
  refundFee: wire.centsOrZero(),
  payChannel: wire.count(),
  payTime: wire.dateTime(),
  orderState: wire.enumCode(Object.values(PURCHASE_STATE), PURCHASE_STATE.unknown),
  orderStateText: wire.text(),
  refundRule: wire.text(),
  canPay: wire.flag(),
  /** Possible before payment. */
  canCancel: wire.flag(),
  /** Possible after payment: it can be returned for a refund of `backFee`. */
  canRefund: wire.flag(),
  /** The refund if it were returned now. */
  backFee: wire.centsOrZero(),
  canInvoice: wire.flag(),
});
export type Purchase = wire.Infer<typeof purchaseSchema>;
export const purchasesSchema = wire.results(purchaseSchema);

export interface PurchasesArgs {
  /** A value of PURCHASE_LIST_FILTER. */
  requestType: number;
}

export const purchaseCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listPurchases: build.infiniteQuery<wire.Infer<typeof purchasesSchema>, PurchasesArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'orderRecords', query: { ...queryArg, ...toPageQuery(pageParam) } }),
      ...createEndpointResponseOptions(purchasesSchema),
      providesTags: ['Purchase'],
    }),
    getPurchase: build.query<Purchase, { orderNo: string } & ErrorDisplayOwner>({
      ...cacheKeyOptionsWithoutErrorOwner,
      query: ({ orderNo, toldBy }) => ({ path: `orderRecords/${encodePathSegment(orderNo)}`, toldBy }),
      ...createEndpointResponseOptions(purchaseSchema, { suppressErrors: 'unlisted' }), // the page shows why there is none
      providesTags: ['Purchase'],
    }),
    /**
     * Cancels an unpaid purchase, or refunds a paid one. The server refuses if the refund now differs from `backFee`.
     */
    giveBackPurchase: build.mutation<Purchase, IdempotencyKey & { orderNo: string; backFee: number }>({
      query: ({ orderNo, ...body }) => ({
        path: `orderRecords/${encodePathSegment(orderNo)}/giveBack`,
        method: 'POST',
        body,
      }),
      ...createIdempotentResponseOptions('charge', purchaseSchema),
      invalidatesTags: ['Purchase', 'Payment'],
    }),
  }),
});
export const { useListPurchasesInfiniteQuery, useGetPurchaseQuery } = purchaseCalls;
