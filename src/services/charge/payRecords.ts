import { responseOptions } from '@/services/base/defineService/defineService';
import { PAGE_SIZE, pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import { cents, centsOrZero, count, entity, id, type Infer, results, text, time } from '@/services/schema/wire';

import type { ParkingBillKey } from './bills';
import { parkingChargeApi } from './parkingChargeApi';

/** One payment for one bill. */
export const parkingPayRecordSchema = entity({
  payId: id(),
  parkName: text(),
  formatPlateNo: text(),
  payAmount: cents(),
  /** The amount that a coupon deducted, and its name. */
  couponFee: centsOrZero(),
  couponName: text(),
  /** The cents of it that were refunded. */
  refundFee: centsOrZero(),
  paidTime: time(),
  payChannel: count(),
  uniqueId: text(),
  parkId: text(),
});
export type ParkingPayRecord = Infer<typeof parkingPayRecordSchema>;
export const parkingPayRecordsSchema = results(parkingPayRecordSchema);

export const parkingPayRecordCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Everything the driver has paid for parking, newest first. */
    listPayRecords: build.infiniteQuery<Infer<typeof parkingPayRecordsSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'parkOrders/msp/payRecords', query: toPageQuery(pageParam) }),
      ...responseOptions(parkingPayRecordsSchema),
      providesTags: ['Payment', 'Bill'],
    }),
    /** The payments for one bill. */
    listPaymentsOfStay: build.query<Infer<typeof parkingPayRecordsSchema>, ParkingBillKey>({
      query: (key) => ({ path: 'parkOrders/msp/payRecords', query: { ...key, pageNo: 1, pageSize: PAGE_SIZE } }),
      ...responseOptions(parkingPayRecordsSchema, { suppressErrors: 'all' }), // the block shows the failure itself
      providesTags: ['Payment', 'Bill'],
    }),
  }),
});
export const { useListPayRecordsInfiniteQuery, useListPaymentsOfStayQuery } = parkingPayRecordCalls;
