import { useState } from 'react';

import { usePorts } from '@/services/transport/ports/PortsContext';

import { LAST_SEEN_KEY, type LastSeenHome, readLastSeen } from '../model/lastSeen';

/** What this device showed on the home screen last time. It is shown while the responses are pending. */
export function useLastSeen(): LastSeenHome {
  const { local } = usePorts();
  const [seen] = useState(() => readLastSeen(local.get(LAST_SEEN_KEY)));
  return seen;
}
