import { wayBackOf } from '@/flows/session/wayBack';
import { useBackOr } from '@/navigation/hooks/useBackOr';
import { useScreen } from '@/navigation/hooks/useScreen';
import type { BoundPlate } from '@/services/charge/plates';

import { AddCarForm } from './AddCarForm';
import { wayWithPlate } from './model/wayWithPlate';

/** Adds a vehicle, then leads back to where it was needed, with the vehicle selected. */
export default function AddCarScreen() {
  const { frame, query, go } = useScreen('addCar');
  const backOr = useBackOr();
  const wayBack = wayBackOf(query);
  const goBack = (plate: BoundPlate) => {
    if (wayBack !== undefined) go.toPath(wayWithPlate(wayBack, plate), { replace: true });
    else backOr('carManage');
  };
  return <AddCarForm frame={frame} onAdded={goBack} />;
}
