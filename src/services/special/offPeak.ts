import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { createEntityTag, createListTag, getProvidedEntityTags } from '@/services/base/defineService/entityTags';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { passOffPeakApi } from './passOffPeakApi';
import { weeklyParkingHoursSchema } from './timeRange';

/**
 * Off-peak packages: parking in the weekly hours of `timeRanges` for `days` days. Money in cents; -1 means unlimited.
 */
export const offPeakPackageSchema = wire.entity({
  bagId: wire.id(),
  bagName: wire.requiredText(),
  parkId: wire.text(),
  parkName: wire.text(),
  timeRanges: wire.list(weeklyParkingHoursSchema),
  days: wire.count(),
  bagFee: wire.cents(),
  /** As text. */
  overtimeRule: wire.text(),
  maxPlates: wire.count(1),
  leftNum: wire.count(),
  totalNum: wire.count(),
});
export type OffPeakPackage = wire.Infer<typeof offPeakPackageSchema>;
export const offPeakPackagesSchema = wire.results(offPeakPackageSchema);

/** One night (or other off-peak time) at a lot that can be booked. Money in cents. */
export const offPeakSlotSchema = wire.entity({
  bookId: wire.id(),
  parkId: wire.text(),
  parkName: wire.text(),
  bookDate: wire.day(),
  slotStart: wire.dateTime(),
  slotEnd: wire.dateTime(),
  /** The car must drive in by this time, otherwise the booking is a breach. */
  latestEntryTime: wire.dateTime(),
  latestExitTime: wire.dateTime(),
  bookFee: wire.cents(),
  /** Refunded if the driver keeps the booking. */
  depositFee: wire.centsOrZero(),
  /** Cancelling is free until this time. */
  cancelFreeTime: wire.dateTime(),
  leftNum: wire.count(),
  totalNum: wire.count(),
  /** As text. */
  overtimeRule: wire.text(),
});
export type OffPeakSlot = wire.Infer<typeof offPeakSlotSchema>;
export const offPeakSlotsSchema = wire.results(offPeakSlotSchema);

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
export const offPeakOrderSchema = wire.entity({
  orderNo: wire.id(),
  kind: wire.enumCode(Object.values(OFF_PEAK_ORDER_KIND), OFF_PEAK_ORDER_KIND.unknown),
  /** bagId or bookId. */
  itemId: wire.text(),
  itemName: wire.text(),
  parkId: wire.text(),
  parkName: wire.text(),
  formatPlateNo: wire.text(),
  plates: wire.list(wire.entity({ plateId: wire.optionalId(), formatPlateNo: wire.requiredText() })),
  timeRanges: wire.list(weeklyParkingHoursSchema),
  startTime: wire.dateTime(),
  endTime: wire.dateTime(),
  latestEntryTime: wire.dateTime(),
  cancelFreeTime: wire.dateTime(),
  enterTime: wire.dateTime(),
  exitTime: wire.dateTime(),
  usedNum: wire.count(),
  leftDays: wire.count(),
  /** The stay of the last use: with `parkId` it identifies the bill on which overtime is paid. */
  uniqueId: wire.optionalId(),
  /** When the hours of the last use end. A car that is still inside then pays for overtime. */
  hoursEndTime: wire.dateTime(),
  overtimeMinutes: wire.count(),
  overtimeFee: wire.centsOrZero(),
  /** The unpaid part of it. */
  overtimeDueFee: wire.centsOrZero(),
  /** The price per hour, and the maximum cost of one use. */
  overtimeHourFee: wire.cents(),
  overtimeCapFee: wire.cents(),
  overtimeRule: wire.text(),
  payFee: wire.cents(),
  depositFee: wire.centsOrZero(),
  refundFee: wire.centsOrZero(),
  /** Payment deadline; empty after payment or closing. */
  expireTime: wire.dateTime(),
  canCancel: wire.flag(),
  /** The cost of cancelling now, and the refund. */
  cancelFee: wire.centsOrZero(),
  cancelRefundFee: wire.centsOrZero(),
  cancelTip: wire.text(),
  canRenew: wire.flag(),
  state: wire.enumCode(Object.values(OFF_PEAK_ORDER_STATE), OFF_PEAK_ORDER_STATE.unknown),
  stateText: wire.text(),
  violationCount: wire.count(),
});
export type OffPeakOrder = wire.Infer<typeof offPeakOrderSchema>;
export const offPeakOrdersSchema = wire.results(offPeakOrderSchema);

export interface CreateOffPeakPackageOrderArgs extends IdempotencyKey {
  bagId: string;
  plateIds: readonly string[];
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** The order that it renews. */
  renewOf?: string;
}

const toOrderNo = ({ orderNo }: Pick<OffPeakOrder, 'orderNo'>) => orderNo;

