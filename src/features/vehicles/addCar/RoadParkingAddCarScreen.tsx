import { useScreen } from '@/navigation/hooks/useScreen';

import { AddCarForm } from './AddCarForm';

/** Adds a vehicle on the way to a road-side bill. */
export default function RoadParkingAddCarScreen() {
  const { frame, go } = useScreen('roadParkingAddCar');
  return (
    <AddCarForm
      frame={frame}
      onAdded={() => {
        go.instead('roadParkingPlateList');
      }}
    />
  );
}
