import { useState } from 'react';

import { createGate, THROTTLE_MS } from '@/lib/createGate';

import { usePorts } from '../ports/PortsContext';

/** The throttle of a button (Rule 6.7): called at each press, it returns whether this press counts. */
export function useThrottle(): () => boolean {
  const { clock } = usePorts();
  const [mayPass] = useState(() => createGate(THROTTLE_MS, () => clock.monotonic()));
  return mayPass;
}
