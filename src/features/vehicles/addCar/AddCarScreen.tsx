import { useSelector } from 'react-redux';

import { wayBackOf } from '@/flows/session/wayBack';
import { selectRoute } from '@/navigation/history/routeSlice';
import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';
import type { BoundPlate } from '@/services/charge/plates';

import { AddCarForm } from './AddCarForm';
import { wayWithPlate } from './model/wayWithPlate';

/** Adds a vehicle and leads back to where it was needed, with it chosen there. */
export default function AddCarScreen() {
  const go = useGo();
  const { depth } = useSelector(selectRoute);
  const wayBack = wayBackOf(useQueryOf('addCar'));
  const goBack = (plate: BoundPlate) => {
    if (wayBack !== undefined) go.toPath(wayWithPlate(wayBack, plate), { replace: true });
    else if (depth > 0) go.back();
    else go.instead('carManage');
  };
  return <AddCarForm frame={{ name: 'addCar', title: '添加车辆' }} onAdded={goBack} />;
}
