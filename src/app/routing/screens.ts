import { type ComponentType, lazy } from 'react';

import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';
import type { KeyValueStore } from '@/services/transport/storage';

/** Marks that this tab has already reloaded once for a missing chunk, so that it cannot loop. */
const RELOADED_KEY = 'reloadedForChunk';

export interface ScreenOutside {
  tab: KeyValueStore;
  reload(): void;
  /** While a payment is open the page must stay: its host may be about to answer. */
  mayReload(): boolean;
}

export interface Screens {
  /** Loads a screen ahead of time; never rejects. */
  prefetch(name: PathName): Promise<void>;
  /** The screen itself once its chunk is here, else a lazy one that suspends. */
  componentOf(name: PathName): ComponentType;
  /** Forgets a failed load, so that the next one asks again. */
  forget(name: PathName): void;
}

/**
 * A deploy removes old chunks. The first failure in this tab reloads the page once, because the new index.html names the new
 * chunks; a second one reaches the screen's error boundary.
 */
export function createScreens(rowOf: (name: PathName) => RouteRow, { tab, reload, mayReload }: ScreenOutside): Screens {
  const here = new Map<PathName, ComponentType>();
  const waiting = new Map<PathName, ComponentType>();
  const load = async (name: PathName) => {
    try {
      const module = await rowOf(name).screen();
      here.set(name, module.default);
      tab.remove(RELOADED_KEY);
      return module;
    } catch (error) {
      if (tab.get(RELOADED_KEY) === null && mayReload() && tab.set(RELOADED_KEY, '1')) {
        reload();
        return await new Promise<never>(() => undefined);
      }
      throw error;
    }
  };
  return {
    prefetch: async (name) => {
      if (here.has(name)) return;
      try {
        here.set(name, (await rowOf(name).screen()).default);
      } catch {
        // The screen itself will try again and say so.
      }
    },
    componentOf: (name) => {
      const present = here.get(name) ?? waiting.get(name);
      if (present !== undefined) return present;
      const screen = lazy(() => load(name));
      waiting.set(name, screen);
      return screen;
    },
    forget: (name) => void waiting.delete(name),
  };
}
