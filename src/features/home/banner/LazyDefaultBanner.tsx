import { retryableLazy } from '@/ui/late/retryableLazy';

/**
 * The default banner, loaded on demand, because most operators have banners. It is decorative: if its code cannot be
 * loaded, nothing is rendered.
 */
export const LazyDefaultBanner = retryableLazy(
  'default banner',
  async () => (await import('./DefaultBanner')).DefaultBanner,
  { errorFallback: () => null },
);
