import { useEffect } from 'react';
import { useSelector } from 'react-redux';

import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetHomeMenuQuery } from '@/services/basic/menu';
import { ARREARS_QUERY_ARGS, useListParkingBillsQuery } from '@/services/charge/homeBillCalls';
import { useListAdvertsQuery } from '@/services/publicity/adverts';
import { summariseArrears } from '@/widgets/stay/summariseArrears';

import { HOME_LAYOUT_KEY } from '../model/homeLayoutKey';
import { HOME_SNAPSHOT_KEY } from '../model/homeSnapshot';
import { toHomeBlockVisibility } from '../model/toHomeBlockVisibility';
import { useIsPlateQueryFolded } from '../query/useIsPlateQueryFolded';
import { serializeHomeSnapshot } from './model/serializeHomeSnapshot';

/** Delays writing until the first screen is rendered, because access to local storage blocks the page. */
const SAVE_DELAY_MS = 2_000;

/** Stores the content and the layout of home for the next visit. */
export function useSaveHomeSnapshot(): void {
  useSaveSnapshot();
  useSaveLayout();
}

function useSaveSnapshot(): void {
  const { local, config, clock } = usePorts();
  const isBannerShown = !useSelector(selectPreferences).isElder;
  const adverts = useListAdvertsQuery({ cityName: config.cityName }, { skip: !isBannerShown }).currentData;
  const menu = useGetHomeMenuQuery().currentData;
  useEffect(() => {
    if (menu === undefined || (isBannerShown && adverts === undefined)) return undefined;
    const timer = setTimeout(() => {
      local.set(HOME_SNAPSHOT_KEY, serializeHomeSnapshot({ adverts: adverts ?? null, menu, atMs: clock.deviceNow() }));
    }, SAVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [adverts, menu, isBannerShown, local, clock]);
}

/** Not for visitors, because their home always has the same layout. */
function useSaveLayout(): void {
  const { local } = usePorts();
  const isSignedIn = useIsSignedIn();
  const { config, isSettled } = useMenuConfig();
  const isEnabled = isSignedIn && isSettled;
  const hasArrears = toHomeBlockVisibility(config).arrears;
  const { currentData } = useListParkingBillsQuery(ARREARS_QUERY_ARGS, { skip: !isEnabled || !hasArrears });
  const hasNoArrears =
    !hasArrears || (currentData && summariseArrears(currentData.results, currentData.unread) === null);
  const isFolded = useIsPlateQueryFolded();
  useEffect(() => {
    if (!isEnabled || hasNoArrears === undefined) return;
    local.set(HOME_LAYOUT_KEY, [...(hasNoArrears ? ['clear'] : []), ...(isFolded ? [] : ['query'])].join(' '));
  }, [isEnabled, hasNoArrears, isFolded, local]);
}
