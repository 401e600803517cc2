import type { Action } from '@reduxjs/toolkit';

import type { PaymentAttempt } from '@/domain/payment/attempt';

import { repeatEnded, repeatRequested } from '../state/decisions';
import { driverReturned, hostReported, paymentCheckRequested, paymentContinued } from '../state/paymentSlice';

/** The actions that an attempt under way reacts to. */
export const concerns =
  ({ key, requestId }: PaymentAttempt) =>
  (action: Action): boolean =>
    driverReturned.match(action) ||
    (paymentCheckRequested.match(action) && action.payload.key === key) ||
    (paymentContinued.match(action) && action.payload.key === key) ||
    (hostReported.match(action) && action.payload.requestId === requestId);

/** The driver's wish to have the request sent again, and the end of waiting for that. */
export const concernsRepeat =
  ({ key, requestId }: PaymentAttempt) =>
  (action: Action): boolean =>
    (repeatRequested.match(action) && action.payload.key === key) ||
    (repeatEnded.match(action) && action.payload.requestId === requestId);
