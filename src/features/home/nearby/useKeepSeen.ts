import { useEffect } from 'react';
import { useSelector } from 'react-redux';

import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useGetHomeMenuQuery } from '@/services/basic/menu';
import { ARREARS_QUESTION, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { useListAdvertsQuery } from '@/services/publicity/adverts';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { summariseArrears } from '@/widgets/stay/summariseArrears';

import { BOXES_KEY } from '../model/boxesKey';
import { homeBlocks } from '../model/homeBlocks';
import { LAST_SEEN_KEY } from '../model/lastSeen';
import { useIsFolded } from '../query/useIsFolded';
import { writeLastSeen } from './model/writeLastSeen';

/** Waits until the first screen has settled, because writing to local storage blocks the page. */
const QUIET_MS = 2_000;

/** Stores what home shows for the next visit. */
export function useKeepSeen(): void {
  useKeepAnswers();
  useKeepBoxes();
}

function useKeepAnswers(): void {
  const { local, config, clock } = usePorts();
  const isBannerShown = !useSelector(selectPreferences).isElder;
  const adverts = useListAdvertsQuery({ cityName: config.cityName }, { skip: !isBannerShown }).currentData;
  const menu = useGetHomeMenuQuery().currentData;
  useEffect(() => {
    if (menu === undefined || (isBannerShown && adverts === undefined)) return undefined;
    const timer = setTimeout(() => {
      local.set(LAST_SEEN_KEY, writeLastSeen({ adverts: adverts ?? null, menu, atMs: clock.deviceNow() }));
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [adverts, menu, isBannerShown, local, clock]);
}

/** A visitor's home always has the same boxes. */
function useKeepBoxes(): void {
  const { local } = usePorts();
  const isSignedIn = useIsSignedIn();
  const { config, isSettled } = useMenuConfig();
  const isKept = isSignedIn && isSettled;
  const hasArrears = homeBlocks(config).arrears;
  const { currentData } = useListParkingBillsQuery(ARREARS_QUESTION, { skip: !isKept || !hasArrears });
  const isClear = !hasArrears || (currentData && summariseArrears(currentData.results, currentData.unread) === null);
  const isFolded = useIsFolded();
  useEffect(() => {
    if (!isKept || isClear === undefined) return;
    local.set(BOXES_KEY, [...(isClear ? ['clear'] : []), ...(isFolded ? [] : ['query'])].join(' '));
  }, [isKept, isClear, isFolded, local]);
}
