import { createContext, useContext } from 'react';

import type { Ports } from './ports';

export const PortsContext = createContext<Ports | null>(null);

export const PortsProvider = PortsContext.Provider;

/** The ports, for the few components that need the clock or the page. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (ports === null) throw new Error('no PortsProvider');
  return ports;
}
