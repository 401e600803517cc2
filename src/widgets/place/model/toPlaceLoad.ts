import type { Load } from '@/ui/load/LoadedContent';

/** The load of a place from a list or from its own query: ready if either has it, failed only if both have failed. */
export const toPlaceLoad = (detail: Load, place: object | undefined, isListLoading: boolean): Load => ({
  ...detail,
  state: place === undefined ? (isListLoading ? 'loading' : detail.state) : 'ready',
});
