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
import { LazyHomeEnd } from './nearby/LazyHomeEnd';
import { LazyPlateKeyboard } from './query/LazyPlateKeyboard';
import { QueryBlock } from './query/QueryBlock';
import { SignInPrompt } from './SignInPrompt';

/**
 * Unpaid bills and the plate query come first, banners later. No advert appears between opening the app and paying, and
 * none at all in elder mode. Blocks whose height can grow are below those with a fixed height, so that nothing shifts.
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
      <LazyHomeEnd onProvince={setProvince} />
      <LazyPlateKeyboard onFallbackChange={setIsPlain} />
    </TabScreenFrame>
  );
}
