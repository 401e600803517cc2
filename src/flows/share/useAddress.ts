import { useCallback } from 'react';

import { usePorts } from '@/services/transport/ports/PortsContext';

/** The whole address of a path of this app, for somebody else's phone. */
export function useAddress(): (path: string) => string {
  const { page, config } = usePorts();
  return useCallback((path) => new URL(config.basePath.replace(/\/$/, '') + path, page.href()).href, [page, config]);
}
