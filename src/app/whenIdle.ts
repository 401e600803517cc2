import { keepScroll } from '@/navigation/history/keepScroll';

import type { AppStore } from './store';

/**
 * Starts what accompanies the page from its first idle moment on.
 *
 * @param app with the ports of screens, which write nothing while DevTools shows an earlier moment
 */
export function startWhenIdle(
  app: AppStore,
  page: Window & typeof globalThis,
  devTools: { isPresent(this: void): boolean } | undefined,
): void {
  keepScroll(page, app.ports.tab, () => devTools?.isPresent() !== false);
  void import(/* webpackChunkName: "recording" */ './recording/startRecording').then(
    ({ startRecording }) => startRecording(app, page, app.ports.tab),
    () => undefined,
  );
}
