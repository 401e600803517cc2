import { retryableLazy } from '@/ui/late/retryableLazy';

/** Shown where there is no banner. Most visits have one, so its code is loaded on demand. It is a decoration: without its code there is nothing. */
export const LazyDefaultBanner = retryableLazy(
  'default banner',
  async () => (await import('./DefaultBanner')).DefaultBanner,
  { without: () => null },
);
