import { useSelector } from 'react-redux';

import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { useIsSignedIn } from '@/flows/session/useSession';

import { ElderActs } from '../elder/ElderActs';
import { homeBlocks } from '../model/homeBlocks';
import { KeptGunStrip } from './KeptGunStrip';
import { NearbyBlock } from './NearbyBlock';
import { NewsBlock } from './NewsBlock';
import { PassStrip } from './PassStrip';
import { useKeepSeen } from './useKeepSeen';

/** What home shows below the menu, and in elder mode in place of menu and news: three main acts. Last a gun that is kept, or a pass that is about to end. */
export function HomeEnd() {
  useKeepSeen();
  const { config } = useMenuConfig();
  const blocks = homeBlocks(config);
  const isSignedIn = useIsSignedIn();
  const { isElder } = useSelector(selectPreferences);
  const pass = blocks.bills ? <PassStrip /> : null;
  return (
    <>
      {isElder && <ElderActs />}
      <NearbyBlock />
      {!isElder && blocks.news && <NewsBlock />}
      {isSignedIn && (blocks.chargingOrders ? <KeptGunStrip otherwise={pass} /> : pass)}
    </>
  );
}
