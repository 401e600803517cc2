import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { act } from '@testing-library/react';

import { makeApp, type MakeAppOptions } from './makeApp';

export interface LiftedStore {
  getState(): { currentStateIndex: number; computedStates: { state: unknown }[]; stagedActionIds: number[] };
  dispatch(action: unknown): void;
}

/** What a person sees: the screen's name, its words and the address. */
export const seen = () => {
  const root = document.querySelector('[data-screen]');
  return `${window.location.pathname}${window.location.search} ${root?.getAttribute('data-screen') ?? ''} ${document.body.textContent}`;
};

/** The same without what a countdown shows: a picture is taken some time after its state came to be. */
export const withoutTimers = () => {
  const texts = [...document.querySelectorAll('[role="timer"]')].map((timer) => timer.textContent);
  return texts.reduce((text, timer) => text.replace(timer, ''), seen());
};

const quiet = (ms: number) =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
  });

/** A whole app under the genuine DevTools instrument, with what a test needs to look back in time. */
export async function recordedApp(options: MakeAppOptions = {}) {
  const count = { effects: 0 };
  const app = await makeApp({
    ...options,
    instrument: instrument(undefined, { maxAge: 5_000 }),
    sagaMonitor: {
      effectTriggered: () => {
        count.effects += 1;
      },
    },
  });
  const { liftedStore } = app.store as unknown as { liftedStore: LiftedStore };
  const shown = new Map<number, string>();
  return {
    ...app,
    liftedStore,
    /** The moments that have been looked at: the picture that each state gave when nothing was on its way. */
    shown,
    count,
    look: async () => {
      await quiet(60);
      shown.set(liftedStore.getState().currentStateIndex, withoutTimers());
    },
    jumpTo: (index: number) =>
      act(async () => {
        liftedStore.dispatch(ActionCreators.jumpToState(index));
        await new Promise((resolve) => setTimeout(resolve, 0));
      }),
    newest: () => liftedStore.getState().computedStates.length - 1,
    rest: quiet,
  };
}

export type RecordedApp = Awaited<ReturnType<typeof recordedApp>>;
