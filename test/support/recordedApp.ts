import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { act } from '@testing-library/react';

import { makeApp, type MakeAppOptions } from './makeApp';

export interface LiftedStore {
  getState(): {
    currentStateIndex: number;
    computedStates: { state: unknown }[];
    stagedActionIds: number[];
    actionsById: Readonly<Record<number, { action: { type: string }; timestamp: number }>>;
  };
  dispatch(action: unknown): void;
}

/** What a driver sees: the name of the screen, its words, and the address. Without the bar that DevTools put above it. */
export const seen = () => {
  const root = document.querySelector('[data-screen]');
  const bar = document.querySelector('[data-replay]')?.textContent ?? '';
  const words = document.body.textContent.replace(bar, '');
  return `${window.location.pathname}${window.location.search} ${root?.getAttribute('data-screen') ?? ''} ${words}`;
};

/** The same without the text of countdowns, because the test takes a picture some time after its state began. */
export const withoutTimers = () => {
  const texts = [...document.querySelectorAll('[role="timer"]')].map((timer) => timer.textContent);
  return texts.reduce((text, timer) => text.replace(timer, ''), seen());
};

const TITLE_ONLY_MS = 2_000;
export const LOOK_MS = 60;

/** Waits until a screen shows more than its title: its code, which no state holds, is there. A screen that is asking for its data may stay so. */
export async function moreThanTitle(rest: (ms: number) => Promise<void>): Promise<void> {
  const isTitleOnly = () => {
    const root = document.querySelector('[data-screen]');
    return root !== null && root.textContent === root.querySelector('h1')?.textContent;
  };
  for (let waited = 0; waited < TITLE_ONLY_MS && isTitleOnly(); waited += LOOK_MS) await rest(LOOK_MS);
}

const quiet = (ms: number) =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
  });

/** A whole app under the real DevTools instrument, with the tools that a test needs for time travel. */
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
    /** The moments that the test has looked at: for each state, the picture when no call was under way. */
    shown,
    count,
    look: async () => {
      await moreThanTitle(quiet);
      await quiet(LOOK_MS);
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
