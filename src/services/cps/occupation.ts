import { APPEAL_STATE } from '@/domain/stay/appealState';
import { encodeSegment, type ErrorHandler } from '@/services/transport/query/send';
import { respondsWith, sharedCacheKey } from '@/services/transport/store/defineService';
import { pagedQueryOptions, pageQuery } from '@/services/transport/wire/pages';
import { picture } from '@/services/transport/wire/picture';
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
} from '@/services/transport/wire/wire';

import { cpsApi } from './cpsApi';

/** The `state` of an occupation order; 0 unknown, in progress. */
export const OCCUPY_STATE = {
  unknown: 0,
  free: 1,
  running: 2,
  unpaid: 3,
  paid: 4,
  waived: 5,
  underAppeal: 6,
} as const;
const occupyState = code(Object.values(OCCUPY_STATE), OCCUPY_STATE.unknown);

/**
 * A gun that is occupied after charging. It is free until `freeEndTime`, then costs `perMinuteFee` cents for each
 * begun minute, at most `capFee` (0: no cap), until the plug is removed. `occupyFee` is the fee so far, `payFee` the
 * amount due now. Of the paid amount (`paidFee`), `refundFee` is refunded.
 */
export const occupyOrder = entity({
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
  pictures: list(picture),
  appealState: code(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  canPay: flag(),
  canAppeal: flag(),
});
export type OccupyOrder = Infer<typeof occupyOrder>;
export const occupyOrders = results(occupyOrder);

/** Whether a gun is occupied or an occupation fee is unpaid. */
export const occupyExists = entity({ exist: flag(), occupyOrderNo: optionalId(), state: occupyState });

export const occupationCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    findOccupyOrder: build.query<Infer<typeof occupyExists>, void>({
      query: () => ({ path: 'occupyOrders/exist', method: 'POST' }),
      ...respondsWith(occupyExists, { suppressErrors: 'all' }), // only a hint beside other content
      providesTags: ['OccupyOrder'],
    }),
    // Assumed: not in the published contract.
    listOccupyOrders: build.infiniteQuery<Infer<typeof occupyOrders>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'occupyOrders/msp', query: pageQuery(pageParam) }),
      ...respondsWith(occupyOrders),
      providesTags: ['OccupyOrder'],
    }),
    getOccupyOrder: build.query<OccupyOrder, { occupyOrderNo: string } & ErrorHandler>({
      ...sharedCacheKey,
      query: ({ occupyOrderNo, toldBy }) => ({ path: `occupyOrders/${encodeSegment(occupyOrderNo)}`, toldBy }),
      ...respondsWith(occupyOrder, { suppressErrors: 'unlisted' }), // the screen shows the failure; polled
      providesTags: ['OccupyOrder'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useFindOccupyOrderQuery, useListOccupyOrdersInfiniteQuery, useGetOccupyOrderQuery } = occupationCalls;
