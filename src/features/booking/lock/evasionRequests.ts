import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { bookingApi } from '@/services/booking/bookingApi';
import { lockCalls } from '@/services/booking/locks';
import { bookingRequestCalls } from '@/services/booking/requests';

/** 解除控制, for a car that left without paying. */
export const evasionReleaseRequest = defineIdempotentRequest({
  name: 'booking.release',
  endpoint: lockCalls.endpoints.releaseEvasionCar,
  find: bookingRequestCalls.endpoints.findRequest,
  idOf: ({ evasionId }) => evasionId,
  isDeviceCommand: true,
  stale: bookingApi.util.invalidateTags(['Evasion', 'UserCenter']),
});
