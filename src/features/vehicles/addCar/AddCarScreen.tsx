import { useSelector } from 'react-redux';

import { wayBackOf } from '@/flows/session/wayBack';
import { selectRoute } from '@/navigation/history/routeSlice';
import { useScreen } from '@/navigation/hooks/useScreen';
import type { BoundPlate } from '@/services/charge/plates';

import { AddCarForm } from './AddCarForm';
import { wayWithPlate } from './model/wayWithPlate';

/** Adds a vehicle, then leads back to where it was needed, with the vehicle selected. */
export default function AddCarScreen() {
  const { frame, query, go } = useScreen('addCar');
  const { depth } = useSelector(selectRoute);
  const wayBack = wayBackOf(query);
  const goBack = (plate: BoundPlate) => {
    if (wayBack !== undefined) go.toPath(wayWithPlate(wayBack, plate), { replace: true });
    else if (depth > 0) go.back();
    else go.instead('carManage');
  };
  return <AddCarForm frame={frame} onAdded={goBack} />;
}
