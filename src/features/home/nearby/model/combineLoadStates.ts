type LoadState = 'loading' | 'ready' | 'empty' | 'failed';

/** The precedence of the states of several lists in one block. */
const ORDER: readonly LoadState[] = ['loading', 'failed', 'ready', 'empty'];

/** The combined state of several lists; `empty` if there are none. */
export const combineLoadStates = (states: readonly LoadState[]): LoadState =>
  ORDER.find((state) => states.includes(state)) ?? 'empty';
