import { retryableLazy } from '@/ui/late/retryableLazy';

import type { DrawingName } from './EmptyIllustrationShape';

/** The same box, so that nothing shifts. */
const box = () => <svg width="96" height="96" aria-hidden="true" />;

/**
 * Decorative, so screen readers skip it. Its code comes with what works without a line (app/offlineFlow), because it is mostly needed then. Where it does
 * not come, its place stays empty.
 */
export const EmptyIllustration = retryableLazy<{ readonly name: DrawingName }>(
  'drawing',
  async () => (await import(/* webpackChunkName: "offline" */ './EmptyIllustrationShape')).EmptyIllustrationShape,
  { meanwhile: box, without: box },
);
