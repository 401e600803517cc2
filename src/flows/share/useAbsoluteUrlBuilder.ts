import { useCallback } from 'react';

import { usePorts } from '@/platform/ports/PortsContext';

/** The absolute URL of a path of this app, to be opened on another phone. */
export function useAbsoluteUrlBuilder(): (path: string) => string {
  const { page, config } = usePorts();
  return useCallback((path) => new URL(config.basePath.replace(/\/$/, '') + path, page.href()).href, [page, config]);
}
