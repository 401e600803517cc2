import { CHARGING_LIMIT_TYPE } from '@/domain/charging/chargingCodes';
import { APPEAL_STATE } from '@/domain/stay/appealState';
import { encodePathSegment, type ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import { cacheKeyWithoutErrorHandler, responseOptions } from '@/services/base/defineService/defineService';
import { idempotentResponseOptions, type RequestKey } from '@/services/base/defineService/requestLookupEndpoint';
import {
  cents,
  centsOrZero,
  code,
  count,
  decimal,
  entity,
  flag,
  id,
  type Infer,
  list,
  minutes,
  nullable,
  optionalId,
  text,
  time,
} from '@/services/schema/wire';

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
const stopReason = code(Object.values(CHARGING_STOP_REASON), CHARGING_STOP_REASON.other);
const limitType = code(Object.values(CHARGING_LIMIT_TYPE), CHARGING_LIMIT_TYPE.full);

/** Energy and cost of one price period, from `start` to `end`. */
export const chargingPeriodCostSchema = entity({
  start: time(),
  end: time(),
  kwh: decimal(),
  elecFee: cents(),
  serviceFee: cents(),
});
export type ChargingPeriodCost = Infer<typeof chargingPeriodCostSchema>;

/**
 * All details of a charging order. Fees in cents: `totalFee` = `elecFee` + `serviceFee`. Of it `discountFee` was
 * deducted, `paidFee` has been paid and `payFee` is due. SOC in percent, -1 if the car does not report it. If the
 * start failed, `stopReasonText` has the reason.
 */
export const chargingOrderDetailSchema = entity({
  ...chargingOrderFields,
  stationId: id(),
  gunNo: id(),
  plateNo: text(),
  vin: text(),
  startMode: code(Object.values(CHARGING_START_MODE), CHARGING_START_MODE.unknown),
  limitType,
  limitValue: count(),
  payMode: chargingPayModeSchema,
  /** When the charger has acknowledged the start command; empty until then. */
  ackTime: time(),
  startTime: time(),
  chargeMinutes: minutes(),
  startSoc: count(-1),
  endSoc: count(-1),
  elecFee: cents(),
  serviceFee: cents(),
  discountFee: centsOrZero(),
  paidFee: centsOrZero(),
  refundFee: centsOrZero(),
  periodItems: list(chargingPeriodCostSchema),
  stopReason,
  stopReasonText: text(),
  parkDiscountText: text(),
  /** Empty if the gun is not occupied after charging. */
  occupyOrderNo: optionalId(),
  /** Of the latest appeal. */
  appealState: code(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  canStop: flag(),
  canPay: flag(),
  canInvoice: flag(),
  canAppeal: flag(),
});
export type ChargingOrderDetail = Infer<typeof chargingOrderDetailSchema>;

/**
 * The measurements of the charger at `sampleTime`, which stops advancing when the charger goes offline. Fees in cents.
 */
export const chargingLiveDataSchema = entity({
  orderNo: id(),
  orderState: chargingStateSchema,
  orderStateText: text(),
  soc: count(-1),
  chargeKwh: decimal(),
  chargeMinutes: minutes(),
  /** Until the battery is full or the limit is reached; NaN if unknown. */
  remainMinutes: minutes(),
  powerKw: decimal(),
  voltageV: decimal(),
  currentA: decimal(),
  elecFee: cents(),
  serviceFee: cents(),
  totalFee: cents(),
  currentPeriod: nullable(chargingPricePeriodSchema),
  sampleTime: time(),
  /** 1: the balance will soon be used up. */
  balanceWarn: flag(),
  /** How much of the limit has been reached, 0 to 100. */
  limitProgress: count(),
  stopRequested: flag(),
});
export type ChargingLiveData = Infer<typeof chargingLiveDataSchema>;

/** Codes of a refused start that the driver can resolve: the balance is too small, or an earlier order is unpaid. */
export const CHARGING_START_REFUSAL_CODE = { balanceShort: '0x10d7500007', unpaid: '0x10d7510004' } as const;

export interface StartChargingArgs extends RequestKey {
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
      ...idempotentResponseOptions('cps', chargingOrderDetailSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure with instructions
      invalidatesTags: ['ChargingOrder', 'Station'],
    }),
    getChargingOrder: build.query<ChargingOrderDetail, { orderNo: string } & ErrorDisplayOwner>({
      ...cacheKeyWithoutErrorHandler,
      query: ({ orderNo, toldBy }) => ({ path: `chargingOrders/${encodePathSegment(orderNo)}`, toldBy }),
      ...responseOptions(chargingOrderDetailSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure; polled
      providesTags: ['ChargingOrder'],
      keepUnusedDataFor: 0,
    }),
    getChargingLive: build.query<ChargingLiveData, { orderNo: string }>({
      query: ({ orderNo }) => ({ path: `chargingOrders/${encodePathSegment(orderNo)}/live` }),
      ...responseOptions(chargingLiveDataSchema, { suppressErrors: 'all' }), // polled: a toast per poll would cover the screen
      keepUnusedDataFor: 0,
    }),
    /**
     * Only a request: the order is `stopping` until the charger responds, or `cancelled` if charging had not started
     * yet.
     */
    stopCharging: build.mutation<ChargingOrderDetail, RequestKey & { orderNo: string }>({
      query: ({ orderNo, ...body }) => ({
        path: `chargingOrders/${encodePathSegment(orderNo)}/stop`,
        method: 'POST',
        body,
      }),
      ...idempotentResponseOptions('cps', chargingOrderDetailSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure with instructions
      invalidatesTags: ['ChargingOrder', 'OccupyOrder', 'Station'],
    }),
  }),
});
export const { useGetChargingOrderQuery, useGetChargingLiveQuery } = chargingSessionCalls;
