import { retryableLazy } from '@/ui/late/retryableLazy';

/**
 * Part of the chunk of the plate query's flow, which is loaded by then. Without it, a toast has shown the same text.
 */
export const LazyNoticeBanner = retryableLazy(
  'plate query',
  async () => (await import(/* webpackChunkName: "plate-keyboard" */ '@/ui/card/NoticeBanner')).NoticeBanner,
  { errorFallback: () => null },
);
