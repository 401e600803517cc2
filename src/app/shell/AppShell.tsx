import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { SlowLoadNotice } from '@/app/routing/SlowLoadNotice';
import { leavingDeclined, selectExternalPageToConfirm } from '@/flows/leaving/leavingSlice';
import { selectIsServerTimeUncertain } from '@/flows/offline/offlineState';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { selectIsSessionFromLink } from '@/flows/session/sessionSlice';
import { selectRoute } from '@/navigation/history/routeSlice';
import { ScrollRestoration } from '@/navigation/history/ScrollRestoration';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { pathTo } from '@/navigation/paths';
import { TabBar } from '@/ui/bar/TabBar';
import { ScreenBottomNoteContext } from '@/ui/frame/ScreenBottomNoteContext';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { ErrorNumberNoteContext } from '@/ui/load/ErrorNumberNoteContext';
import { LoadFailureNotice } from '@/ui/load/LoadFailureNotice';
import { ApproximateTimeContext } from '@/ui/text/ApproximateTimeContext';

import { AppRoutes } from '../routing/AppRoutes';
import type { ScreenLoader } from '../routing/screens';
import { useRouteDefinition } from '../routing/useRouteDefinition';
import { LazyOverlays } from './outlets/LazyOverlays';
import { SentRecordingReferenceNumber } from './outlets/SentRecordingReferenceNumber';
import { ToastAndDialogOverlay } from './outlets/ToastAndDialogOverlay';
import { PageTitleEffect } from './PageTitleEffect';

const LeavingPage = retryableLazy<{ onStay: () => void }>(
  'leaving',
  async () => (await import('./outlets/ExternalPageWarning')).ExternalPageWarning,
  {
    errorFallback: ({ onStay }, retry) => (
      <ScreenFrame name="leaving" title="即将离开" onBack={onStay}>
        <LoadFailureNotice message="页面加载失败" onRetry={retry} />
      </ScreenFrame>
    ),
  },
);

/** Shows whose account a link has opened. Loaded lazily, because few sessions begin with a link. */
const OwnerLine = retryableLazy(
  'owner line',
  async () => (await import('./outlets/SessionOwnerLine')).SessionOwnerLine,
  {
    errorFallback: () => null,
  },
);
const OWNER_LINE = <OwnerLine />;

const TABS = [
  { icon: 'home', label: '首页', to: pathTo('home') },
  { icon: 'map', label: '附近', to: pathTo('map') },
  { icon: 'mine', label: '我的', to: pathTo('mine') },
] as const;

const SENT_RECORDING_NUMBER = <SentRecordingReferenceNumber />;

/** The parts that stay while screens change: the tab bar of /home, /map and /mine, notices, title, scroll positions. */
export function AppShell({ screens, page }: { screens: ScreenLoader; page: Window }) {
  const name = useScreenName();
  const { pathname } = useLocation();
  const leaving = useSelector(selectExternalPageToConfirm);
  const isTimeUnsure = useSelector(selectIsServerTimeUncertain);
  const isFromLink = useSelector(selectIsSessionFromLink);
  const row = useRouteDefinition(name);
  const dispatch = useDispatch();
  return (
    <ErrorNumberNoteContext value={SENT_RECORDING_NUMBER}>
      <PreferencesEffect root={page.document.documentElement} />
      <PageTitleEffect />
      <ScrollRestoration page={page} />
      <PendingScreenNotice />
      <ApproximateTimeContext value={isTimeUnsure}>
        {leaving === null ? (
          <ScreenBottomNoteContext value={isFromLink ? OWNER_LINE : null}>
            <AppRoutes screens={screens} />
          </ScreenBottomNoteContext>
        ) : (
          <LeavingPage onStay={() => void dispatch(leavingDeclined())} />
        )}
      </ApproximateTimeContext>
      {row?.tab === true && leaving === null && (
        <TabBar tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))} />
      )}
      <LazyOverlays />
      <ToastAndDialogOverlay />
    </ErrorNumberNoteContext>
  );
}

/** Shows that the next screen is loading while the old one stays visible. */
function PendingScreenNotice() {
  const routeKey = useSelector(selectRoute).location.key;
  const { key: shown } = useLocation();
  return routeKey === shown ? null : <SlowLoadNotice key={routeKey} />;
}

/** Elder mode and colour scheme are other values of the same tokens. Attributes of the root element select them. */
function PreferencesEffect({ root }: { root: HTMLElement }) {
  const { isElder, scheme } = useSelector(selectPreferences);
  useLayoutEffect(() => {
    root.setAttribute('data-elder', isElder ? 'on' : 'off');
    root.setAttribute('data-scheme', scheme);
  }, [root, isElder, scheme]);
  return null;
}
