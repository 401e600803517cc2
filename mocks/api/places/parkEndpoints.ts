import * as v from 'valibot';

import { type NearbyPark, nearbyParksSchema } from '@/services/dealer/nearbyParks';
import { parkSchema } from '@/services/dealer/park';
import { scannedParkSchema } from '@/services/dealer/parkPayTypes';
import { citiesSchema } from '@/services/dealer/parkSearch';
import * as wire from '@/services/schema/wire';

import { offerAt, type OffPeakOffer } from '../../world/offpeak/offPeakItems';
import { lotsForCoupon, lotsForPass, lotsOfWallet } from '../../world/passes/suitableLots';
import { citiesWithLots, lotsOfCity } from '../../world/places/cities';
import { collectedLots, collectLot, hasCollected, uncollectLots } from '../../world/places/collectedParks';
import { byDistance, metresBetween } from '../../world/places/distance';
import { lotOf } from '../../world/places/lots';
import type { LotRow } from '../../world/places/placeTables';
import { usableWallet } from '../../world/wallet/recharges';
import type { World } from '../../world/World';
import { type Call, type Endpoint, needsSession, open } from '../endpoint';
import { flag } from '../flag';
import { destination, filled, pageOf, paging, queryDestination } from '../requests';

interface Place {
  destLng: number;
  destLat: number;
}

const yuan = (cents: number) => (cents / 100).toFixed(2);

const NO_OFFER: OffPeakOffer = { bagLeft: 0, bagTotal: 0, bookLeft: 0, bookTotal: 0 };

function parkAt(world: World, lot: LotRow, distance: number): NearbyPark {
  const offer = lot.supportsDiffTime ? offerAt(world, lot.parkId) : NO_OFFER;
  return {
    parkId: lot.parkId,
    parkName: lot.parkName,
    parkAddr: lot.parkAddr,
    parkType: lot.parkType,
    distance,
    latitude: lot.latitude,
    longitude: lot.longitude,
    isOnline: flag(lot.isOnline),
    leftParkSpaceNum: lot.freeSpaces,
    totalParkSpaceNum: lot.spaces,
    supportBag: flag(lot.supportsBag),
    supportBook: flag(lot.supportsBook),
    supportCharge: flag(lot.supportsCharge),
    supportDiffTimeBag: flag(offer.bagTotal > 0),
    supportDiffTimeBook: flag(offer.bookTotal > 0),
    feeRuleLabels: [
      `免费${lot.rule.freeMinutes}分钟`,
      `${yuan(lot.rule.perHourCents)}元/小时`,
      `24小时封顶${yuan(lot.rule.dailyCapCents)}元`,
    ],
    leftBagSpaceNum: lot.freeBagSpaces,
    leftBookSpaceNum: lot.freeBookSpaces,
    diffTimeBagLeftNum: offer.bagLeft,
    diffTimeBagTotalNum: offer.bagTotal,
    diffTimeBookLeftNum: offer.bookLeft,
    diffTimeBookTotalNum: offer.bookTotal,
    description: lot.description,
  };
}

const HOME_PARKS = 5;
/** No map and no list shows more lots around one place. To see all of them, a driver searches by name, page by page. */
const NEARBY_PARKS = 500;

const nearest = (lots: readonly LotRow[], { destLng, destLat }: Place) =>
  byDistance(lots, { longitude: destLng, latitude: destLat });

function parksNear(world: World, lots: readonly LotRow[], place: Place, limit = NEARBY_PARKS) {
  const found = nearest(lots, place);
  return {
    results: found.slice(0, limit).map(({ row, distance }) => parkAt(world, row, distance)),
    total: found.length,
  };
}

/** A page of lots, nearest first. */
function pageNear(call: Pick<Call, 'query' | 'world'>, lots: readonly LotRow[], place: Place) {
  const { results, total } = pageOf(call, nearest(lots, place));
  return { results: results.map(({ row, distance }) => parkAt(call.world, row, distance)), total };
}

const isCalled = ({ parkName, parkAddr }: LotRow, words: string): boolean =>
  parkName.includes(words) || parkAddr.includes(words);

/** POST calls that differ only in which lots they return. */
const nearby = (path: string, offers: (lot: LotRow) => boolean): Endpoint =>
  open('POST', path, nearbyParksSchema, v.object(destination), ({ world, asked }) =>
    parksNear(world, world.tables.lots.filter(offers), asked),
  );

