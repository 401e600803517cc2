import { useState } from 'react';

import { usePorts } from '@/platform/ports/PortsContext';

import { HOME_SNAPSHOT_KEY, type HomeSnapshot, parseHomeSnapshot } from '../model/homeSnapshot';

/** The last content of the home screen on this device. It is shown while the responses are pending. */
export function useHomeSnapshot(): HomeSnapshot {
  const { local } = usePorts();
  const [snapshot] = useState(() => parseHomeSnapshot(local.get(HOME_SNAPSHOT_KEY)));
  return snapshot;
}
