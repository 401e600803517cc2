import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { canRepeat, isOrdering } from '@/domain/payment/repeat';
import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { nowOf } from '@/services/transport/clock/nowOf';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { repeatRequested } from './state/decisions';

/** Whether the driver may have the request for the order sent again now; undefined if not. */
export function useRepeat(attempt: PaymentAttempt | null) {
  const dispatch = useDispatch();
  const { clock, config } = usePorts();
  // It is offered when some seconds have passed, and nothing else changes then.
  useServerNow(attempt !== null && isOrdering(attempt) ? SECOND_MS : MINUTE_MS);
  const key = attempt?.key ?? '';
  const onPress = useCallback(() => void dispatch(repeatRequested({ key })), [dispatch, key]);
  if (attempt === null) return undefined;
  const isBusy = attempt.isRepeating === true;
  return isBusy || canRepeat(attempt, nowOf(clock), config.knowsRequests) ? { onPress, isBusy } : undefined;
}
