import { useLocation } from 'react-router-dom';

import { PlateCard } from '@/widgets/plate/PlateCard';

import type { BookingForm } from './useBookingForm';
import { useLeadToAddCar } from './useLeadToAddCar';

/** The vehicle that comes. Without one, it is added first and the choices are kept. */
export function BookingPlate({
  form: { parkId, plateQuery, plates, plateNo: chosen, change },
}: {
  readonly form: BookingForm;
}) {
  const { pathname, search } = useLocation();
  const { currentData, isFetching } = plateQuery;
  const hasNoPlate = currentData?.list.length === 0 && (currentData.unread ?? 0) === 0 && !isFetching;
  useLeadToAddCar(hasNoPlate, parkId, pathname + search);
  return (
    <PlateCard
      title="车辆"
      label="来停的车"
      plates={plates}
      query={plateQuery}
      without="还没有车辆，添加后接着预约"
      isChosen={({ plateNo }) => plateNo === chosen}
      onPress={({ plateNo }) => change({ plateNo })}
      isDisabled={false}
    />
  );
}
