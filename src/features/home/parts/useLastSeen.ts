import { useEffect, useState } from 'react';

import { useGetHomeMenuQuery } from '@/services/basic/menu';
import { useListAdvertsQuery } from '@/services/publicity/adverts';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { LAST_SEEN_KEY, type LastSeenHome, readLastSeen, writeLastSeen } from '../model/lastSeen';

/** Waits until the first screen has settled, because writing to local storage blocks the page. */
const QUIET_MS = 2_000;

/** What this device showed on the home screen last time. It is shown while the responses are pending. */
export function useLastSeen(): LastSeenHome {
  const { local } = usePorts();
  const [seen] = useState(() => readLastSeen(local.get(LAST_SEEN_KEY)));
  return seen;
}

/** Stores the server's responses for the next visit. */
export function useKeepLastSeen(isBannerShown: boolean): void {
  const { local, config, clock } = usePorts();
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
