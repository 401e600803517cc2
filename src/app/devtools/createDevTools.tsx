import type { StoreEnhancer } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';

import { followingPages } from '@/domain/recording/recordingFormat';
import type { HistoryPage } from '@/navigation/history/bindHistory';
import type { OutsidePorts, Ports } from '@/services/transport/ports/ports';
import type { KeyValueStore } from '@/services/transport/storage/storage';

import type { StoreTools } from '../store';
import { createGuards } from './guards';
import { MomentBar } from './MomentBar';
import { createMoments, type InView, type Moments } from './moments';
import { restHistory } from './restHistory';
import { sealPorts } from './sealPorts';

export interface DevTools {
  /** The ports that the app is started with. */
  readonly outside: OutsidePorts;
  /** The window whose history the app is bound to. */
  readonly page: HistoryPage;
  readonly tools: StoreTools;
  /** The same app with ports that write nothing while an earlier moment is shown. They are for screens: flows stand still anyway. */
  forScreens<App extends { ports: Ports }>(this: void, app: App): App;
  /** False while an earlier moment is shown. */
  isPresent(this: void): boolean;
  stop(): void;
}

/** An imported recording may go on from one document into the next. */
const followsPages: StoreEnhancer = (create) => (reducer, state) =>
  create(followingPages(reducer as never) as never, state);

/** A bar above the app, in a root of its own, because the app's state is DevTools' to change. */
function createBar(page: Window, moments: Moments, reload: () => void) {
  const place = page.document.createElement('div');
  page.document.body.prepend(place);
  let root: Root | undefined;
  let shown: InView = 'present';
  const unsubscribe = moments.subscribe(() => {
    const inView = moments.inView();
    if (inView === shown) return;
    shown = inView;
    root ??= createRoot(place);
    root.render(<MomentBar inView={inView} onReturn={inView === 'earlier' ? moments.toPresent : reload} />);
  });
  return () => {
    unsubscribe();
    root?.unmount();
    place.remove();
  };
}

/**
 * Prepares the app's ports and store for DevTools. A jump triggers no side effects. A click while an earlier moment is shown does nothing.
 * An imported recording is shown without calls, flows, cookies or writes, and so is what is left when DevTools has changed the past.
 *
 * @param instrument the enhancer of the extension, or of @redux-devtools/instrument
 * @param times is given the time of each action
 */
export function createDevTools(
  page: Window,
  outside: OutsidePorts,
  instrument: StoreEnhancer,
  times = new WeakMap<object, number>(),
): DevTools {
  let endFlows: () => void = () => undefined;
  const guards = createGuards(page, () => moments);
  const moments = createMoments(
    guards.jumped,
    () => {
      guards.forget();
      sealed.shut();
      // Deferred, because DevTools' own reducer is still running and a flow that ends reads the store.
      void Promise.resolve().then(() => {
        endFlows();
      });
    },
    times,
  );
  const sealed = sealPorts(outside, { whenPresent: guards.whenPresent, moment: moments.timeInView });
  const removeBar = createBar(page, moments, () => {
    outside.page.reload();
  });
  const resting = (store: KeyValueStore): KeyValueStore => ({
    ...store,
    set: (key, value) => moments.isParked() || store.set(key, value),
    remove: (key) => {
      if (!moments.isParked()) store.remove(key);
    },
  });
  return {
    outside: sealed.outside,
    page: restHistory(page, moments.isParked, moments.presentDepth),
    forScreens: (app) => ({
      ...app,
      ports: { ...app.ports, local: resting(app.ports.local), tab: resting(app.ports.tab) },
    }),
    tools: {
      saga: { effectMiddlewares: [guards.effects] },
      arrange: (usual, last) => [guards.outer, ...usual, guards.inner, last, followsPages, instrument, moments.sensor],
      connect: (end) => {
        endFlows = end;
      },
    },
    isPresent: () => moments.timeInView() === null,
    stop: () => {
      guards.stop();
      removeBar();
    },
  };
}
