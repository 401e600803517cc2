import { retryableLazy } from '@/ui/late/retryableLazy';

import type { IllustrationName } from './EmptyIllustrationShape';

/** A box of the same size, so that nothing shifts. */
const renderEmptyBox = () => <svg width="96" height="96" aria-hidden="true" />;

/**
 * Decorative, so screen readers skip it. Its code is in the offline chunk (app/loadAndStartOfflineFlow), because it is mostly
 * needed then. If it does not load, its space stays empty.
 */
export const EmptyIllustration = retryableLazy<{ readonly name: IllustrationName }>(
  'drawing',
  async () => (await import(/* webpackChunkName: "offline" */ './EmptyIllustrationShape')).EmptyIllustrationShape,
  { fallback: renderEmptyBox, errorFallback: renderEmptyBox },
);
