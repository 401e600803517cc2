import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { selectLeaving } from '@/flows/leaving/leavingSlice';
import { ScrollMemory } from '@/navigation/history/ScrollMemory';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { pathTo } from '@/navigation/paths';
import { TabBar } from '@/ui/bar/TabBar';

import { AppRoutes } from '../routing/AppRoutes';
import type { Screens } from '../routing/screens';
import { useRow } from '../routing/useRow';
import { LazyOutlets } from './outlets/LazyOutlets';
import { NoticeOutlet } from './outlets/NoticeOutlet';
import { PartBoundary } from './outlets/PartBoundary';
import { PendingNotice } from './PendingNotice';
import { PreferencesEffect } from './PreferencesEffect';
import { RouteEffects } from './RouteEffects';

const LeavingPage = lazy(async () => ({ default: (await import('./outlets/LeavingPage')).LeavingPage }));

const TABS = [
  { icon: 'home', label: '首页', to: pathTo('home') },
  { icon: 'map', label: '附近', to: pathTo('map') },
  { icon: 'mine', label: '我的', to: pathTo('mine') },
] as const;

/** The parts that stay while screens change: the tab bar of /home, /map and /mine, notices, title, scroll positions. */
export function AppShell({ screens, page }: { screens: Screens; page: Window }) {
  const name = useScreenName();
  const { pathname } = useLocation();
  const leaving = useSelector(selectLeaving);
  const row = useRow(name);
  return (
    <>
      <PreferencesEffect root={page.document.documentElement} />
      <RouteEffects />
      <ScrollMemory page={page} />
      <PendingNotice />
      {leaving === null ? (
        <AppRoutes screens={screens} />
      ) : (
        <PartBoundary name="leaving">
          <Suspense fallback={null}>
            <LeavingPage />
          </Suspense>
        </PartBoundary>
      )}
      {row?.tab === true && leaving === null && (
        <TabBar tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))} />
      )}
      <LazyOutlets />
      <NoticeOutlet />
    </>
  );
}
