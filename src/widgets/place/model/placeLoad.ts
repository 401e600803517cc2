import type { Load } from '@/ui/load/LoadedContent';

/** The load of a place that a list or the call about it has: ready with either, and failed only after both. */
export const placeLoad = (detail: Load, place: object | undefined, isListLoading: boolean): Load => ({
  ...detail,
  state: place === undefined ? (isListLoading ? 'loading' : detail.state) : 'ready',
});
