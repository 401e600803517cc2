import { useSelector } from 'react-redux';

import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { SearchLink } from '@/ui/places/SearchLink';
import { TabScreenFrame } from '@/ui/TabScreenFrame';

import { BannerBlock } from '../parts/BannerBlock';
import { BillsBlock } from '../parts/BillsBlock';
import { HomeHeader } from '../parts/HomeHeader';
import { LazyPlateKeyboard } from '../parts/LazyPlateKeyboard';
import { MenuBlock } from '../parts/MenuBlock';
import { NearbyBlock } from '../parts/NearbyBlock';
import { NewsBlock } from '../parts/NewsBlock';
import { QueryBlock } from '../parts/QueryBlock';
import { SignInPrompt } from '../parts/SignInPrompt';
import { useKeepLastSeen } from '../parts/useLastSeen';

/**
 * What is owed and the way to pay it come first, pictures after them: nothing is advertised between opening the app and
 * having paid, and nothing at all in elder mode. What can grow stands below what cannot, so that nothing moves.
 */
export default function HomeScreen() {
  const isSignedIn = useIsSignedIn();
  const { isElder } = useSelector(selectPreferences);
  useKeepLastSeen(!isElder);
  return (
    <TabScreenFrame name="home" title="首页">
      <HomeHeader />
      <SearchLink />
      {isSignedIn ? <BillsBlock /> : <SignInPrompt />}
      <QueryBlock />
      {!isElder && <BannerBlock />}
      <MenuBlock />
      <NearbyBlock />
      <NewsBlock />
      <LazyPlateKeyboard />
    </TabScreenFrame>
  );
}
