import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useThrottle } from '@/services/transport/clock/useThrottle';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { isStale } from './model/agreedAmount';

interface Pressed {
  /** The amount on the button, in cents. */
  readonly dueCents: number;
  /** When the server computed the amount, for each bill. */
  readonly feeTimes: readonly string[];
  /** Fetches the amount again, in cents; null if that failed. */
  readonly refresh: () => Promise<number | null>;
  /** Stores the amount that the driver had agreed to, if it is no longer due; null if there is none. */
  readonly agree: (cents: number | null) => void;
  readonly pay: () => void;
}

/** Handles a press on the pay button. An amount that is too old is fetched again first. If it has changed, the driver decides again. */
export function useAgreedPay(): (pressed: Pressed) => Promise<void> {
  const { clock } = usePorts();
  const mayPass = useThrottle();
  const stillHere = useScreenGuard();
  return async ({ dueCents, feeTimes, refresh, agree, pay }) => {
    if (!mayPass()) return;
    agree(null);
    if (feeTimes.some((feeTime) => isStale(feeTime, clock.serverNow()))) {
      const isHere = stillHere();
      const freshCents = await refresh();
      if (!isHere() || freshCents === null) return;
      if (freshCents !== dueCents) {
        agree(dueCents);
        return;
      }
    }
    pay();
  };
}
