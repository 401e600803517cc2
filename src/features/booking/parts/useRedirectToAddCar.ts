import { useEffect } from 'react';

import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { usePorts } from '@/platform/ports/PortsContext';

/** The lot from which the driver was redirected to /addCar in this tab. */
const REDIRECTED_KEY = 'ledToAddCar';

/**
 * Redirects a driver without a vehicle to /addCar, once per visit of a lot, and from there back to the same choice
 * (Rule 6.8). It redirects only if the tab can store that it did, so that nobody is redirected repeatedly; DevTools
 * replay cannot store it.
 */
export function useRedirectToAddCar(hasNoPlate: boolean, parkId: string, returnPath: string): void {
  const { tab } = usePorts();
  const go = useScreenNavigator();
  useEffect(() => {
    if (!hasNoPlate || tab.get(REDIRECTED_KEY) === parkId) return;
    tab.set(REDIRECTED_KEY, parkId);
    if (tab.get(REDIRECTED_KEY) === parkId) go.to('addCar', { enCodeUrl: returnPath });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per response
  }, [hasNoPlate, parkId]);
}
