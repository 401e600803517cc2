import { useSelector } from 'react-redux';

import { wayBackOf } from '@/flows/session/wayBack';
import { selectRoute } from '@/navigation/routeSlice';
import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';
import type { BoundPlate } from '@/services/charge/plates';

import { wayWithPlate } from '../model/wayWithPlate';
import { AddCarForm } from '../parts/AddCarForm';

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
