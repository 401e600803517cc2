import { retryableLazy } from '@/ui/late/retryableLazy';
import { FailureNotice } from '@/ui/load/FailureNotice';

import type { HomeEndProps } from './HomeEnd';

/** The last blocks of home. They are mostly below the fold, so they are loaded after the first load without a shift. */
export const LazyHomeEnd = retryableLazy<HomeEndProps>(
  'home end',
  async () => (await import(/* webpackChunkName: "home-end" */ './HomeEnd')).HomeEnd,
  {
    preload: true,
    errorFallback: (_, retry) => <FailureNotice message="附近和资讯加载失败" size="block" onRetry={retry} />,
  },
);
