import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useTabFrame } from '@/navigation/hooks/useTabFrame';
import { TabScreenFrame } from '@/ui/frame/TabScreenFrame';
import { SearchLink } from '@/ui/place/SearchLink';

import { BannerBlock } from './banner/BannerBlock';
import { BillsBlock } from './bills/BillsBlock';
import { HomeHeader } from './HomeHeader';
import { MenuBlock } from './menu/MenuBlock';
import { LateHomeEnd } from './nearby/LateHomeEnd';
import { LazyPlateKeyboard } from './query/LazyPlateKeyboard';
import { QueryBlock } from './query/QueryBlock';
import { SignInPrompt } from './SignInPrompt';

/**
 * What the driver owes and the way to pay it come first, pictures later. No advert appears between opening the app and paying, and none at
 * all in elder mode. Blocks that can grow are below those that cannot, so that nothing shifts.
 */
export default function HomeScreen() {
  const frame = useTabFrame('home');
  const isSignedIn = useIsSignedIn();
  const { isElder } = useSelector(selectPreferences);
  const [isPlain, setIsPlain] = useState(false);
  const [province, setProvince] = useState<string>();
  return (
    <TabScreenFrame {...frame}>
      <HomeHeader />
      <SearchLink />
      {isSignedIn ? <BillsBlock /> : <SignInPrompt />}
      <QueryBlock isPlain={isPlain} province={province} />
      {!isElder && (
        <>
          <BannerBlock />
          <MenuBlock />
        </>
      )}
      <LateHomeEnd onProvince={setProvince} />
      <LazyPlateKeyboard onPlain={setIsPlain} />
    </TabScreenFrame>
  );
}
