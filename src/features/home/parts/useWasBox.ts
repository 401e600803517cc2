import { useState } from 'react';

import { usePorts } from '@/services/transport/ports/PortsContext';

import { BOXES_KEY } from '../model/boxesKey';

/** Whether this box of home was different at the last visit. */
export function useWasBox(box: 'clear' | 'query'): boolean {
  const { local } = usePorts();
  const [was] = useState(() => (local.get(BOXES_KEY) ?? '').includes(box));
  return was;
}
