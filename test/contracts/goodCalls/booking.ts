import { BOOKING_SEED } from '../../../mocks/world/booking/bookingSeed';
import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import type { GoodCalls, Started } from '../serviceCalls';

const PARK = { parkId: LOTS.city };
const EVENING = { ...PARK, packageId: BOOKING_SEED.evening, bookDate: '2026-03-10' };
const LOCK = { lockId: BOOKING_SEED.bookedLock };

/** The seeded booking that is paid and waits for its car. */
const awaiting = ({ world }: Started) => ({
  bookOrderNo: world.tables.booking.orders.at(-1)?.bookOrderNo ?? '',
});

export const goodCalls: GoodCalls = {
  booking: {
    getBookablePark: () => PARK,
    listBookableParksByName: () => ({ parkName: '市民' }),
    listBookableParksNear: () => ({ longitude: 114.057868, latitude: 22.543099 }),
    listRecommendedParks: () => PARK,
    getRecommendedBerth: () => EVENING,
    listBerths: () => EVENING,
    listBerthKinds: () => PARK,
    listRegisteredBerths: () => undefined,
    listBookPackages: () => ({ ...PARK, bookDate: '2026-03-10' }),
    listBookingPlates: () => undefined,
    createBooking: () => ({
      requestId: 'request-1',
      ...EVENING,
      berthId: 'berth-city-1',
      plateNo: PLATES.period,
      payAmount: 1500,
    }),
    listBookings: () => ({}),
    getBooking: awaiting,
    previewBookingCancellation: awaiting,
    cancelBooking: (started) => ({ requestId: 'request-1', ...awaiting(started), deductFee: 400 }),
    reportTakenBerth: (started) => ({
      requestId: 'request-1',
      ...awaiting(started),
      wish: 1,
      pictures: ['/__mocks/pictures/avatar.svg'],
    }),
    listLocks: () => undefined,
    getLock: () => LOCK,
    moveLock: () => ({ requestId: 'request-1', ...LOCK, cmd: 1 }),
    listEvasionCars: () => undefined,
    releaseEvasionCar: () => ({ requestId: 'request-1', evasionId: 'evasion-2' }),
    findRequest: async ({ call }) => {
      await call('booking.moveLock', { requestId: 'request-1', ...LOCK, cmd: 1 });
      return { requestId: 'request-1' };
    },
    getUserCenter: () => undefined,
    getUserDetail: () => ({ type: 2 }),
    updateUserDetail: ({ secret }) => ({ ...secret({ name: '林晓晓' }), avatarUrl: '/__mocks/pictures/avatar.svg' }),
    bindBookingPhone: ({ secret }) => secret({ phone: DRIVERS.lin.phone, verifyCode: '123456' }),
    getBookingLoginState: () => undefined,
  },
};
