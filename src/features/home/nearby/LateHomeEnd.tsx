import { retryableLazy } from '@/ui/late/retryableLazy';
import { Failure } from '@/ui/load/Failure';

import type { HomeEndProps } from './HomeEnd';

/** The last blocks of home, mostly below the fold. So they are not in the first load, and nothing shifts when they come. */
export const LateHomeEnd = retryableLazy<HomeEndProps>(
  'home end',
  async () => (await import(/* webpackChunkName: "home-end" */ './HomeEnd')).HomeEnd,
  { isSoon: true, without: (_, retry) => <Failure what="附近和资讯加载失败" size="block" onRetry={retry} /> },
);
