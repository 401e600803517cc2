import { useMenuConfig } from '@/flows/entry/useMenuConfig';

import { homeBlocks } from '../model/homeBlocks';
import { NearbyBlock } from './NearbyBlock';
import { NewsBlock } from './NewsBlock';

/** What home shows below the menu. */
export function HomeEnd() {
  return (
    <>
      <NearbyBlock />
      {homeBlocks(useMenuConfig().config).news && <NewsBlock />}
    </>
  );
}
