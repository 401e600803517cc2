import { persistScroll } from '@/navigation/history/persistScroll';

import type { AppRuntime } from './store';

/**
 * Starts background services of the page at its first idle moment.
 *
 * @param app with the ports for screens, which write nothing while DevTools shows an earlier state
 */
export function startServicesWhenIdle(
  app: AppRuntime,
  page: Window & typeof globalThis,
  devTools: { isPresent(this: void): boolean } | undefined,
): void {
  persistScroll(page, app.ports.tab, () => devTools?.isPresent() !== false);
}
