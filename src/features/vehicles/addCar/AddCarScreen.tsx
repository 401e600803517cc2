import { getSignInReturnPath } from '@/flows/session/returnPath';
import { useBackOrReplace } from '@/navigation/hooks/useBackOrReplace';
import { useScreen } from '@/navigation/hooks/useScreen';
import type { BoundPlate } from '@/services/charge/plates';

import { AddCarForm } from './AddCarForm';
import { returnPathWithPlate } from './model/returnPathWithPlate';

/** Adds a vehicle, then opens the return path with the vehicle selected. */
export default function AddCarScreen() {
  const { frame, query, go } = useScreen('addCar');
  const backOr = useBackOrReplace();
  const returnPath = getSignInReturnPath(query);
  const returnWithPlate = (plate: BoundPlate) => {
    if (returnPath !== undefined) go.toPath(returnPathWithPlate(returnPath, plate), { replace: true });
    else backOr('carManage');
  };
  return <AddCarForm frame={frame} onAdded={returnWithPlate} />;
}
