import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { latePart } from '@/ui/late/latePart';
import { Failure } from '@/ui/load/Failure';

import { homeBlocks } from '../model/homeBlocks';

const NewsBlock = latePart(
  'news',
  async () => (await import(/* webpackChunkName: "home-news" */ './NewsBlock')).NewsBlock,
  { without: (_, retry) => <Failure what="资讯没有打开" size="block" onRetry={retry} /> },
);

/** The last block of home, mostly below the fold. So it is not in the first load, and nothing shifts when it comes. */
export function LateNewsBlock() {
  return homeBlocks(useMenuConfig().config).news ? <NewsBlock /> : null;
}
