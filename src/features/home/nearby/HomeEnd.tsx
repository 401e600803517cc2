import { useMenuConfig } from '@/flows/entry/useMenuConfig';

import { homeBlocks } from '../model/homeBlocks';
import { NearbyBlock } from './NearbyBlock';
import { NewsBlock } from './NewsBlock';
import { useKeepSeen } from './useKeepSeen';

/** What home shows below the menu. */
export function HomeEnd() {
  useKeepSeen();
  return (
    <>
      <NearbyBlock />
      {homeBlocks(useMenuConfig().config).news && <NewsBlock />}
    </>
  );
}
