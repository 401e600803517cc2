import { retryableLazy } from '@/ui/late/retryableLazy';
import { LoadFailureNotice } from '@/ui/load/LoadFailureNotice';

import type { HomeLowerBlocksProps } from './HomeLowerBlocks';

/** The last blocks of home. They are mostly below the fold, so they are loaded after the first load without a shift. */
export const LazyHomeLowerBlocks = retryableLazy<HomeLowerBlocksProps>(
  'home end',
  async () => (await import(/* webpackChunkName: "home-end" */ './HomeLowerBlocks')).HomeLowerBlocks,
  {
    preload: true,
    errorFallback: (_, retry) => <LoadFailureNotice message="附近和资讯加载失败" size="block" onRetry={retry} />,
  },
);