export const parkEndpoints: readonly Endpoint[] = [
  open('POST', 'dealer/v2/api/nearbyParks/home', nearbyParksSchema, v.object(destination), ({ world, asked }) =>
    parksNear(world, world.tables.lots, asked, HOME_PARKS),
  ),
  nearby('dealer/v2/api/nearbyParks', () => true),
  nearby('dealer/v2/api/nearbyBagParks', (lot) => lot.supportsBag),
  nearby('dealer/v2/api/nearbyDiffTimeParks', (lot) => lot.supportsDiffTime),
  nearby('dealer/v2/api/nearByCanBookParks', (lot) => lot.supportsBook),
  open(
    'POST',
    'dealer/v2/api/nearbySearchByName',
    nearbyParksSchema,
    v.object({ ...destination, parkName: filled }),
    ({ world, asked }) =>
      parksNear(
        world,
        world.tables.lots.filter((lot) => isCalled(lot, asked.parkName)),
        asked,
      ),
  ),
  open(
    'GET',
    'dealer/v2/api/parksByName',
    nearbyParksSchema,
    v.object({ ...queryDestination, ...paging, parkName: v.string(), cityCode: v.optional(v.string(), '') }),
    (call) => {
      const lots = lotsOfCity(call.world, call.asked.cityCode);
      return pageNear(
        call,
        lots.filter((lot) => isCalled(lot, call.asked.parkName)),
        call.asked,
      );
    },
  ),
  open('GET', 'dealer/v2/api/citys', citiesSchema, ({ world }) => {
    const found = citiesWithLots(world);
    return { results: found.map(({ city, lots }) => ({ ...city, parkNum: lots })), total: found.length };
  }),
  needsSession(
    'GET',
    'dealer/v2/api/collectParks',
    nearbyParksSchema,
    v.object({ ...queryDestination, ...paging }),
    (call) => {
      const place = { longitude: call.asked.destLng, latitude: call.asked.destLat };
      const { results, total } = pageOf(call, collectedLots(call.world, call.driver.driverId));
      return { results: results.map((lot) => parkAt(call.world, lot, metresBetween(lot, place))), total };
    },
  ),
  needsSession(
    'POST',
    'dealer/v2/api/collectParks',
    wire.ignoredData(),
    v.object({ parkId: filled }),
    ({ world, driver, asked }) => {
      collectLot(world, driver.driverId, asked.parkId);
      return null;
    },
  ),
  needsSession(
    'DELETE',
    'dealer/v2/api/collectParks/{id}',
    wire.ignoredData(),
    v.object({ parkIds: filled }),
    ({ world, driver, asked }) => {
      uncollectLots(world, driver.driverId, asked.parkIds.split(','));
      return null;
    },
  ),
  open(
    'GET',
    'dealer/v2/api/parks/{id}',
    parkSchema,
    v.object(queryDestination),
    ({ world, driver, params, asked }) => {
      const lot = lotOf(world, params['id'] ?? '');
      return {
        ...parkAt(world, lot, metresBetween(lot, { longitude: asked.destLng, latitude: asked.destLat })),
        phone: lot.phone,
        isCollected: flag(driver !== null && hasCollected(world, driver.driverId, lot.parkId)),
      };
    },
  ),
  open(
    'GET',
    'dealer/v2/api/parkPayTypesFetch',
    scannedParkSchema,
    v.object({ parkId: filled }),
    ({ world, asked }) => {
      const { parkId, parkName, parkAddr, phone } = lotOf(world, asked.parkId);
      return { parkId, parkName, parkAddr, phone };
    },
  ),
  needsSession(
    'GET',
    'dealer/v2/api/suitParks',
    nearbyParksSchema,
    v.object({
      ...queryDestination,
      ...paging,
      couponId: v.optional(v.string(), ''),
      bagOrderNo: v.optional(v.string(), ''),
    }),
    (call) => {
      const { couponId, bagOrderNo } = call.asked;
      const { driverId } = call.driver;
      const lots =
        couponId === '' ? lotsForPass(call.world, driverId, bagOrderNo) : lotsForCoupon(call.world, driverId, couponId);
      return pageNear(call, lots, call.asked);
    },
  ),
  needsSession(
    'GET',
    'dealer/v2/api/balanceParks',
    nearbyParksSchema,
    v.object({ ...queryDestination, ...paging, walletId: v.optional(v.string(), '') }),
    (call) =>
      pageNear(
        call,
        lotsOfWallet(call.world, usableWallet(call.world, call.driver.driverId, call.asked.walletId)),
        call.asked,
      ),
  ),
];
