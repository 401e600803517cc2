import { useState } from 'react';

import { createThrottleCheck, PRESS_THROTTLE_MS } from '@/lib/createThrottleCheck';
import { usePorts } from '@/platform/ports/PortsContext';

/** The throttle of a button (Rule 6.7): call it at each press; it returns whether the press counts. */
export function usePressThrottleCheck(): () => boolean {
  const { clock } = usePorts();
  const [shouldPass] = useState(() => createThrottleCheck(PRESS_THROTTLE_MS, () => clock.monotonic()));
  return shouldPass;
}
