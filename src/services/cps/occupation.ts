import { APPEAL_STATE } from '@/domain/stay/appealState';
import { encodePathSegment, type ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import { cacheKeyWithoutErrorHandler, responseOptions } from '@/services/base/defineService/defineService';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import { stayPictureSchema } from '@/services/schema/picture';
import {
  cents,
  centsOrZero,
  code,
  entity,
  flag,
  id,
  type Infer,
  list,
  minutes,
  optionalId,
  results,
  text,
  time,
} from '@/services/schema/wire';

import { chargingApi } from './chargingApi';

/** The `state` of an occupation order; 0 unknown, in progress. */
export const OCCUPATION_ORDER_STATE = {
  unknown: 0,
  free: 1,
  running: 2,
  unpaid: 3,
  paid: 4,
  waived: 5,
  underAppeal: 6,
} as const;
const occupyState = code(Object.values(OCCUPATION_ORDER_STATE), OCCUPATION_ORDER_STATE.unknown);

/**
 * A gun that is occupied after charging. It is free until `freeEndTime`, then costs `perMinuteFee` cents for each
 * begun minute, at most `capFee` (0: no cap), until the plug is removed. `occupyFee` is the fee so far, `payFee` the
 * amount due now. Of the paid amount (`paidFee`), `refundFee` is refunded.
 */
export const occupationOrderSchema = entity({
  occupyOrderNo: id(),
  /** The charging order that the occupation follows. */
  orderNo: id(),
  stationId: id(),
  stationName: text(),
  spaceNo: text(),
  gunName: text(),
  formatPlateNo: text(),
  chargeEndTime: time(),
  freeMinutes: minutes(),
  freeEndTime: time(),
  occupyStartTime: time(),
  occupyEndTime: time(),
  occupyMinutes: minutes(),
  billMinutes: minutes(),
  perMinuteFee: cents(),
  capFee: centsOrZero(),
  occupyFee: cents(),
  discountFee: centsOrZero(),
  paidFee: centsOrZero(),
  refundFee: centsOrZero(),
  payFee: cents(),
  state: occupyState,
  stateText: text(),
  pictures: list(stayPictureSchema),
  appealState: code(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  canPay: flag(),
  canAppeal: flag(),
});
export type OccupationOrder = Infer<typeof occupationOrderSchema>;
export const occupationOrdersSchema = results(occupationOrderSchema);

/** Whether a gun is occupied or an occupation fee is unpaid. */
export const occupationCheckSchema = entity({ exist: flag(), occupyOrderNo: optionalId(), state: occupyState });

export const gunOccupationCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    findOccupyOrder: build.query<Infer<typeof occupationCheckSchema>, void>({
      query: () => ({ path: 'occupyOrders/exist', method: 'POST' }),
      ...responseOptions(occupationCheckSchema, { suppressErrors: 'all' }), // only a hint beside other content
      providesTags: ['OccupyOrder'],
    }),
    // Assumed: not in the published contract.
    listOccupyOrders: build.infiniteQuery<Infer<typeof occupationOrdersSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'occupyOrders/msp', query: toPageQuery(pageParam) }),
      ...responseOptions(occupationOrdersSchema),
      providesTags: ['OccupyOrder'],
    }),
    getOccupyOrder: build.query<OccupationOrder, { occupyOrderNo: string } & ErrorDisplayOwner>({
      ...cacheKeyWithoutErrorHandler,
      query: ({ occupyOrderNo, toldBy }) => ({ path: `occupyOrders/${encodePathSegment(occupyOrderNo)}`, toldBy }),
      ...responseOptions(occupationOrderSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure; polled
      providesTags: ['OccupyOrder'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useFindOccupyOrderQuery, useListOccupyOrdersInfiniteQuery, useGetOccupyOrderQuery } = gunOccupationCalls;
