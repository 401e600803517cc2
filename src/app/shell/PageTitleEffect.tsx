import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { selectAppName, selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { usePorts } from '@/platform/ports/PortsContext';

import { useRouteDefinition } from '../routing/useRouteDefinition';

/** The page title is the route's title or the app name (Rule 2.3). The host gets it too. */
export function PageTitleEffect() {
  const { page, host, config } = usePorts();
  const name = useScreenName();
  const { key } = useLocation();
  const appName = useSelector(selectAppName) || config.brandName;
  const rowTitle = useRouteDefinition(name)?.title ?? appName;
  const title = name === 'home' ? appName : rowTitle;
  const { isReady } = useSelector(selectHostCapabilities);
  useEffect(() => {
    page.setTitle(title);
  }, [page, title, key]);
  useEffect(() => {
    if (!isReady) return;
    host.load().then(
      (adapter) => {
        adapter.onRoute(page.href(), title);
      },
      () => undefined,
    );
  }, [page, host, isReady, title, key]);
  return null;
}
