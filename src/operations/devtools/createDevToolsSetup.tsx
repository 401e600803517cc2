import type { StoreEnhancer } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';

import type { StoreDevTools } from '@/app/store';
import type { HistoryWindow } from '@/navigation/history/syncHistoryWithStore';
import { createRecordingReplayReducer } from '@/operations/format/recordingFormat';
import type { OutsidePorts, Ports } from '@/platform/ports/ports';
import type { KeyValueStore } from '@/platform/storage/storage';

import { createPausableHistoryWindow } from './createPausableHistoryWindow';
import { createTimeTravelPorts } from './createTimeTravelPorts';
import { createTimeTravelGuards } from './guards';
import { createTimeTravelTracker, type TimeTravelMode, type TimeTravelTracker } from './moments';
import { TimeTravelReturnBar } from './TimeTravelReturnBar';

export interface DevToolsSetup {
  /** The ports that the app is started with. */
  readonly outside: OutsidePorts;
  /** The window whose history the app is bound to. */
  readonly page: HistoryWindow;
  readonly tools: StoreDevTools;
  /**
   * The same app with ports that write nothing while an earlier state is shown. They are for screens; flows are paused
   * anyway.
   */
  forScreens<App extends { ports: Ports }>(this: void, app: App): App;
  /** False while an earlier state is shown. */
  isPresent(this: void): boolean;
  stop(): void;
}

/** An imported recording may continue from one document into the next. */
const acceptsPageChanges: StoreEnhancer = (create) => (reducer, state) =>
  create(createRecordingReplayReducer(reducer as never) as never, state);

/** Renders a bar above the app, in a separate root, because DevTools control the app's state. */
function createBar(page: Window, moments: TimeTravelTracker, reload: () => void) {
  const container = page.document.createElement('div');
  page.document.body.prepend(container);
  let root: Root | undefined;
  let shown: TimeTravelMode = 'present';
  const unsubscribe = moments.subscribe(() => {
    const viewMode = moments.getViewMode();
    if (viewMode === shown) return;
    shown = viewMode;
    root ??= createRoot(container);
    root.render(
      <TimeTravelReturnBar inView={viewMode} onReturn={viewMode === 'earlier' ? moments.returnToPresent : reload} />,
    );
  });
  return () => {
    unsubscribe();
    root?.unmount();
    container.remove();
  };
}

/**
 * Prepares the app's ports and store for DevTools. A jump triggers no side effects. A click while an earlier state is
 * shown does nothing. An imported recording is shown without calls, flows, cookies or writes; so is the state that
 * remains when DevTools has changed the past.
 *
 * @param instrument the enhancer of the extension, or of @redux-devtools/instrument
 * @param times receives the time of each action
 */
export function createDevToolsSetup(
  page: Window,
  outside: OutsidePorts,
  instrument: StoreEnhancer,
  times = new WeakMap<object, number>(),
): DevToolsSetup {
  let endFlows: () => void = () => undefined;
  const guards = createTimeTravelGuards(page, () => moments);
  const moments = createTimeTravelTracker(
    guards.onJump,
    () => {
      guards.discardHeld();
      sealed.shut();
      // Deferred, because DevTools' own reducer is still running and a flow that ends reads the store.
      void Promise.resolve().then(() => {
        endFlows();
      });
    },
    times,
  );
  const sealed = createTimeTravelPorts(outside, { whenPresent: guards.whenPresent, getViewTime: moments.getViewTime });
  const removeBar = createBar(page, moments, () => {
    outside.page.reload();
  });
  const pausableStore = (store: KeyValueStore): KeyValueStore => ({
    ...store,
    set: (key, value) => moments.isPaused() || store.set(key, value),
    remove: (key) => {
      if (!moments.isPaused()) store.remove(key);
    },
  });
  return {
    outside: sealed.outside,
    page: createPausableHistoryWindow(page, moments.isPaused, moments.presentDepth),
    forScreens: (app) => ({
      ...app,
      ports: { ...app.ports, local: pausableStore(app.ports.local), tab: pausableStore(app.ports.tab) },
    }),
    tools: {
      saga: { effectMiddlewares: [guards.effectMiddleware] },
      composeEnhancers: (usual, last) => [
        guards.outerEnhancer,
        ...usual,
        guards.innerEnhancer,
        ...(last === undefined ? [] : [last]),
        acceptsPageChanges,
        instrument,
        moments.enhancer,
      ],
      connect: (end) => {
        endFlows = end;
      },
    },
    isPresent: () => moments.getViewTime() === null,
    stop: () => {
      guards.stop();
      removeBar();
    },
  };
}
