import { useState } from 'react';

import { usePorts } from '@/platform/ports/PortsContext';

import { HOME_LAYOUT_KEY } from '../model/homeLayoutKey';

/** Whether the layout of home differed from the default in this respect at the last visit. */
export function useWasHomeLayoutNonDefault(box: 'clear' | 'query'): boolean {
  const { local } = usePorts();
  const [wasDifferent] = useState(() => (local.get(HOME_LAYOUT_KEY) ?? '').includes(box));
  return wasDifferent;
}
