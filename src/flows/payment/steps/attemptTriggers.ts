import type { Action } from '@reduxjs/toolkit';

import type { PaymentAttempt } from '@/domain/payment/attempt';

import { paymentOrderRepeatEnded, paymentOrderRepeatRequested } from '../state/decisions';
import { driverReturned, hostReported, paymentCheckRequested, paymentContinued } from '../state/paymentSlice';

/** The actions that an attempt in progress reacts to. */
export const createPaymentAttemptActionMatcher =
  ({ key, requestId }: PaymentAttempt) =>
  (action: Action): boolean =>
    driverReturned.match(action) ||
    (paymentCheckRequested.match(action) && action.payload.key === key) ||
    (paymentContinued.match(action) && action.payload.key === key) ||
    (hostReported.match(action) && action.payload.requestId === requestId);

/** The driver's request to repeat the order request, and the end of waiting for its response. */
export const createPaymentOrderRepeatMatcher =
  ({ key, requestId }: PaymentAttempt) =>
  (action: Action): boolean =>
    (paymentOrderRepeatRequested.match(action) && action.payload.key === key) ||
    (paymentOrderRepeatEnded.match(action) && action.payload.requestId === requestId);
