import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { leavingDeclined, selectLeaving } from '@/flows/leaving/leavingSlice';
import { selectIsTimeUnsure } from '@/flows/offline/offlineState';
import { selectIsFromLink } from '@/flows/session/sessionSlice';
import { ScrollMemory } from '@/navigation/history/ScrollMemory';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { pathTo } from '@/navigation/paths';
import { TabBar } from '@/ui/bar/TabBar';
import { FrameNote } from '@/ui/frame/FrameNote';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { ErrorNumberNote } from '@/ui/load/ErrorNumberNote';
import { Failure } from '@/ui/load/Failure';
import { ApproximateTime } from '@/ui/text/ApproximateTime';

import { AppRoutes } from '../routing/AppRoutes';
import type { Screens } from '../routing/screens';
import { useRow } from '../routing/useRow';
import { LazyOutlets } from './outlets/LazyOutlets';
import { NoticeOutlet } from './outlets/NoticeOutlet';
import { SentNumber } from './outlets/SentNumber';
import { PendingNotice } from './PendingNotice';
import { PreferencesEffect } from './PreferencesEffect';
import { RouteEffects } from './RouteEffects';

const LeavingPage = retryableLazy<{ onStay: () => void }>(
  'leaving',
  async () => (await import('./outlets/LeavingPage')).LeavingPage,
  {
    without: ({ onStay }, retry) => (
      <ScreenFrame name="leaving" title="即将离开" onBack={onStay}>
        <Failure what="页面加载失败" onRetry={retry} />
      </ScreenFrame>
    ),
  },
);

/** Whose account a link has opened. Few sessions begin by a link. */
const OwnerLine = retryableLazy('owner line', async () => (await import('./outlets/OwnerLine')).OwnerLine, {
  without: () => null,
});
const OWNER_LINE = <OwnerLine />;

const TABS = [
  { icon: 'home', label: '首页', to: pathTo('home') },
  { icon: 'map', label: '附近', to: pathTo('map') },
  { icon: 'mine', label: '我的', to: pathTo('mine') },
] as const;

const BESIDE_NUMBERS = <SentNumber />;

/** The parts that stay while screens change: the tab bar of /home, /map and /mine, notices, title, scroll positions. */
export function AppShell({ screens, page }: { screens: Screens; page: Window }) {
  const name = useScreenName();
  const { pathname } = useLocation();
  const leaving = useSelector(selectLeaving);
  const isTimeUnsure = useSelector(selectIsTimeUnsure);
  const isFromLink = useSelector(selectIsFromLink);
  const row = useRow(name);
  const dispatch = useDispatch();
  return (
    <ErrorNumberNote value={BESIDE_NUMBERS}>
      <PreferencesEffect root={page.document.documentElement} />
      <RouteEffects />
      <ScrollMemory page={page} />
      <PendingNotice />
      <ApproximateTime value={isTimeUnsure}>
        {leaving === null ? (
          <FrameNote value={isFromLink ? OWNER_LINE : null}>
            <AppRoutes screens={screens} />
          </FrameNote>
        ) : (
          <LeavingPage onStay={() => void dispatch(leavingDeclined())} />
        )}
      </ApproximateTime>
      {row?.tab === true && leaving === null && (
        <TabBar tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))} />
      )}
      <LazyOutlets />
      <NoticeOutlet />
    </ErrorNumberNote>
  );
}
