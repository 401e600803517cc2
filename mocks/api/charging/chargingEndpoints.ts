import * as v from 'valibot';

import { CHARGING_ORDER_LIST_FILTER, chargingOrdersSchema } from '@/services/cps/chargingOrders';
import { chargingLiveDataSchema, chargingOrderDetailSchema } from '@/services/cps/chargingSessions';
import { idleFeeCheckSchema, idleFeeOrderSchema, idleFeeOrdersSchema } from '@/services/cps/idleFees';
import { nearbyChargingStationsSchema } from '@/services/cps/nearbyStations';
import { chargingGunSchema, chargingStationSchema } from '@/services/cps/stations';
import { billCouponsSchema } from '@/services/schema/couponFields';
import * as wire from '@/services/schema/wire';

import {
  chargingBill,
  chargingOrderOf,
  chargingOrdersOf,
  chargingStateOf,
  gunOf,
  stationOf,
} from '../../world/charging/chargingOrders';
import { startCharging, stopCharging } from '../../world/charging/chargingSessions';
import type { ChargingOrderRow } from '../../world/charging/chargingTables';
import { collectedStations, collectStation, uncollectStation } from '../../world/charging/collectedStations';
import { occupyOrderOf, occupyOrdersOf, occupyStateOf } from '../../world/charging/occupation';
import { chargingOffers } from '../../world/coupons/coupons';
import { byDistance } from '../../world/places/distance';
import type { World } from '../../world/World';
import { offeredCouponOf } from '../coupons/couponAnswers';
import { type DriverCall, type Endpoint, needsSession, open } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { destination, filled, pageOf, paging, queryDestination, requestId, wholeCents, wholeNumber } from '../requests';
import { chargingDetail, chargingOrderAnswer, liveAnswer, occupyAnswer } from './chargingAnswers';
import { gunAnswer, nearbyStationAnswer, stationAnswer } from './stationAnswers';

const { running, unpaid, finished, all, abnormal } = CHARGING_ORDER_LIST_FILTER;

/** The requestType of the list that contains an order. */
function requestTypeOf(world: World, order: ChargingOrderRow): number {
  const state = chargingStateOf(world, order);
  if (state === 7 || state === 8) return abnormal;
  return state <= 4 ? running : state === 5 ? unpaid : finished;
}

const ownOrder = ({ world, driver, params }: DriverCall) => chargingOrderOf(world, driver.driverId, params['id'] ?? '');

const start = v.object({
  gunNo: filled,
  plateNo: v.pipe(v.string(), v.maxLength(8)),
  limitType: v.picklist([0, 1, 2, 3, 4]),
  limitValue: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  payMode: v.picklist([1, 2]),
  /** Cents to pay before charging starts, with payMode 1. */
  prepayAmount: v.optional(wholeCents, 0),
  requestId,
});

/** What a driver should see first: a gun they keep, then a fee they owe. */
const MOST_URGENT = [2, 1, 3] as const;

function existing(world: World, driverId: string) {
  const orders = occupyOrdersOf(world, driverId).map((order) => ({ order, state: occupyStateOf(world, order) }));
  const found = MOST_URGENT.map((urgent) => orders.find(({ state }) => state === urgent)).find(
    (one) => one !== undefined,
  );
  return {
    exist: flag(found !== undefined),
    occupyOrderNo: found?.order.occupyOrderNo ?? '',
    state: found?.state ?? 0,
  };
}

const CPS = 'cps/v2/api';

