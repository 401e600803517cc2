import { APPEAL_STATE } from '@/domain/stay/appealState';
import { encodePathSegment, type ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import {
  cacheKeyOptionsWithoutErrorOwner,
  createEndpointResponseOptions,
} from '@/services/base/defineService/defineService';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import { stayPictureSchema } from '@/services/schema/picture';
import * as wire from '@/services/schema/wire';

import { chargingApi } from './chargingApi';

/** The `state` of an idle fee order; 0 unknown, in progress. */
export const IDLE_FEE_ORDER_STATE = {
  unknown: 0,
  free: 1,
  running: 2,
  unpaid: 3,
  paid: 4,
  waived: 5,
  underAppeal: 6,
} as const;
const occupyState = wire.enumCode(Object.values(IDLE_FEE_ORDER_STATE), IDLE_FEE_ORDER_STATE.unknown);

/**
 * A gun that is occupied after charging. It is free until `freeEndTime`, then costs `perMinuteFee` cents for each
 * begun minute, at most `capFee` (0: no cap), until the plug is removed. `occupyFee` is the fee so far, `payFee` the
 * amount due now. Of the paid amount (`paidFee`), `refundFee` is refunded.
 */
export const idleFeeOrderSchema = wire.entity({
  occupyOrderNo: wire.id(),
  /** The charging order after which the fee runs. */
  orderNo: wire.id(),
  stationId: wire.id(),
  stationName: wire.text(),
  spaceNo: wire.text(),
  gunName: wire.text(),
  formatPlateNo: wire.text(),
  chargeEndTime: wire.dateTime(),
  freeMinutes: wire.minutes(),
  freeEndTime: wire.dateTime(),
  occupyStartTime: wire.dateTime(),
  occupyEndTime: wire.dateTime(),
  occupyMinutes: wire.minutes(),
  billMinutes: wire.minutes(),
  perMinuteFee: wire.cents(),
  capFee: wire.centsOrZero(),
  occupyFee: wire.cents(),
  discountFee: wire.centsOrZero(),
  paidFee: wire.centsOrZero(),
  refundFee: wire.centsOrZero(),
  payFee: wire.cents(),
  state: occupyState,
  stateText: wire.text(),
  pictures: wire.list(stayPictureSchema),
  appealState: wire.enumCode(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  canPay: wire.flag(),
  canAppeal: wire.flag(),
});
export type IdleFeeOrder = wire.Infer<typeof idleFeeOrderSchema>;
export const idleFeeOrdersSchema = wire.results(idleFeeOrderSchema);

/** Whether a gun is occupied or an idle fee is unpaid. */
export const idleFeeCheckSchema = wire.entity({
  exist: wire.flag(),
  occupyOrderNo: wire.optionalId(),
  state: occupyState,
});

export const idleFeeCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    findOccupyOrder: build.query<wire.Infer<typeof idleFeeCheckSchema>, void>({
      query: () => ({ path: 'occupyOrders/exist', method: 'POST' }),
      ...createEndpointResponseOptions(idleFeeCheckSchema, { suppressErrors: 'all' }), // only a hint beside other content
      providesTags: ['OccupyOrder'],
    }),
    // Assumed: not in the published contract.
    listOccupyOrders: build.infiniteQuery<wire.Infer<typeof idleFeeOrdersSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'occupyOrders/msp', query: toPageQuery(pageParam) }),
      ...createEndpointResponseOptions(idleFeeOrdersSchema),
      providesTags: ['OccupyOrder'],
    }),
    getOccupyOrder: build.query<IdleFeeOrder, { occupyOrderNo: string } & ErrorDisplayOwner>({
      ...cacheKeyOptionsWithoutErrorOwner,
      query: ({ occupyOrderNo, toldBy }) => ({ path: `occupyOrders/${encodePathSegment(occupyOrderNo)}`, toldBy }),
      ...createEndpointResponseOptions(idleFeeOrderSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure; polled
      providesTags: ['OccupyOrder'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useFindOccupyOrderQuery, useListOccupyOrdersInfiniteQuery, useGetOccupyOrderQuery } = idleFeeCalls;
