import { CHARGING_LIMIT_TYPE } from '@/domain/charging/chargingCodes';
import { APPEAL_STATE } from '@/domain/stay/appealState';
import { encodePathSegment, type ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import {
  cacheKeyOptionsWithoutErrorOwner,
  createEndpointResponseOptions,
} from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import * as wire from '@/services/schema/wire';

import { chargingApi } from './chargingApi';
import { chargingOrderFields, chargingPayModeSchema, chargingStateSchema } from './chargingOrders';
import { chargingPricePeriodSchema } from './stations';

/** The `startMode`: how the session was started. */
export const CHARGING_START_MODE = { unknown: 0, scan: 1, card: 2, vin: 3, reserved: 4 } as const;
/** The `stopReason`; 0 while it has not stopped. */
export const CHARGING_STOP_REASON = {
  none: 0,
  driver: 1,
  full: 2,
  limit: 3,
  balanceShort: 4,
  unplugged: 5,
  vehicle: 6,
  emergency: 7,
  broken: 8,
  lineLost: 9,
  other: 99,
} as const;
const stopReason = wire.enumCode(Object.values(CHARGING_STOP_REASON), CHARGING_STOP_REASON.other);
const limitType = wire.enumCode(Object.values(CHARGING_LIMIT_TYPE), CHARGING_LIMIT_TYPE.full);

/** Energy and cost of one price period, from `start` to `end`. */
export const chargingPeriodCostSchema = wire.entity({
  start: wire.dateTime(),
  end: wire.dateTime(),
  kwh: wire.decimal(),
  elecFee: wire.cents(),
  serviceFee: wire.cents(),
});
export type ChargingPeriodCost = wire.Infer<typeof chargingPeriodCostSchema>;

/**
 * All details of a charging order. Fees in cents: `totalFee` = `elecFee` + `serviceFee`. Of it `discountFee` was
 * deducted, `paidFee` has been paid and `payFee` is due. SOC in percent, -1 if the car does not report it. If the
 * start failed, `stopReasonText` has the reason.
 */
export const chargingOrderDetailSchema = wire.entity({
  ...chargingOrderFields,
  stationId: wire.id(),
  gunNo: wire.id(),
  plateNo: wire.text(),
  vin: wire.text(),
  startMode: wire.enumCode(Object.values(CHARGING_START_MODE), CHARGING_START_MODE.unknown),
  limitType,
  limitValue: wire.count(),
  payMode: chargingPayModeSchema,
  /** When the charger has acknowledged the start command; empty until then. */
  ackTime: wire.dateTime(),
  startTime: wire.dateTime(),
  chargeMinutes: wire.minutes(),
  startSoc: wire.count(-1),
  endSoc: wire.count(-1),
  elecFee: wire.cents(),
  serviceFee: wire.cents(),
  discountFee: wire.centsOrZero(),
  paidFee: wire.centsOrZero(),
  refundFee: wire.centsOrZero(),
  periodItems: wire.list(chargingPeriodCostSchema),
  stopReason,
  stopReasonText: wire.text(),
  parkDiscountText: wire.text(),
  /** Empty if the gun is not occupied after charging. */
  occupyOrderNo: wire.optionalId(),
  /** Of the latest appeal. */
  appealState: wire.enumCode(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  canStop: wire.flag(),
  canPay: wire.flag(),
  canInvoice: wire.flag(),
  canAppeal: wire.flag(),
});
export type ChargingOrderDetail = wire.Infer<typeof chargingOrderDetailSchema>;

/**
 * The measurements of the charger at `sampleTime`, which stops advancing when the charger goes offline. Fees in cents.
 */
export const chargingLiveDataSchema = wire.entity({
  orderNo: wire.id(),
  orderState: chargingStateSchema,
  orderStateText: wire.text(),
  soc: wire.count(-1),
  chargeKwh: wire.decimal(),
  chargeMinutes: wire.minutes(),
  /** Until the battery is full or the limit is reached; NaN if unknown. */
  remainMinutes: wire.minutes(),
  powerKw: wire.decimal(),
  voltageV: wire.decimal(),
  currentA: wire.decimal(),
  elecFee: wire.cents(),
  serviceFee: wire.cents(),
  totalFee: wire.cents(),
  currentPeriod: wire.nullable(chargingPricePeriodSchema),
  sampleTime: wire.dateTime(),
  /** 1: the balance will soon be used up. */
  balanceWarn: wire.flag(),
  /** How much of the limit has been reached, 0 to 100. */
  limitProgress: wire.count(),
  stopRequested: wire.flag(),
});
export type ChargingLiveData = wire.Infer<typeof chargingLiveDataSchema>;

/** Codes of a refused start that the driver can resolve: the balance is too small, or an earlier order is unpaid. */
export const CHARGING_START_REFUSAL_CODE = { balanceShort: '0x10d7500007', unpaid: '0x10d7510004' } as const;

export interface StartChargingArgs extends IdempotencyKey {
  gunNo: string;
  /** For a discount on parking; empty if there is none. */
  plateNo: string;
  limitType: number;
  /** In the unit of its type (CHARGING_LIMIT_TYPE); 0 for a full battery. */
  limitValue: number;
  payMode: number;
}

export const chargingSessionCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Accepted does not mean started: poll the order's state. The same `requestId` creates only one order. */
    startCharging: build.mutation<ChargingOrderDetail, StartChargingArgs>({
      query: (body) => ({ path: 'chargingOrders', method: 'POST', body }),
      ...createIdempotentResponseOptions('cps', chargingOrderDetailSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure with instructions
      invalidatesTags: ['ChargingOrder', 'Station'],
    }),
    getChargingOrder: build.query<ChargingOrderDetail, { orderNo: string } & ErrorDisplayOwner>({
      ...cacheKeyOptionsWithoutErrorOwner,
      query: ({ orderNo, toldBy }) => ({ path: `chargingOrders/${encodePathSegment(orderNo)}`, toldBy }),
      ...createEndpointResponseOptions(chargingOrderDetailSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure; polled
      providesTags: ['ChargingOrder'],
      keepUnusedDataFor: 0,
    }),
    getChargingLive: build.query<ChargingLiveData, { orderNo: string }>({
      query: ({ orderNo }) => ({ path: `chargingOrders/${encodePathSegment(orderNo)}/live` }),
      ...createEndpointResponseOptions(chargingLiveDataSchema, { suppressErrors: 'all' }), // polled: a toast per poll would cover the screen
      keepUnusedDataFor: 0,
    }),
    /**
     * Only a request: the order is `stopping` until the charger responds, or `cancelled` if charging had not started
     * yet.
     */
    stopCharging: build.mutation<ChargingOrderDetail, IdempotencyKey & { orderNo: string }>({
      query: ({ orderNo, ...body }) => ({
        path: `chargingOrders/${encodePathSegment(orderNo)}/stop`,
        method: 'POST',
        body,
      }),
      ...createIdempotentResponseOptions('cps', chargingOrderDetailSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure with instructions
      invalidatesTags: ['ChargingOrder', 'OccupyOrder', 'Station'],
    }),
  }),
});
export const { useGetChargingOrderQuery, useGetChargingLiveQuery } = chargingSessionCalls;
