import { bookingLockEndpoints } from './bookingLockEndpoints';
import { bookingOrderEndpoints } from './bookingOrderEndpoints';
import { bookingParkEndpoints } from './bookingParkEndpoints';
import { bookingUserEndpoints } from './bookingUserEndpoints';
import type { Endpoint } from './endpoint';

export const bookingEndpoints: readonly Endpoint[] = [
  ...bookingParkEndpoints,
  ...bookingOrderEndpoints,
  ...bookingLockEndpoints,
  ...bookingUserEndpoints,
];
