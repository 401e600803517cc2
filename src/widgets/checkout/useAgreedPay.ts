import { useState } from 'react';

import { createGate } from '@/lib/createGate';
import { useIsHere } from '@/navigation/hooks/useIsHere';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { isStale } from './model/freshPrice';

/** Rule 6.7. */
const THROTTLE_MS = 200;

interface Pressed {
  /** The amount that the button showed. */
  readonly dueCents: number;
  /** When the server computed it, bill by bill. */
  readonly feeTimes: readonly string[];
  /** Asks for the amount again; null when it could not be had. */
  readonly refresh: () => Promise<number | null>;
  /** Remembers the amount that was agreed to and is no longer the one to pay; null: there is none. */
  readonly agree: (cents: number | null) => void;
  readonly pay: () => void;
}

/** A press on the button that pays. An amount that is too old is asked for again first; when it is another one now, the driver decides anew. */
export function useAgreedPay(): (pressed: Pressed) => Promise<void> {
  const { clock } = usePorts();
  const [mayPass] = useState(() => createGate(THROTTLE_MS, () => clock.monotonic()));
  const isHere = useIsHere();
  return async ({ dueCents, feeTimes, refresh, agree, pay }) => {
    if (!mayPass()) return;
    agree(null);
    if (feeTimes.some((feeTime) => isStale(feeTime, clock.serverNow()))) {
      const freshCents = await refresh();
      if (!isHere.current || freshCents === null) return;
      if (freshCents !== dueCents) {
        agree(dueCents);
        return;
      }
    }
    pay();
  };
}
