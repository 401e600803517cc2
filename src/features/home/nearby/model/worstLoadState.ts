type LoadState = 'loading' | 'ready' | 'empty' | 'failed';

/** The order in which the state of a block with several lists is chosen: loading, failed, ready, empty. */
const ORDER: readonly LoadState[] = ['loading', 'failed', 'ready', 'empty'];

/** The combined state of several parts; `empty` when there are none. */
export const worstLoadState = (states: readonly LoadState[]): LoadState =>
  ORDER.find((state) => states.includes(state)) ?? 'empty';
