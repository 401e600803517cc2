import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { basicApi } from '@/services/basic/basicApi';
import { chargeApi } from '@/services/charge/chargeApi';
import { cpsApi } from '@/services/cps/cpsApi';
import { dealerApi } from '@/services/dealer/dealerApi';
import { driverApi } from '@/services/driver/driverApi';
import { publicityApi } from '@/services/publicity/publicityApi';

/** Refetches everything on the home screen. The current data stays visible until the responses arrive. */
export function useRefreshHome(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(chargeApi.util.invalidateTags(['Bill', 'Plate', 'PlateHistory']));
    dispatch(cpsApi.util.invalidateTags(['ChargingOrder', 'Station', 'OccupyOrder']));
    dispatch(driverApi.util.invalidateTags(['PlateCount']));
    dispatch(basicApi.util.invalidateTags(['Menu']));
    dispatch(publicityApi.util.invalidateTags(['Advert', 'News']));
    dispatch(dealerApi.util.invalidateTags(['Park']));
  }, [dispatch]);
}
