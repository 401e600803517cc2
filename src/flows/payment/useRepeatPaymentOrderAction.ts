import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { canRepeatOrderRequest, isOrderRequestUnanswered } from '@/domain/payment/repeatRequest';
import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { useServerNow } from '@/platform/clock/useServerNow';
import { usePorts } from '@/platform/ports/PortsContext';

import { paymentOrderRepeatRequested } from './state/decisions';

/** The action that repeats the order request; undefined while it is not allowed. */
export function useRepeatPaymentOrderAction(attempt: PaymentAttempt | null) {
  const dispatch = useDispatch();
  const { clock, config } = usePorts();
  // The action becomes available after some seconds, without any other change.
  useServerNow(attempt !== null && isOrderRequestUnanswered(attempt) ? SECOND_MS : MINUTE_MS);
  const key = attempt?.key ?? '';
  const onPress = useCallback(() => void dispatch(paymentOrderRepeatRequested({ key })), [dispatch, key]);
  if (attempt === null) return undefined;
  const isBusy = attempt.isRepeating === true;
  return isBusy || canRepeatOrderRequest(attempt, readDeviceAndServerNow(clock), config.knowsRequests)
    ? { onPress, isBusy }
    : undefined;
}
