import type { ContentLoadState } from '@/ui/load/LoadStateContent';

/** The load of a place from a list or from its own query: ready if either has it, failed only if both have failed. */
export const toPlaceLoadState = (
  detail: ContentLoadState,
  place: object | undefined,
  isListLoading: boolean,
): ContentLoadState => ({
  ...detail,
  state: place === undefined ? (isListLoading ? 'loading' : detail.state) : 'ready',
});
