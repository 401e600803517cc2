import { useScreen } from '@/navigation/hooks/useScreen';

import { AddCarForm } from './AddCarForm';

/** Adds a vehicle, then opens the plates of road-side parking. */
export default function RoadParkingAddCarScreen() {
  const { frame, go } = useScreen('roadParkingAddCar');
  return (
    <AddCarForm
      frame={frame}
      onAdded={() => {
        go.replace('roadParkingPlateList');
      }}
    />
  );
}
