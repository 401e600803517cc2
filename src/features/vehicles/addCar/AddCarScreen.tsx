import { returnPathOf } from '@/flows/session/returnPath';
import { useBackOrReplace } from '@/navigation/hooks/useBackOrReplace';
import { useScreen } from '@/navigation/hooks/useScreen';
import type { BoundPlate } from '@/services/charge/plates';

import { AddCarForm } from './AddCarForm';
import { withSelectedPlate } from './model/withSelectedPlate';

/** Adds a vehicle, then opens the return path with the vehicle selected. */
export default function AddCarScreen() {
  const { frame, query, go } = useScreen('addCar');
  const backOr = useBackOrReplace();
  const returnPath = returnPathOf(query);
  const returnWithPlate = (plate: BoundPlate) => {
    if (returnPath !== undefined) go.toPath(withSelectedPlate(returnPath, plate), { replace: true });
    else backOr('carManage');
  };
  return <AddCarForm frame={frame} onAdded={returnWithPlate} />;
}
