import { respondsWith } from '@/services/transport/store/defineService';
import { PAGE_SIZE, pagedQueryOptions, pageQuery } from '@/services/transport/wire/pages';
import { cents, centsOrZero, count, entity, id, type Infer, results, text, time } from '@/services/transport/wire/wire';

import type { BillKey } from './bills';
import { chargeApi } from './chargeApi';

/** One payment for one bill. */
export const payRecord = entity({
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
export type PayRecord = Infer<typeof payRecord>;
export const payRecords = results(payRecord);

export const payRecordCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Everything the driver has paid for parking, newest first. */
    listPayRecords: build.infiniteQuery<Infer<typeof payRecords>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'parkOrders/msp/payRecords', query: pageQuery(pageParam) }),
      ...respondsWith(payRecords),
      providesTags: ['Payment', 'Bill'],
    }),
    /** The payments for one bill. */
    listPaymentsOfStay: build.query<Infer<typeof payRecords>, BillKey>({
      query: (key) => ({ path: 'parkOrders/msp/payRecords', query: { ...key, pageNo: 1, pageSize: PAGE_SIZE } }),
      ...respondsWith(payRecords, { suppressErrors: 'all' }), // the block shows the failure itself
      providesTags: ['Payment', 'Bill'],
    }),
  }),
});
export const { useListPayRecordsInfiniteQuery, useListPaymentsOfStayQuery } = payRecordCalls;
