import { requestKind } from '@/flows/requests/requestKinds';
import { bookingApi } from '@/services/booking/bookingApi';
import { bookingCalls } from '@/services/booking/bookings';
import { requestCalls } from '@/services/booking/requests';

const { createBooking, cancelBooking, reportTakenBerth } = bookingCalls.endpoints;
const common = {
  find: requestCalls.endpoints.findRequest,
  idOf: ({ bookOrderNo }: { bookOrderNo: string }) => bookOrderNo,
  stale: bookingApi.util.invalidateTags(['Booking', 'Berth', 'Park', 'Lock', 'UserCenter']),
};

/** 提交预约. Its object is the vehicle at a time, and not the berth: a vehicle has one place. */
export const bookingCreate = requestKind({ ...common, name: 'booking.create', endpoint: createBooking, leadsOn: true });

/** 取消预约, about a booking. */
export const bookingCancel = requestKind({ ...common, name: 'booking.cancel', endpoint: cancelBooking });

/** 车位被占, about a booking. */
export const bookingTaken = requestKind({ ...common, name: 'booking.taken', endpoint: reportTakenBerth });
