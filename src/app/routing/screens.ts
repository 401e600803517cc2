import { type ComponentType, lazy } from 'react';

import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { isMissingChunk, type Reloading, reloadOnce } from '../reloadOnce';

export interface RouteTable {
  rowOf(name: PathName): RouteRow | null;
  /** Once it resolves, every name has a row. */
  loadRows(): Promise<void>;
}

export interface Screens {
  /** Preloads a screen; never rejects. */
  prefetch(name: PathName): Promise<void>;
  /**
   * The screen itself where its chunk is already loaded, otherwise a lazy component that suspends. It stays the same component, because
   * another one would mount the screen anew.
   */
  componentOf(name: PathName): ComponentType;
  /**
   * Called when the driver retries a screen that broke. A lazy component that React could not load stays broken for the life of the page. A
   * missing chunk therefore reloads the page; for other errors the next load tries again.
   */
  tryAgain(name: PathName, error: unknown): void;
}

/** The first failure to load a screen reloads the page. A second one reaches the screen's error boundary. */
export function createScreens({ rowOf, loadRows }: RouteTable, reloading: Reloading): Screens {
  const here = new Map<PathName, ComponentType>();
  const waiting = new Map<PathName, ComponentType>();
  const screenOf = async (name: PathName) => {
    if (rowOf(name) === null) await loadRows();
    const row = rowOf(name);
    if (row === null) throw new Error(`No row for ${name}`);
    return row.screen();
  };
  const load = async (name: PathName) => {
    try {
      const module = await screenOf(name);
      here.set(name, module.default);
      return module;
    } catch (error) {
      if (reloadOnce(reloading)) return await new Promise<never>(() => undefined);
      throw error;
    }
  };
  return {
    prefetch: async (name) => {
      if (here.has(name)) return;
      try {
        here.set(name, (await screenOf(name)).default);
      } catch {
        // The screen itself tries again and shows the error.
      }
    },
    componentOf: (name) => {
      const present = waiting.get(name) ?? here.get(name);
      if (present !== undefined) return present;
      const screen = lazy(() => load(name));
      waiting.set(name, screen);
      return screen;
    },
    tryAgain: (name, error) => {
      if (isMissingChunk(error) && reloading.mayReload()) reloading.reload();
      else waiting.delete(name);
    },
  };
}
