import type { Load } from '@/ui/load/LoadedContent';

/** The same load for a screen that found nothing: it is empty, unless rows that cannot be read may be what is missing. */
export function withoutAny(load: Load, hasNothing: boolean): Load {
  if (load.state !== 'ready' || !hasNothing) return load;
  if (load.unreadText === undefined) return { ...load, state: 'empty' };
  return { ...load, state: 'failed', failure: { ...load.failure, advice: load.unreadText } };
}