export const chargingEndpoints: readonly Endpoint[] = [
  open(
    'POST',
    `${CPS}/nearbyStations`,
    nearbyChargingStationsSchema,
    v.object({ ...destination, source: v.number() }),
    ({ world, asked }) => {
      const place = { longitude: asked.destLng, latitude: asked.destLat };
      const found = byDistance(world.tables.charging.stations, place);
      return { results: found.map(({ row }) => nearbyStationAnswer(world, row, asked)), total: found.length };
    },
  ),
  needsSession(
    'GET',
    `${CPS}/collectStations`,
    nearbyChargingStationsSchema,
    v.object({ ...queryDestination, ...paging }),
    (call) => {
      const { world, driver, asked } = call;
      const { results, total } = pageOf(call, collectedStations(world, driver.driverId));
      return { results: results.map((row) => nearbyStationAnswer(world, row, asked)), total };
    },
  ),
  needsSession(
    'POST',
    `${CPS}/collectStations`,
    wire.ignoredData(),
    v.object({ stationId: filled }),
    ({ world, driver, asked }) => {
      collectStation(world, driver.driverId, asked.stationId);
      return null;
    },
  ),
  needsSession('DELETE', `${CPS}/collectStations/{id}`, wire.ignoredData(), ({ world, driver, params }) => {
    uncollectStation(world, driver.driverId, params['id'] ?? '');
    return null;
  }),
  // A visitor may view a station before they sign in. Only its guns require a session.
  open(
    'GET',
    `${CPS}/stations/{id}`,
    chargingStationSchema,
    v.object(queryDestination),
    ({ world, params, asked, driver }) =>
      stationAnswer(world, stationOf(world, params['id'] ?? ''), asked, driver?.driverId ?? ''),
  ),
  needsSession('GET', `${CPS}/guns/{id}`, chargingGunSchema, ({ world, params }) =>
    gunAnswer(world, gunOf(world, params['id'] ?? '')),
  ),

  // Declared before `{id}`, which would take it for an order's number.
  needsSession(
    'GET',
    `${CPS}/chargingOrders/msp`,
    chargingOrdersSchema,
    v.object({ ...paging, requestType: v.pipe(wholeNumber, v.picklist([running, unpaid, finished, all, abnormal])) }),
    (call) => {
      const { world, driver, asked } = call;
      const rows = chargingOrdersOf(world, driver.driverId).filter(
        (order) => asked.requestType === all || requestTypeOf(world, order) === asked.requestType,
      );
      const { results, total } = pageOf(call, rows);
      return { results: results.map((order) => chargingOrderAnswer(world, order)), total };
    },
  ),
  once(
    needsSession('POST', `${CPS}/chargingOrders`, chargingOrderDetailSchema, start, ({ world, driver, asked }) =>
      chargingDetail(world, startCharging(world, driver.driverId, { ...asked, prepayCents: asked.prepayAmount })),
    ),
    ({ orderNo }) => orderNo,
  ),
  needsSession('GET', `${CPS}/chargingOrders/{id}`, chargingOrderDetailSchema, (call) =>
    chargingDetail(call.world, ownOrder(call)),
  ),
  needsSession('GET', `${CPS}/chargingOrders/{id}/usableCoupons`, billCouponsSchema, (call) => {
    const order = ownOrder(call);
    const offers = chargingOffers(call.world, order, chargingBill(call.world, order).due);
    return {
      results: offers.map((offer, index) => offeredCouponOf(call.world, offer, index === 0)),
      total: offers.length,
    };
  }),
  needsSession('GET', `${CPS}/chargingOrders/{id}/live`, chargingLiveDataSchema, (call) =>
    liveAnswer(call.world, ownOrder(call)),
  ),
  once(
    needsSession('POST', `${CPS}/chargingOrders/{id}/stop`, chargingOrderDetailSchema, (call) => {
      const order = ownOrder(call);
      stopCharging(call.world, order);
      return chargingDetail(call.world, order);
    }),
    ({ orderNo }) => orderNo,
  ),

  needsSession('POST', `${CPS}/occupyOrders/exist`, idleFeeCheckSchema, ({ world, driver }) =>
    existing(world, driver.driverId),
  ),
  needsSession('GET', `${CPS}/occupyOrders/msp`, idleFeeOrdersSchema, v.object(paging), (call) => {
    const { results, total } = pageOf(call, occupyOrdersOf(call.world, call.driver.driverId));
    return { results: results.map((order) => occupyAnswer(call.world, order)), total };
  }),
  needsSession('GET', `${CPS}/occupyOrders/{id}`, idleFeeOrderSchema, ({ world, driver, params }) =>
    occupyAnswer(world, occupyOrderOf(world, driver.driverId, params['id'] ?? '')),
  ),
];
