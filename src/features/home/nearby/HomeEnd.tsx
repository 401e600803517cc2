import { useSelector } from 'react-redux';

import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';

import { ElderActs } from '../elder/ElderActs';
import { homeBlocks } from '../model/homeBlocks';
import { NearbyBlock } from './NearbyBlock';
import { NewsBlock } from './NewsBlock';
import { useKeepSeen } from './useKeepSeen';

/** What home shows below the menu, and in elder mode in place of menu and news: three main acts. */
export function HomeEnd() {
  useKeepSeen();
  const { config } = useMenuConfig();
  const { isElder } = useSelector(selectPreferences);
  return (
    <>
      {isElder && <ElderActs />}
      <NearbyBlock />
      {!isElder && homeBlocks(config).news && <NewsBlock />}
    </>
  );
}
