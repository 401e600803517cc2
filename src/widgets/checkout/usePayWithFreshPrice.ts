import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePressThrottleCheck } from '@/platform/clock/usePressThrottleCheck';
import { usePorts } from '@/platform/ports/PortsContext';

import { isPriceStale } from './model/agreedAmount';

interface PayRequest {
  /** The amount on the button, in cents. */
  readonly dueCents: number;
  /** When the server computed the amount of each bill. */
  readonly feeTimes: readonly string[];
  /** Refetches the amount, in cents; null if that failed. */
  readonly refresh: () => Promise<number | null>;
  /** Stores the amount that the driver had agreed to if a different amount is due now, else null. */
  readonly saveAgreedCents: (cents: number | null) => void;
  readonly pay: () => void;
}

/**
 * Handles a press on the pay button. An outdated amount is refetched first. If it has changed, nothing is paid and the
 * driver has to press again.
 */
export function usePayWithFreshPrice(): (pressed: PayRequest) => Promise<void> {
  const { clock } = usePorts();
  const passThrottle = usePressThrottleCheck();
  const guardScreen = useScreenUnchangedCheck();
  return async ({ dueCents, feeTimes, refresh, saveAgreedCents, pay }) => {
    if (!passThrottle()) return;
    saveAgreedCents(null);
    if (feeTimes.some((feeTime) => isPriceStale(feeTime, clock.serverNow()))) {
      const isOnScreen = guardScreen();
      const freshCents = await refresh();
      if (!isOnScreen() || freshCents === null) return;
      if (freshCents !== dueCents) {
        saveAgreedCents(dueCents);
        return;
      }
    }
    pay();
  };
}
