import type { Endpoint } from '../endpoint';
import { bookingLockEndpoints } from './bookingLockEndpoints';
import { bookingOrderEndpoints } from './bookingOrderEndpoints';
import { bookingParkEndpoints } from './bookingParkEndpoints';
import { bookingUserEndpoints } from './bookingUserEndpoints';

export const bookingEndpoints: readonly Endpoint[] = [
  ...bookingParkEndpoints,
  ...bookingOrderEndpoints,
  ...bookingLockEndpoints,
  ...bookingUserEndpoints,
];
