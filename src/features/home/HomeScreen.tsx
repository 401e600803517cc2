import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useTabFrameProps } from '@/navigation/hooks/useTabFrameProps';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { TabScreenFrame } from '@/ui/frame/TabScreenFrame';
import { PlaceSearchLink } from '@/ui/place/PlaceSearchLink';

import { HomeBannerBlock } from './banner/HomeBannerBlock';
import { HomeBillsBlock } from './bills/HomeBillsBlock';
import { HomeHeader } from './HomeHeader';
import { HomeMenuBlock } from './menu/HomeMenuBlock';
import { LazyHomeLowerBlocks } from './nearby/LazyHomeLowerBlocks';
import { HomePlateQueryBlock } from './query/HomePlateQueryBlock';
import { LazyPlateKeyboard } from './query/LazyPlateKeyboard';
import styles from './SignInPrompt.module.css';

// One element, so that it is not rendered again when the state of the screen changes, which it does while home loads.
const bannerAndMenu = (
  <>
    <HomeBannerBlock />
    <HomeMenuBlock />
  </>
);

/**
 * Unpaid bills and the plate query come first, banners later. No advert appears between opening the app and paying, and
 * none at all in elder mode. Blocks whose height can grow are below those with a fixed height, so that nothing shifts.
 */
export default function HomeScreen() {
  const frame = useTabFrameProps('home');
  const isSignedIn = useIsSignedIn();
  const { isElder } = useSelector(selectPreferences);
  const [isPlain, setIsPlain] = useState(false);
  const [province, setProvince] = useState<string>();
  return (
    <TabScreenFrame {...frame}>
      <HomeHeader />
      <PlaceSearchLink />
      {isSignedIn ? <HomeBillsBlock /> : <SignInPrompt />}
      <HomePlateQueryBlock isPlain={isPlain} province={province} />
      {!isElder && bannerAndMenu}
      <LazyHomeLowerBlocks onProvince={setProvince} />
      <LazyPlateKeyboard onFallbackChange={setIsPlain} />
    </TabScreenFrame>
  );
}

/** Shown to a visitor in place of the driver's bills (Rule 4.3). */
function SignInPrompt() {
  return (
    <Link className={styles['prompt']} to={pathTo('login', { enCodeUrl: pathTo('home') })}>
      <span className={styles['words']}>登录后自动查停车费</span>
      <span className={styles['act']}>登录/注册</span>
    </Link>
  );
}
