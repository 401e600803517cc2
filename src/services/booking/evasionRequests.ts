import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';

import { bookingApi } from './bookingApi';
import { bookingApiRequestLookupEndpoint } from './bookingApiRequestLookupEndpoint';
import { parkingLockCalls } from './locks';

/** 解除控制, for a car that left without paying. */
export const evasionCarReleaseRequest = defineIdempotentRequest({
  name: 'booking.release',
  endpoint: parkingLockCalls.endpoints.releaseEvasionCar,
  find: bookingApiRequestLookupEndpoint,
  idOf: ({ evasionId }) => evasionId,
  isDeviceCommand: true,
  stale: bookingApi.util.invalidateTags(['Evasion', 'UserCenter']),
});
