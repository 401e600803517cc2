type LoadState = 'loading' | 'ready' | 'empty' | 'failed';

/** The state of a block of several lists: what still comes, else what failed, else what there is to see. */
const ORDER: readonly LoadState[] = ['loading', 'failed', 'ready', 'empty'];

/** The state of several parts as one; `empty` where there are none. */
export const worstOf = (states: readonly LoadState[]): LoadState =>
  ORDER.find((state) => states.includes(state)) ?? 'empty';
