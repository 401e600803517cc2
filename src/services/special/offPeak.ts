import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { responseOptions } from '@/services/base/defineService/defineService';
import { idempotentResponseOptions, type RequestKey } from '@/services/base/defineService/requestLookupEndpoint';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import {
  cents,
  centsOrZero,
  code,
  count,
  day,
  entity,
  flag,
  id,
  type Infer,
  list,
  optionalId,
  requiredText,
  results,
  text,
  time,
} from '@/services/schema/wire';

import { passOffPeakApi } from './passOffPeakApi';
import { weeklyHoursSchema } from './timeRange';

/**
 * Off-peak packages: parking in the weekly hours of `timeRanges` for `days` days. Money in cents; -1 means unlimited.
 */
export const offPeakPackageSchema = entity({
  bagId: id(),
  bagName: requiredText(),
  parkId: text(),
  parkName: text(),
  timeRanges: list(weeklyHoursSchema),
  days: count(),
  bagFee: cents(),
  /** As text. */
  overtimeRule: text(),
  maxPlates: count(1),
  leftNum: count(),
  totalNum: count(),
});
export type OffPeakPackage = Infer<typeof offPeakPackageSchema>;
export const offPeakPackagesSchema = results(offPeakPackageSchema);

/** One night (or other off-peak time) at a lot that can be booked. Money in cents. */
export const offPeakSlotSchema = entity({
  bookId: id(),
  parkId: text(),
  parkName: text(),
  bookDate: day(),
  slotStart: time(),
  slotEnd: time(),
  /** The car must drive in by this time, otherwise the booking is a breach. */
  latestEntryTime: time(),
  latestExitTime: time(),
  bookFee: cents(),
  /** Refunded if the driver keeps the booking. */
  depositFee: centsOrZero(),
  /** Cancelling is free until this time. */
  cancelFreeTime: time(),
  leftNum: count(),
  totalNum: count(),
  /** As text. */
  overtimeRule: text(),
});
export type OffPeakSlot = Infer<typeof offPeakSlotSchema>;
export const offPeakSlotsSchema = results(offPeakSlotSchema);

/** The `kind` of an off-peak order. */
export const OFF_PEAK_ORDER_KIND = { unknown: 0, package: 1, slot: 2 } as const;

/** The `state` of an off-peak order. */
export const OFF_PEAK_ORDER_STATE = {
  unknown: 0,
  unpaid: 1,
  pending: 2,
  inUse: 3,
  finished: 4,
  cancelled: 5,
  violated: 6,
  refunding: 7,
  refunded: 8,
} as const;

/** An off-peak order for a package or a slot. Money in cents. */
export const offPeakOrderSchema = entity({
  orderNo: id(),
  kind: code(Object.values(OFF_PEAK_ORDER_KIND), OFF_PEAK_ORDER_KIND.unknown),
  /** bagId or bookId. */
  itemId: text(),
  itemName: text(),
  parkId: text(),
  parkName: text(),
  formatPlateNo: text(),
  plates: list(entity({ plateId: optionalId(), formatPlateNo: requiredText() })),
  timeRanges: list(weeklyHoursSchema),
  startTime: time(),
  endTime: time(),
  latestEntryTime: time(),
  cancelFreeTime: time(),
  enterTime: time(),
  exitTime: time(),
  usedNum: count(),
  leftDays: count(),
  /** The stay of the last use: with `parkId` it identifies the bill on which overtime is paid. */
  uniqueId: optionalId(),
  /** When the hours of the last use end. A car that is still inside then pays for overtime. */
  hoursEndTime: time(),
  overtimeMinutes: count(),
  overtimeFee: centsOrZero(),
  /** The unpaid part of it. */
  overtimeDueFee: centsOrZero(),
  /** The price per hour, and the maximum cost of one use. */
  overtimeHourFee: cents(),
  overtimeCapFee: cents(),
  overtimeRule: text(),
  payFee: cents(),
  depositFee: centsOrZero(),
  refundFee: centsOrZero(),
  /** Payment deadline; empty after payment or closing. */
  expireTime: time(),
  canCancel: flag(),
  /** The cost of cancelling now, and the refund. */
  cancelFee: centsOrZero(),
  cancelRefundFee: centsOrZero(),
  cancelTip: text(),
  canRenew: flag(),
  state: code(Object.values(OFF_PEAK_ORDER_STATE), OFF_PEAK_ORDER_STATE.unknown),
  stateText: text(),
  violationCount: count(),
});
export type OffPeakOrder = Infer<typeof offPeakOrderSchema>;
export const offPeakOrdersSchema = results(offPeakOrderSchema);

