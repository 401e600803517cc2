import type { ContentLoadState } from '@/ui/load/LoadStateContent';

/**
 * Makes a ready load empty if nothing was found. If rows were dropped, it fails instead, because they may be relevant.
 */
export function markLoadEmpty(load: ContentLoadState, isEmpty: boolean): ContentLoadState {
  if (load.state !== 'ready' || !isEmpty) return load;
  if (load.unreadText === undefined) return { ...load, state: 'empty' };
  return { ...load, state: 'failed', failure: { ...load.failure, advice: load.unreadText } };
}
