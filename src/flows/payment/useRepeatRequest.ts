import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { canRepeat, isOrderUnanswered } from '@/domain/payment/repeatRequest';
import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { readNow } from '@/services/transport/clock/readNow';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { repeatRequested } from './state/decisions';

/** The action that repeats the order request; undefined while it is not allowed. */
export function useRepeatRequest(attempt: PaymentAttempt | null) {
  const dispatch = useDispatch();
  const { clock, config } = usePorts();
  // The action becomes available after some seconds, without any other change.
  useServerNow(attempt !== null && isOrderUnanswered(attempt) ? SECOND_MS : MINUTE_MS);
  const key = attempt?.key ?? '';
  const onPress = useCallback(() => void dispatch(repeatRequested({ key })), [dispatch, key]);
  if (attempt === null) return undefined;
  const isBusy = attempt.isRepeating === true;
  return isBusy || canRepeat(attempt, readNow(clock), config.knowsRequests) ? { onPress, isBusy } : undefined;
}
