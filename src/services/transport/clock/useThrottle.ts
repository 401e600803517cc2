import { useState } from 'react';

import { createThrottle, THROTTLE_MS } from '@/lib/createThrottle';

import { usePorts } from '../ports/PortsContext';

/** The throttle of a button (Rule 6.7): call it at each press; it returns whether the press counts. */
export function useThrottle(): () => boolean {
  const { clock } = usePorts();
  const [shouldPass] = useState(() => createThrottle(THROTTLE_MS, () => clock.monotonic()));
  return shouldPass;
}