export const offPeakCalls = passOffPeakApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listOffPeakPackages: build.query<wire.Infer<typeof offPeakPackagesSchema>, { parkId?: string }>({
      query: (query) => ({ path: 'diffTimeBags', query: { ...query } }),
      ...createEndpointResponseOptions(offPeakPackagesSchema, { suppressErrors: 'unlisted' }), // the page shows the failure itself
      providesTags: ['OffPeak'],
    }),
    /** `bookDate` `YYYY-MM-DD`; without it, the next seven days. */
    listOffPeakSlots: build.query<wire.Infer<typeof offPeakSlotsSchema>, { parkId: string; bookDate?: string }>({
      query: (query) => ({ path: 'diffTimeBooks', query: { ...query } }),
      ...createEndpointResponseOptions(offPeakSlotsSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['OffPeak'],
      keepUnusedDataFor: 0,
    }),
    listPackageOrders: build.infiniteQuery<wire.Infer<typeof offPeakOrdersSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'diffTimeBagOrders', query: toPageQuery(pageParam) }),
      ...createEndpointResponseOptions(offPeakOrdersSchema, { suppressErrors: 'unlisted' }),
      providesTags: (data) =>
        getProvidedEntityTags(
          'OffPeakOrder',
          toOrderNo,
          data?.pages.flatMap(({ results }) => results),
        ),
    }),
    getPackageOrder: build.query<OffPeakOrder, { orderNo: string }>({
      query: ({ orderNo }) => ({ path: `diffTimeBagOrders/${encodePathSegment(orderNo)}` }),
      ...createEndpointResponseOptions(offPeakOrderSchema, { suppressErrors: 'unlisted' }),
      providesTags: (_order, _error, args) => [createEntityTag('OffPeakOrder', toOrderNo(args))],
    }),
    /** Paid as bizType 4. */
    createPackageOrder: build.mutation<OffPeakOrder, CreateOffPeakPackageOrderArgs>({
      query: (body) => ({ path: 'diffTimeBagOrders', method: 'POST', body }),
      ...createIdempotentResponseOptions('special', offPeakOrderSchema, { suppressErrors: 'unlisted' }), // the form shows the failure itself
      invalidatesTags: (_order, _error, { renewOf }) => [
        ...(renewOf === undefined ? [] : [createEntityTag('OffPeakOrder', renewOf)]),
        createListTag('OffPeakOrder'),
        'OffPeak',
      ],
    }),
    cancelPackageOrder: build.mutation<OffPeakOrder, IdempotencyKey & { orderNo: string }>({
      query: ({ orderNo, ...body }) => ({
        path: `diffTimeBagOrders/${encodePathSegment(orderNo)}/cancel`,
        method: 'POST',
        body,
      }),
      ...createIdempotentResponseOptions('special', offPeakOrderSchema),
      // All orders: the number of cancellations of the day is part of what cancelling another one costs.
      invalidatesTags: ['OffPeak', 'OffPeakOrder'],
    }),
    listSlotOrders: build.infiniteQuery<wire.Infer<typeof offPeakOrdersSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'diffTimeBookOrders', query: toPageQuery(pageParam) }),
      ...createEndpointResponseOptions(offPeakOrdersSchema, { suppressErrors: 'unlisted' }),
      providesTags: (data) =>
        getProvidedEntityTags(
          'OffPeakOrder',
          toOrderNo,
          data?.pages.flatMap(({ results }) => results),
        ),
    }),
    getSlotOrder: build.query<OffPeakOrder, { orderNo: string }>({
      query: ({ orderNo }) => ({ path: `diffTimeBookOrders/${encodePathSegment(orderNo)}` }),
      ...createEndpointResponseOptions(offPeakOrderSchema, { suppressErrors: 'unlisted' }),
      providesTags: (_order, _error, args) => [createEntityTag('OffPeakOrder', toOrderNo(args))],
    }),
    /** Paid as bizType 5, including the deposit. */
    createSlotOrder: build.mutation<OffPeakOrder, IdempotencyKey & { bookId: string; plateId: string }>({
      query: (body) => ({ path: 'diffTimeBookOrders', method: 'POST', body }),
      ...createIdempotentResponseOptions('special', offPeakOrderSchema, { suppressErrors: 'unlisted' }), // the form shows the failure itself
      invalidatesTags: [createListTag('OffPeakOrder'), 'OffPeak'],
    }),
    cancelSlotOrder: build.mutation<OffPeakOrder, IdempotencyKey & { orderNo: string }>({
      query: ({ orderNo, ...body }) => ({
        path: `diffTimeBookOrders/${encodePathSegment(orderNo)}/cancel`,
        method: 'POST',
        body,
      }),
      ...createIdempotentResponseOptions('special', offPeakOrderSchema),
      // All orders: the number of cancellations of the day is part of what cancelling another one costs.
      invalidatesTags: ['OffPeak', 'OffPeakOrder'],
    }),
    /** The orders whose car is in the lot now. */
    listOffPeakUses: build.query<wire.Infer<typeof offPeakOrdersSchema>, void>({
      query: () => ({ path: 'diffTimeUses' }),
      ...createEndpointResponseOptions(offPeakOrdersSchema, { suppressErrors: 'all' }), // home omits it if unknown
      providesTags: (data) => getProvidedEntityTags('OffPeakOrder', toOrderNo, data?.results),
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
