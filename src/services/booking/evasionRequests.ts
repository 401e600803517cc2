import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';

import { bookingApi } from './bookingApi';
import { bookingRequestLookup } from './bookingRequestLookup';
import { parkingLockCalls } from './locks';

/** 解除控制, for a car that left without paying. */
export const evasionReleaseRequest = defineIdempotentRequest({
  name: 'booking.release',
  endpoint: parkingLockCalls.endpoints.releaseEvasionCar,
  find: bookingRequestLookup,
  idOf: ({ evasionId }) => evasionId,
  isDeviceCommand: true,
  stale: bookingApi.util.invalidateTags(['Evasion', 'UserCenter']),
});
