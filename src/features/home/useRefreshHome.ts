import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { basicApi } from '@/services/basic/basicApi';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';
import { chargingApi } from '@/services/cps/chargingApi';
import { parkApi } from '@/services/dealer/parkApi';
import { driverApi } from '@/services/driver/driverApi';
import { publicityApi } from '@/services/publicity/publicityApi';

/** Refetches everything on the home screen. The current data stays visible until the responses arrive. */
export function useRefreshHome(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(parkingChargeApi.util.invalidateTags(['Bill', 'Plate', 'PlateHistory']));
    dispatch(chargingApi.util.invalidateTags(['ChargingOrder', 'Station', 'OccupyOrder']));
    dispatch(driverApi.util.invalidateTags(['PlateCount']));
    dispatch(basicApi.util.invalidateTags(['Menu']));
    dispatch(publicityApi.util.invalidateTags(['Advert', 'News']));
    dispatch(parkApi.util.invalidateTags(['Park']));
  }, [dispatch]);
}
