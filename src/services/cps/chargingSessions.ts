import { CHARGING_LIMIT } from '@/domain/charging/chargingCodes';
import { APPEAL_STATE } from '@/domain/stay/appealState';
import { encodeSegment, type ErrorHandler } from '@/services/transport/query/send';
import { respondsWith, sharedCacheKey } from '@/services/transport/store/defineService';
import { idempotentResponse, type RequestKey } from '@/services/transport/store/requestLookup';
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
} from '@/services/transport/wire/wire';

import { chargingOrderFields, chargingPayMode, chargingState } from './chargingOrders';
import { cpsApi } from './cpsApi';
import { pricePeriod } from './stations';

/** The `startMode`: how the session was started. */
export const START_MODE = { unknown: 0, scan: 1, card: 2, vin: 3, reserved: 4 } as const;
/** The `stopReason`; 0 while it has not stopped. */
export const STOP_REASON = {
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
const stopReason = code(Object.values(STOP_REASON), STOP_REASON.other);
const limitType = code(Object.values(CHARGING_LIMIT), CHARGING_LIMIT.full);

/** Energy and cost of one price period, from `start` to `end`. */
export const chargedPeriod = entity({
  start: time(),
  end: time(),
  kwh: decimal(),
  elecFee: cents(),
  serviceFee: cents(),
});
export type ChargedPeriod = Infer<typeof chargedPeriod>;

/**
 * All details of a charging order. Fees in cents: `totalFee` = `elecFee` + `serviceFee`. Of it `discountFee` was
 * deducted, `paidFee` has been paid and `payFee` is due. SOC in percent, -1 if the car does not report it. If the
 * start failed, `stopReasonText` has the reason.
 */
export const chargingOrderDetail = entity({
  ...chargingOrderFields,
  stationId: id(),
  gunNo: id(),
  plateNo: text(),
  vin: text(),
  startMode: code(Object.values(START_MODE), START_MODE.unknown),
  limitType,
  limitValue: count(),
  payMode: chargingPayMode,
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
  periodItems: list(chargedPeriod),
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
export type ChargingOrderDetail = Infer<typeof chargingOrderDetail>;

/**
 * The measurements of the charger at `sampleTime`, which stops advancing when the charger goes offline. Fees in cents.
 */
export const chargingLive = entity({
  orderNo: id(),
  orderState: chargingState,
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
  currentPeriod: nullable(pricePeriod),
  sampleTime: time(),
  /** 1: the balance will soon be used up. */
  balanceWarn: flag(),
  /** How much of the limit has been reached, 0 to 100. */
  limitProgress: count(),
  stopRequested: flag(),
});
export type ChargingLive = Infer<typeof chargingLive>;

/** Codes of a refused start that the driver can resolve: the balance is too small, or an earlier order is unpaid. */
export const START_REFUSAL = { balanceShort: '0x10d7500007', unpaid: '0x10d7510004' } as const;

export interface StartChargingArgs extends RequestKey {
  gunNo: string;
  /** For a discount on parking; empty if there is none. */
  plateNo: string;
  limitType: number;
  /** In the unit of its type (CHARGING_LIMIT); 0 for a full battery. */
  limitValue: number;
  payMode: number;
}

export const chargingSessionCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Accepted does not mean started: poll the order's state. The same `requestId` creates only one order. */
    startCharging: build.mutation<ChargingOrderDetail, StartChargingArgs>({
      query: (body) => ({ path: 'chargingOrders', method: 'POST', body }),
      ...idempotentResponse('cps', chargingOrderDetail, { suppressErrors: 'unlisted' }), // the screen shows the failure with instructions
      invalidatesTags: ['ChargingOrder', 'Station'],
    }),
    getChargingOrder: build.query<ChargingOrderDetail, { orderNo: string } & ErrorHandler>({
      ...sharedCacheKey,
      query: ({ orderNo, toldBy }) => ({ path: `chargingOrders/${encodeSegment(orderNo)}`, toldBy }),
      ...respondsWith(chargingOrderDetail, { suppressErrors: 'unlisted' }), // the screen shows the failure; polled
      providesTags: ['ChargingOrder'],
      keepUnusedDataFor: 0,
    }),
    getChargingLive: build.query<ChargingLive, { orderNo: string }>({
      query: ({ orderNo }) => ({ path: `chargingOrders/${encodeSegment(orderNo)}/live` }),
      ...respondsWith(chargingLive, { suppressErrors: 'all' }), // polled: a toast per poll would cover the screen
      keepUnusedDataFor: 0,
    }),
    /**
     * Only a request: the order is `stopping` until the charger responds, or `cancelled` if charging had not started
     * yet.
     */
    stopCharging: build.mutation<ChargingOrderDetail, RequestKey & { orderNo: string }>({
      query: ({ orderNo, ...body }) => ({
        path: `chargingOrders/${encodeSegment(orderNo)}/stop`,
        method: 'POST',
        body,
      }),
      ...idempotentResponse('cps', chargingOrderDetail, { suppressErrors: 'unlisted' }), // the screen shows the failure with instructions
      invalidatesTags: ['ChargingOrder', 'OccupyOrder', 'Station'],
    }),
  }),
});
export const { useGetChargingOrderQuery, useGetChargingLiveQuery } = chargingSessionCalls;
