import { latePart } from '@/ui/late/latePart';

/** Shown where there is no banner. Most visits have one, so its code is loaded on demand. It is a decoration: without its code there is nothing. */
export const LazyDefaultBanner = latePart(
  'default banner',
  async () => (await import('./DefaultBanner')).DefaultBanner,
  { without: () => null },
);
