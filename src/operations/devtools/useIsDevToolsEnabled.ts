import { useEffect } from 'react';

import { useIsSignedIn } from '@/flows/session/useSession';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetParamConfigsQuery } from '@/services/basic/settings';

import { storeDevToolsSwitch } from './devToolsSwitch';

/**
 * Queries whether operations have switched on DevTools for this driver, and stores the result for the next start of the
 * page.
 */
export function useIsDevToolsEnabled(): boolean {
  const isSignedIn = useIsSignedIn();
  const { local, clock } = usePorts();
  const { currentData } = useGetParamConfigsQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  const isOn = currentData?.opsRecording === 1;
  useEffect(() => {
    if (currentData !== undefined) storeDevToolsSwitch(local, isOn, clock.deviceNow());
  }, [currentData, isOn, local, clock]);
  return isOn;
}
