import { requestKind } from '@/flows/requests/requestKinds';
import { bookingApi } from '@/services/booking/bookingApi';
import { lockCalls } from '@/services/booking/locks';
import { requestCalls } from '@/services/booking/requests';

/** 解除控制, about a car that has left without paying. */
export const evasionRelease = requestKind({
  name: 'booking.release',
  endpoint: lockCalls.endpoints.releaseEvasionCar,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ evasionId }) => evasionId,
  isCommand: true,
  stale: bookingApi.util.invalidateTags(['Evasion', 'UserCenter']),
});
