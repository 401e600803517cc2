import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { usePorts } from '@/platform/ports/PortsContext';
import { OwnPlateChoiceCard } from '@/widgets/plate/OwnPlateChoiceCard';

import type { BookingFormState } from './useBookingForm';

/** The lot from which the driver was redirected to /addCar in this tab. */
const REDIRECTED_KEY = 'ledToAddCar';

/** Chooses the vehicle. A driver without one is sent to add it; the draft keeps the other choices. */
export function BookingPlateChoiceCard({
  form: { parkId, plateQuery, plates, plateNo: chosen, change },
}: {
  readonly form: BookingFormState;
}) {
  const { pathname, search } = useLocation();
  const { currentData, isFetching } = plateQuery;
  const hasNoPlate = currentData?.list.length === 0 && (currentData.unread ?? 0) === 0 && !isFetching;
  useRedirectToAddCar(hasNoPlate, parkId, pathname + search);
  return (
    <OwnPlateChoiceCard
      title="车辆"
      label="来停的车"
      plates={plates}
      query={plateQuery}
      emptyText="还没有车辆，添加后接着预约"
      isChosen={({ plateNo }) => plateNo === chosen}
      onPress={({ plateNo }) => change({ plateNo })}
      isDisabled={false}
    />
  );
}

/**
 * Redirects a driver without a vehicle to /addCar, once per visit of a lot, and from there back to the same choice
 * (Rule 6.8). It redirects only if the tab can store that it did, so that nobody is redirected repeatedly; DevTools
 * replay cannot store it.
 */
function useRedirectToAddCar(hasNoPlate: boolean, parkId: string, returnPath: string): void {
  const { tab } = usePorts();
  const go = useScreenNavigator();
  useEffect(() => {
    if (!hasNoPlate || tab.get(REDIRECTED_KEY) === parkId) return;
    tab.set(REDIRECTED_KEY, parkId);
    if (tab.get(REDIRECTED_KEY) === parkId) go.to('addCar', { enCodeUrl: returnPath });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per response
  }, [hasNoPlate, parkId]);
}
