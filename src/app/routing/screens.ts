import { type ComponentType, lazy } from 'react';

import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import { isMissingChunk, type Reloading, reloadOnce } from '../reloadOnce';

export interface RouteTable {
  rowOf(name: PathName): RouteRow | null;
  /** After it every name has a row. */
  loadRows(): Promise<void>;
}

export interface Screens {
  /** Loads a screen ahead of time; never rejects. */
  prefetch(name: PathName): Promise<void>;
  /** The screen itself where its chunk came first, else a lazy one that suspends and stays: another component would begin anew. */
  componentOf(name: PathName): ComponentType;
  /**
   * The driver wants another try at a screen that broke. What React has loaded lazily in it and could not have stays broken for
   * the life of the page, so a missing chunk is a reason to reload; else the next load asks again.
   */
  tryAgain(name: PathName, error: unknown): void;
}

/** The first failure to load a screen reloads the page; a second one reaches the screen's error boundary. */
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
        // The screen itself will try again and say so.
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
