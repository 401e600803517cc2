import { createContext } from 'react';

/** The ports that lazily loaded parts need. */
export interface LazyPartPorts {
  report(error: unknown, where: string): void;
  readonly page: {
    onOnlineChange(listener: (isOnline: boolean) => void): () => void;
    onPageVisible(listener: () => void): () => void;
  };
}

export const LazyPartPortsContext = createContext<LazyPartPorts | null>(null);