export interface CreateOffPeakPackageOrderArgs extends RequestKey {
  bagId: string;
  plateIds: readonly string[];
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** The order that it renews. */
  renewOf?: string;
}

export const offPeakCalls = passOffPeakApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listOffPeakPackages: build.query<Infer<typeof offPeakPackagesSchema>, { parkId?: string }>({
      query: (query) => ({ path: 'diffTimeBags', query: { ...query } }),
      ...responseOptions(offPeakPackagesSchema, { suppressErrors: 'unlisted' }), // the page shows the failure itself
      providesTags: ['OffPeak'],
    }),
    /** `bookDate` `YYYY-MM-DD`; without it, the next seven days. */
    listOffPeakSlots: build.query<Infer<typeof offPeakSlotsSchema>, { parkId: string; bookDate?: string }>({
      query: (query) => ({ path: 'diffTimeBooks', query: { ...query } }),
      ...responseOptions(offPeakSlotsSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['OffPeak'],
      keepUnusedDataFor: 0,
    }),
    listPackageOrders: build.infiniteQuery<Infer<typeof offPeakOrdersSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'diffTimeBagOrders', query: toPageQuery(pageParam) }),
      ...responseOptions(offPeakOrdersSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['OffPeakOrder'],
    }),
    getPackageOrder: build.query<OffPeakOrder, { orderNo: string }>({
      query: ({ orderNo }) => ({ path: `diffTimeBagOrders/${encodePathSegment(orderNo)}` }),
      ...responseOptions(offPeakOrderSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['OffPeakOrder'],
    }),
    /** Paid as bizType 4. */
    createPackageOrder: build.mutation<OffPeakOrder, CreateOffPeakPackageOrderArgs>({
      query: (body) => ({ path: 'diffTimeBagOrders', method: 'POST', body }),
      ...idempotentResponseOptions('special', offPeakOrderSchema, { suppressErrors: 'unlisted' }), // the form shows the failure itself
      invalidatesTags: ['OffPeak', 'OffPeakOrder'],
    }),
    cancelPackageOrder: build.mutation<OffPeakOrder, RequestKey & { orderNo: string }>({
      query: ({ orderNo, ...body }) => ({
        path: `diffTimeBagOrders/${encodePathSegment(orderNo)}/cancel`,
        method: 'POST',
        body,
      }),
      ...idempotentResponseOptions('special', offPeakOrderSchema),
      invalidatesTags: ['OffPeak', 'OffPeakOrder'],
    }),
    listSlotOrders: build.infiniteQuery<Infer<typeof offPeakOrdersSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'diffTimeBookOrders', query: toPageQuery(pageParam) }),
      ...responseOptions(offPeakOrdersSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['OffPeakOrder'],
    }),
    getSlotOrder: build.query<OffPeakOrder, { orderNo: string }>({
      query: ({ orderNo }) => ({ path: `diffTimeBookOrders/${encodePathSegment(orderNo)}` }),
      ...responseOptions(offPeakOrderSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['OffPeakOrder'],
    }),
    /** Paid as bizType 5, including the deposit. */
    createSlotOrder: build.mutation<OffPeakOrder, RequestKey & { bookId: string; plateId: string }>({
      query: (body) => ({ path: 'diffTimeBookOrders', method: 'POST', body }),
      ...idempotentResponseOptions('special', offPeakOrderSchema, { suppressErrors: 'unlisted' }), // the form shows the failure itself
      invalidatesTags: ['OffPeak', 'OffPeakOrder'],
    }),
    cancelSlotOrder: build.mutation<OffPeakOrder, RequestKey & { orderNo: string }>({
      query: ({ orderNo, ...body }) => ({
        path: `diffTimeBookOrders/${encodePathSegment(orderNo)}/cancel`,
        method: 'POST',
        body,
      }),
      ...idempotentResponseOptions('special', offPeakOrderSchema),
      invalidatesTags: ['OffPeak', 'OffPeakOrder'],
    }),
    /** The orders whose car is in the lot now. */
    listOffPeakUses: build.query<Infer<typeof offPeakOrdersSchema>, void>({
      query: () => ({ path: 'diffTimeUses' }),
      ...responseOptions(offPeakOrdersSchema, { suppressErrors: 'all' }), // home omits it if unknown
      providesTags: ['OffPeakOrder'],
    }),
  }),
});
export const {
  useListOffPeakPackagesQuery,
  useListOffPeakSlotsQuery,
  useListPackageOrdersInfiniteQuery,
  useGetPackageOrderQuery,
  useListSlotOrdersInfiniteQuery,
  useGetSlotOrderQuery,
  useListOffPeakUsesQuery,
} = offPeakCalls;
