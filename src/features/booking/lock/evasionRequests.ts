import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { bookingApi } from '@/services/booking/bookingApi';
import { parkingLockCalls } from '@/services/booking/locks';
import { bookingRequestLookupCalls } from '@/services/booking/requests';

/** 解除控制, for a car that left without paying. */
export const evasionReleaseRequest = defineIdempotentRequest({
  name: 'booking.release',
  endpoint: parkingLockCalls.endpoints.releaseEvasionCar,
  find: bookingRequestLookupCalls.endpoints.findRequest,
  idOf: ({ evasionId }) => evasionId,
  isDeviceCommand: true,
  stale: bookingApi.util.invalidateTags(['Evasion', 'UserCenter']),
});
