import { type ComponentType, lazy } from 'react';

import type { ScreenName } from '@/navigation/paths';
import type { RouteDefinition } from '@/navigation/routeDefinition';

import { isMissingChunkError, type ReloadControl, reloadOnce } from '../reloadOnce';

export interface RouteTable {
  findRouteDefinition(name: ScreenName): RouteDefinition | null;
  /** Once it resolves, every name has a row. */
  loadRouteDefinitions(): Promise<void>;
}

export interface ScreenLoader {
  /** Preloads a screen; never rejects. */
  prefetch(name: ScreenName): Promise<void>;
  /**
   * The screen itself if its chunk is already loaded, otherwise a lazy component that suspends. It is always the same
   * component, because another one would mount the screen anew.
   */
  getComponent(name: ScreenName): ComponentType;
  /**
   * Called when the driver retries a failed screen. A lazy component that React could not load stays failed for the
   * lifetime of the page. A missing chunk therefore reloads the page; for other errors the next load tries again.
   */
  retry(name: ScreenName, error: unknown): void;
}

/** The first failure to load a screen reloads the page. A second one reaches the screen's error boundary. */
export function createScreenLoader(
  { findRouteDefinition, loadRouteDefinitions }: RouteTable,
  reloadControl: ReloadControl,
): ScreenLoader {
  const loadedScreens = new Map<ScreenName, ComponentType>();
  const lazyScreens = new Map<ScreenName, ComponentType>();
  const loadModule = async (name: ScreenName) => {
    if (findRouteDefinition(name) === null) await loadRouteDefinitions();
    const row = findRouteDefinition(name);
    if (row === null) throw new Error(`No row for ${name}`);
    return row.screen();
  };
  const load = async (name: ScreenName) => {
    try {
      const module = await loadModule(name);
      loadedScreens.set(name, module.default);
      return module;
    } catch (error) {
      if (reloadOnce(reloadControl)) return await new Promise<never>(() => undefined);
      throw error;
    }
  };
  return {
    prefetch: async (name) => {
      if (loadedScreens.has(name)) return;
      try {
        loadedScreens.set(name, (await loadModule(name)).default);
      } catch {
        // The screen itself retries and shows the error.
      }
    },
    getComponent: (name) => {
      const existing = lazyScreens.get(name) ?? loadedScreens.get(name);
      if (existing !== undefined) return existing;
      const screen = lazy(() => load(name));
      lazyScreens.set(name, screen);
      return screen;
    },
    retry: (name, error) => {
      if (isMissingChunkError(error) && reloadControl.mayReload()) reloadControl.reload();
      else lazyScreens.delete(name);
    },
  };
}
