import { useGo } from '@/navigation/hooks/useGo';

import { AddCarForm } from './AddCarForm';

/** Adds a vehicle on the way to a road-side bill. */
export default function RoadParkingAddCarScreen() {
  const go = useGo();
  return (
    <AddCarForm
      frame={{ name: 'roadParkingAddCar', title: '添加车辆' }}
      onAdded={() => {
        go.instead('roadParkingPlateList');
      }}
    />
  );
}
