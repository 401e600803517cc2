import { createContext } from 'react';

/** What late parts need of the page around them. */
export interface LateSurroundings {
  report(error: unknown, where: string): void;
  readonly page: {
    onOnlineChange(listener: (isOnline: boolean) => void): () => void;
    onSeenAgain(listener: () => void): () => void;
  };
}

export const LateContext = createContext<LateSurroundings | null>(null);
