import { useLocation } from 'react-router-dom';

import { OwnPlateChoiceCard } from '@/widgets/plate/OwnPlateChoiceCard';

import type { BookingFormState } from './useBookingForm';
import { useRedirectToAddCar } from './useRedirectToAddCar';

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
