import * as v from 'valibot';

import { berthsSchema, berthTypeAvailabilitiesSchema, recommendedBerthSchema } from '@/services/booking/berths';
import { bookingPackagesSchema } from '@/services/booking/bookings';
import { bookableParkSchema, bookableParksSchema } from '@/services/booking/parks';

import { bookLotOf, packageOf } from '../../world/booking/bookings';
import { berthsFor, freeBerthsFor, slotOf, spacesOf } from '../../world/booking/bookingSlots';
import { byDistance } from '../../world/places/distance';
import { lotOf } from '../../world/places/lots';
import type { World } from '../../world/World';
import { type Endpoint, needsSession } from '../endpoint';
import { filled, optionalText } from '../requests';
import { BERTH_TYPE_TEXT, berthAnswer, packageAnswer, parkAnswer, whole } from './bookingAnswers';
import { bookDate, cursor, ofPackage, ofPark, third } from './bookingRequests';

const place = v.object({
  ...third,
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
});

/** Bookable lots, nearest first. */
function parksNear(world: World, near: { longitude: number; latitude: number }) {
  const bookable = new Set(world.tables.booking.lots.map(({ parkId }) => parkId));
  return byDistance(
    world.tables.lots.filter(({ parkId }) => bookable.has(parkId)),
    near,
  );
}

export const bookingParkEndpoints: readonly Endpoint[] = [
  needsSession('POST', 'api/v1/getParkDetail', bookableParkSchema, ofPark, ({ world, asked }) =>
    parkAnswer(world, asked.parkId),
  ),
  needsSession(
    'POST',
    'api/v1/getBookableParksByName',
    bookableParksSchema,
    v.object({ ...third, ...cursor, parkName: optionalText }),
    ({ world, asked }) => {
      const rows = world.tables.booking.lots.map(({ parkId }) => lotOf(world, parkId));
      const found = rows.filter(({ parkName }) => parkName.includes(asked.parkName.trim()));
      return whole(found.slice(0, asked.pageSize).map(({ parkId }) => parkAnswer(world, parkId)));
    },
  ),
  needsSession('POST', 'api/v1/getBookableParksByLocation', bookableParksSchema, place, ({ world, asked }) =>
    whole(parksNear(world, asked).map(({ row, distance }) => parkAnswer(world, row.parkId, distance))),
  ),
  needsSession(
    'POST',
    'api/v1/getRecommendParkingList',
    bookableParksSchema,
    ofPark,
    ({ world, asked: { parkId } }) => {
      const others = parksNear(world, lotOf(world, parkId)).filter(({ row }) => row.parkId !== parkId);
      const withSpace = others.filter(({ row }) => spacesOf(world, row.parkId).left !== 0);
      return whole(withSpace.map(({ row, distance }) => parkAnswer(world, row.parkId, distance)));
    },
  ),
  needsSession(
    'POST',
    'api/v1/getBookPackageInfo',
    bookingPackagesSchema,
    v.object({ ...third, parkId: filled, bookDate }),
    ({ world, asked }) => {
      const { parkId } = bookLotOf(world, asked.parkId);
      const rows = world.tables.booking.packages.filter((row) => row.parkId === parkId);
      return whole(rows.map((row) => packageAnswer(world, row, asked.bookDate)));
    },
  ),
  needsSession(
    'POST',
    'api/v1/getParkingBerthType',
    berthTypeAvailabilitiesSchema,
    ofPark,
    ({ world, asked: { parkId } }) => {
      const own = world.tables.booking.berths.filter((row) => row.parkId === parkId && row.ownerId === null);
      const kinds = [...new Set(own.map(({ berthType }) => berthType))].sort((a, b) => a - b);
      return whole(
        kinds.map((berthType) => {
          const rows = own.filter((row) => row.berthType === berthType);
          const free = rows.filter((row) => !row.isClosed && row.carPlateNo === '');
          return {
            berthType,
            berthTypeText: BERTH_TYPE_TEXT[berthType],
            leftNum: free.length,
            totalNum: rows.length,
          };
        }),
      );
    },
  ),
  needsSession('POST', 'api/v1/getRecommendBerthInfo', recommendedBerthSchema, ofPackage, ({ world, asked }) => {
    const row = packageOf(world, asked.parkId, asked.packageId);
    const [best] = freeBerthsFor(world, row, slotOf(world, row, asked.bookDate));
    return {
      berth: best === undefined ? null : berthAnswer(world, best, row, asked.bookDate),
      reason: best === undefined ? '' : '离入口最近',
    };
  }),
  needsSession('POST', 'api/v1/getBerthInfo', berthsSchema, ofPackage, ({ world, asked }) => {
    const row = packageOf(world, asked.parkId, asked.packageId);
    return whole(berthsFor(world, row).map((one) => berthAnswer(world, one, row, asked.bookDate)));
  }),
];
