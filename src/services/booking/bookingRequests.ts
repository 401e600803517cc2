import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';

import { bookingApi } from './bookingApi';
import { bookingApiRequestLookupEndpoint } from './bookingApiRequestLookupEndpoint';
import { bookingCalls } from './bookings';

const { createBooking, cancelBooking, reportTakenBerth } = bookingCalls.endpoints;
const common = {
  find: bookingApiRequestLookupEndpoint,
  idOf: ({ bookOrderNo }: { bookOrderNo: string }) => bookOrderNo,
  stale: bookingApi.util.invalidateTags(['Booking', 'Berth', 'Park', 'Lock', 'UserCenter']),
};

/** 提交预约. Its key is the vehicle and the time, not the berth: a vehicle has one place at a time. */
export const bookingCreateRequest = defineIdempotentRequest({
  ...common,
  name: 'booking.create',
  endpoint: createBooking,
  leavesForm: true,
});

/** 取消预约, for one booking. */
export const bookingCancelRequest = defineIdempotentRequest({
  ...common,
  name: 'booking.cancel',
  endpoint: cancelBooking,
});

/** 车位被占, for one booking. */
export const takenBerthReportRequest = defineIdempotentRequest({
  ...common,
  name: 'booking.taken',
  endpoint: reportTakenBerth,
});
