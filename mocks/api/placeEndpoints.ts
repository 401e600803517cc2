import * as v from 'valibot';

import { chargingOrders } from '@/services/cps/chargingOrders';
import { nearbyStations } from '@/services/cps/nearbyStations';
import { type NearbyPark, nearbyParks } from '@/services/dealer/nearbyParks';
import { parkPayTypes } from '@/services/dealer/parkPayTypes';

import { wireTime } from '../world/clock';
import { byDistance } from '../world/places';
import { lotOf } from '../world/stays';
import type { LotRow } from '../world/tables';
import type { World } from '../world/World';
import { type Call, type Endpoint, locked, open } from './endpoint';
import { flag } from './flag';
import { pageOf, queryNumber, queryText, readBody } from './requests';

const destination = v.object({
  destLng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  destLat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
});

const yuan = (cents: number) => (cents / 100).toFixed(2);

const park = (lot: LotRow, distance: number): NearbyPark => ({
  parkId: lot.parkId,
  parkName: lot.parkName,
  parkAddr: lot.parkAddr,
  distance,
  latitude: lot.latitude,
  longitude: lot.longitude,
  isOnline: flag(lot.isOnline),
  leftParkSpaceNum: lot.freeSpaces,
  totalParkSpaceNum: lot.spaces,
  supportBag: flag(lot.supportsBag),
  supportBook: flag(lot.supportsBook),
  supportCharge: flag(lot.supportsCharge),
  supportDiffTimeBag: flag(lot.supportsDiffTime),
  supportDiffTimeBook: flag(lot.supportsDiffTime),
  feeRuleLabels: [
    `免费${lot.rule.freeMinutes}分钟`,
    `${yuan(lot.rule.perHourCents)}元/小时`,
    `24小时封顶${yuan(lot.rule.dailyCapCents)}元`,
  ],
  leftBagSpaceNum: lot.freeBagSpaces,
  leftBookSpaceNum: lot.freeBookSpaces,
  diffTimeBagLeftNum: lot.supportsDiffTime ? 18 : 0,
  diffTimeBagTotalNum: lot.supportsDiffTime ? 40 : 0,
  diffTimeBookLeftNum: lot.supportsDiffTime ? 6 : 0,
  diffTimeBookTotalNum: lot.supportsDiffTime ? 10 : 0,
  description: lot.description,
});

const HOME_PARKS = 5;

function parksNear(call: Call, limit: number) {
  const { destLng, destLat } = readBody(call, destination);
  const found = byDistance(call.world.tables.lots, { longitude: destLng, latitude: destLat });
  return { results: found.slice(0, limit).map(({ row, distance }) => park(row, distance)), total: found.length };
}

/** requestType of chargingOrders/msp: 1 running, 2 unpaid, 3 finished, 4 all. */
const ALL_ORDERS = 4;
const PHASE_TEXT = { 1: '充电中', 2: '待支付', 3: '已完成' } as const;

const ordersOf = (world: World, driverId: string, requestType: number) =>
  world.tables.chargingOrders
    .filter((row) => row.driverId === driverId && (requestType === ALL_ORDERS || row.phase === requestType))
    .map(({ orderNo, stationName, deviceName, gunName, phase, startAt }) => ({
      orderNo,
      stationName,
      deviceName,
      gunName,
      orderStateText: PHASE_TEXT[phase],
      homeStartTime: wireTime(startAt),
    }));

export const placeEndpoints: readonly Endpoint[] = [
  open('POST', 'dealer/v2/api/nearbyParks/home', nearbyParks, (call) => parksNear(call, HOME_PARKS)),
  open('POST', 'dealer/v2/api/nearbyParks', nearbyParks, (call) => parksNear(call, call.world.tables.lots.length)),
  open('GET', 'dealer/v2/api/parkPayTypesFetch', parkPayTypes, (call) => {
    const { parkId, parkName, parkAddr, phone } = lotOf(call.world, queryText(call, 'parkId'));
    return { parkId, parkName, parkAddr, phone };
  }),
  open('POST', 'cps/v2/api/nearbyStations', nearbyStations, (call) => {
    const { destLng, destLat } = readBody(call, destination);
    const found = byDistance(call.world.tables.stations, { longitude: destLng, latitude: destLat });
    return {
      results: found.map(({ row, distance }) => ({
        stationId: row.stationId,
        stationName: row.stationName,
        stationAddr: row.stationAddr,
        openState: { text: row.openText },
        supportBook: flag(row.supportsBook),
        supportOccupy: flag(row.supportsOccupy),
        usageRate: Math.round((1 - row.quick.left / Math.max(1, row.quick.total)) * 100) / 100,
        currentPrice: row.pricePerKwh,
        quickChargingInfo: { leftNum: row.quick.left, totalNum: row.quick.total },
        slowChargingInfo: { leftNum: row.slow.left, totalNum: row.slow.total },
        parkingFeeDesc: row.parkingFeeDesc,
        distance,
        latitude: row.latitude,
        longitude: row.longitude,
      })),
      total: found.length,
    };
  }),
  locked('GET', 'cps/v2/api/chargingOrders/msp', chargingOrders, (call) =>
    pageOf(call, ordersOf(call.world, call.driver.driverId, queryNumber(call, 'requestType'))),
  ),
];
