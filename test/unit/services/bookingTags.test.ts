/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { bookingApi } from '@/services/booking/bookingApi';
import { type Booking, bookingCalls, type BookingCancelPreview } from '@/services/booking/bookings';

import { bookingStateOf } from '../../../mocks/world/booking/bookings';
import { BOOKING_SEED } from '../../../mocks/world/booking/bookingSeed';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { cachedCalls } from '../../support/cachedCalls';
import { quietWorld } from '../../support/driverWorlds';

const { driverId } = DRIVERS.lin;
const requestId = 'r'.repeat(32);

describe('bookings', () => {
  const { getBooking, listBookings, createBooking, cancelBooking, previewBookingCancellation } = bookingCalls.endpoints;
  const DETAIL = 'api/v1/getBookOrderDetailInfo';
  const LIST = 'api/v1/getBookOrderList';
  const newBooking = createBooking.initiate({
    ...{ requestId, parkId: LOTS.city, packageId: BOOKING_SEED.evening, bookDate: '2026-03-10' },
    ...{ berthId: 'berth-city-4', plateNo: '粤B88888', payAmount: 1_500 },
  });

  /** The bookings that are paid and finished are opened, then the list. */
  const opened = async () => {
    const backend = quietWorld();
    const own = backend.world.tables.booking.orders.filter((row) => row.driverId === driverId);
    const [paid = '', finished = ''] = [2, 4].map(
      (state) => own.find((row) => bookingStateOf(row) === state)?.bookOrderNo,
    );
    const calls = cachedCalls(backend);
    for (const bookOrderNo of [paid, finished]) await calls.run(getBooking.initiate({ bookOrderNo }));
    await calls.run(listBookings.initiate({}));
    const cancel = async () => {
      const preview = previewBookingCancellation.initiate({ bookOrderNo: paid }, { subscribe: false });
      const { deductFee } = await calls.run<BookingCancelPreview>(preview);
      return calls.refetchedAfter(cancelBooking.initiate({ requestId: 's'.repeat(32), bookOrderNo: paid, deductFee }));
    };
    return { ...calls, world: backend.world, paid, finished, cancel };
  };

  test('a cancelled one is refetched with the list, and a finished one is not', async () => {
    const { paid, cancel } = await opened();
    expect(await cancel()).toEqual([`${DETAIL} ${paid}`, LIST]);
  });

  test('one that can be cancelled is refetched too, because each cancellation counts for its day', async () => {
    const { run, paid, cancel } = await opened();
    const { bookOrderNo } = await run<Booking>(newBooking);
    await run(getBooking.initiate({ bookOrderNo }));
    expect(await cancel()).toEqual([`${DETAIL} ${paid}`, `${DETAIL} ${bookOrderNo}`, LIST].sort());
  });

  test('one that can be cancelled is refetched also if its last refetch failed', async () => {
    const { run, refetchedAfter, world, paid } = await opened();
    world.faults.set(`POST ${DETAIL}`, { kind: 'http500' });
    await run(getBooking.initiate({ bookOrderNo: paid }, { forceRefetch: true })).catch(() => undefined);
    world.faults.clear();
    const { bookOrderNo } = await run<Booking>(newBooking);
    const call = cancelBooking.initiate({ requestId: 's'.repeat(32), bookOrderNo, deductFee: 0 });
    expect(await refetchedAfter(call)).toEqual([`${DETAIL} ${paid}`, LIST]);
  });

  test('a new one changes the list, and no other booking', async () => {
    const { refetchedAfter } = await opened();
    expect(await refetchedAfter(newBooking)).toEqual([LIST]);
  });

  test('the plain type makes all of them stale, as other services need it', async () => {
    const { refetchedAfter, paid, finished } = await opened();
    expect(await refetchedAfter(bookingApi.util.invalidateTags(['Booking']))).toEqual(
      [`${DETAIL} ${paid}`, `${DETAIL} ${finished}`, LIST].sort(),
    );
  });
});
