import { act } from '@testing-library/react';

import { createAllowedDevTools } from '@/operations/devtools/createAllowedDevTools';

import { makeApp, type MakeAppOptions } from '../makeApp';
import { type LiftedStore, LOOK_MS, moreThanTitle, withoutTimers } from '../recordedApp';
import { type Extension, installExtension } from './installExtension';
import { pause } from './panel';

let installed: Extension | undefined;
afterEach(async () => {
  await installed?.remove();
  installed = undefined;
});

export interface PanelAppOptions extends MakeAppOptions {
  /** Whether the page behaves as in production, where the server has switched DevTools on. */
  isProduction?: boolean;
}

/** A whole app that the genuine extension watches. It starts as in a browser that has the extension. */
export async function panelApp({ isProduction = false, ...options }: PanelAppOptions = {}) {
  const extension = installExtension();
  installed = extension;
  const count = { effects: 0 };
  const app = await makeApp({
    ...options,
    devTools: (outside) => createAllowedDevTools(window, outside, isProduction),
    sagaMonitor: {
      effectTriggered: () => {
        count.effects += 1;
      },
    },
  });
  const { liftedStore } = app.store as unknown as { liftedStore: LiftedStore };
  const shown = new Map<number, string>();
  const current = () => {
    const { stagedActionIds, currentStateIndex } = liftedStore.getState();
    return stagedActionIds[currentStateIndex] ?? 0;
  };
  return {
    ...app,
    extension,
    liftedStore,
    count,
    /** What was seen after each action, by the number of its row. */
    shown,
    current,
    look: async () => {
      await moreThanTitle(pause);
      await pause(LOOK_MS);
      shown.set(current(), withoutTimers());
    },
    jumpTo: (index: number) =>
      act(async () => {
        liftedStore.dispatch({ type: 'JUMP_TO_STATE', index });
        await Promise.resolve();
      }),
    newest: () => liftedStore.getState().computedStates.length - 1,
    rest: pause,
  };
}

export type PanelApp = Awaited<ReturnType<typeof panelApp>>;
