import { useEffect } from 'react';

import { useGo } from '@/navigation/hooks/useGo';
import { usePorts } from '@/services/transport/ports/PortsContext';

/** The lot at which the driver was led to /addCar in this tab. */
const LED_KEY = 'ledToAddCar';

/**
 * Leads a driver without a vehicle to /addCar, once for each visit of a lot, and from there back to the same choice (Rule 6.8). It goes only where the tab
 * remembers that, so that nobody is led there again and again; what DevTools shows of the past remembers nothing.
 */
export function useLeadToAddCar(hasNoPlate: boolean, parkId: string, wayBack: string): void {
  const { tab } = usePorts();
  const go = useGo();
  useEffect(() => {
    if (!hasNoPlate || tab.get(LED_KEY) === parkId) return;
    tab.set(LED_KEY, parkId);
    if (tab.get(LED_KEY) === parkId) go.to('addCar', { enCodeUrl: wayBack });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [hasNoPlate, parkId]);
}
