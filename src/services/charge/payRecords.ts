import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { PAGE_SIZE, pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import type { ParkingBillKey } from './bills';
import { parkingChargeApi } from './parkingChargeApi';

/** One payment for one bill. */
export const parkingPayRecordSchema = wire.entity({
  payId: wire.id(),
  parkName: wire.text(),
  formatPlateNo: wire.text(),
  payAmount: wire.cents(),
  /** The amount that a coupon deducted, and its name. */
  couponFee: wire.centsOrZero(),
  couponName: wire.text(),
  /** The cents of it that were refunded. */
  refundFee: wire.centsOrZero(),
  paidTime: wire.dateTime(),
  payChannel: wire.count(),
  uniqueId: wire.text(),
  parkId: wire.text(),
});
export type ParkingPayRecord = wire.Infer<typeof parkingPayRecordSchema>;
export const parkingPayRecordsSchema = wire.results(parkingPayRecordSchema);

export const parkingPayRecordCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Everything the driver has paid for parking, newest first. */
    listPayRecords: build.infiniteQuery<wire.Infer<typeof parkingPayRecordsSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'parkOrders/msp/payRecords', query: toPageQuery(pageParam) }),
      ...createEndpointResponseOptions(parkingPayRecordsSchema),
      providesTags: ['Payment', 'Bill'],
    }),
    /** The payments for one bill. */
    listPaymentsOfStay: build.query<wire.Infer<typeof parkingPayRecordsSchema>, ParkingBillKey>({
      query: (key) => ({ path: 'parkOrders/msp/payRecords', query: { ...key, pageNo: 1, pageSize: PAGE_SIZE } }),
      ...createEndpointResponseOptions(parkingPayRecordsSchema, { suppressErrors: 'all' }), // the block shows the failure itself
      providesTags: ['Payment', 'Bill'],
    }),
  }),
});
export const { useListPayRecordsInfiniteQuery, useListPaymentsOfStayQuery } = parkingPayRecordCalls;
