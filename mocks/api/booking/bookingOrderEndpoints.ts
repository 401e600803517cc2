import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import { requestLookupResultSchema } from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import {
  bookablePlatesSchema,
  bookingCancelPreviewSchema,
  bookingSchema,
  bookingsSchema,
} from '@/services/booking/bookings';

import { cancelBooking, cancelCostOf, createBooking, reportTakenBerth } from '../../world/booking/bookingCourse';
import { bookingOf, bookingStateOf, bookLotOf, cancelledToday } from '../../world/booking/bookings';
import { type Endpoint, needsSession } from '../endpoint';
import { flag } from '../flag';
import { findRequest, once } from '../once';
import { filled, requestId, wholeCents } from '../requests';
import { bookingAnswer, pageAfter, whole } from './bookingAnswers';
import { cursor, ofBooking, ofPackage, onlyThird, third } from './bookingRequests';

export const bookingOrderEndpoints: readonly Endpoint[] = [
  needsSession('POST', 'api/v1/getAllPlateInfo', bookablePlatesSchema, onlyThird, ({ driver }) =>
    whole(
      driver.plates.map(({ plateId, plateNo, plateColor, isDefault }) => ({
        plateId,
        plateNo,
        formatPlateNo: formatPlate(plateNo),
        plateColor,
        isDefault: flag(isDefault),
      })),
    ),
  ),
  needsSession(
    'POST',
    'api/v1/getRequest',
    requestLookupResultSchema,
    v.object({ ...third, requestId }),
    ({ world, driver, asked }) => findRequest(world, 'api', driver.driverId, asked.requestId),
  ),
  once(
    needsSession(
      'POST',
      'api/v1/createBookOrder',
      bookingSchema,
      v.object({ ...ofPackage.entries, berthId: filled, plateNo: filled, payAmount: wholeCents }),
      ({ world, driver, asked }) => bookingAnswer(world, createBooking(world, driver, asked)),
    ),
    ({ bookOrderNo }) => bookOrderNo,
  ),
  needsSession(
    'POST',
    'api/v1/getBookOrderList',
    bookingsSchema,
    v.object({ ...third, ...cursor, state: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))) }),
    ({ world, driver, asked }) => {
      const own = world.tables.booking.orders.filter((row) => row.driverId === driver.driverId);
      const rows = own.filter((row) => asked.state === undefined || bookingStateOf(row) === asked.state);
      return pageAfter(rows, asked, (row) => bookingAnswer(world, row));
    },
  ),
  needsSession('POST', 'api/v1/getBookOrderDetailInfo', bookingSchema, ofBooking, ({ world, driver, asked }) =>
    bookingAnswer(world, bookingOf(world, driver.driverId, asked.bookOrderNo)),
  ),
  needsSession(
    'POST',
    'api/v1/previewBookOrderCancelResult',
    bookingCancelPreviewSchema,
    ofBooking,
    ({ world, driver, asked }) => {
      const order = bookingOf(world, driver.driverId, asked.bookOrderNo);
      const { refundCents, deductCents, tip } = cancelCostOf(world, order);
      return {
        refundFee: refundCents,
        deductFee: deductCents,
        tip,
        countToday: cancelledToday(world, driver.driverId),
        limitToday: bookLotOf(world, order.parkId).cancelLimit,
      };
    },
  ),
  once(
    needsSession(
      'POST',
      'api/v1/cancelBookOrder',
      bookingSchema,
      v.object({ ...ofBooking.entries, deductFee: wholeCents }),
      ({ world, driver, asked }) => {
        const order = bookingOf(world, driver.driverId, asked.bookOrderNo);
        cancelBooking(world, order, asked.deductFee);
        return bookingAnswer(world, order);
      },
    ),
    ({ bookOrderNo }) => bookOrderNo,
  ),
  once(
    needsSession(
      'POST',
      'api/v1/reportTakenBerth',
      bookingSchema,
      v.object({
        ...ofBooking.entries,
        wish: v.picklist([1, 2]),
        pictures: v.pipe(v.array(filled), v.minLength(1), v.maxLength(3)),
      }),
      ({ world, driver, asked }) => {
        const order = bookingOf(world, driver.driverId, asked.bookOrderNo);
        reportTakenBerth(world, order, asked.wish);
        return bookingAnswer(world, order);
      },
    ),
    ({ bookOrderNo }) => bookOrderNo,
  ),
];
