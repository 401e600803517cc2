import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectAppName } from '@/flows/entry/entrySlice';
import { elderModeChosen, selectPreferences } from '@/flows/preferences/preferencesSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { basicApi } from '@/services/basic/basicApi';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';
import { chargingApi } from '@/services/cps/chargingApi';
import { parkApi } from '@/services/dealer/parkApi';
import { driverApi } from '@/services/driver/driverApi';
import { publicityApi } from '@/services/publicity/publicityApi';
import { UnstyledButton } from '@/ui/button/UnstyledButton';

import styles from './HomeHeader.module.css';

/** The app's name, a button that refreshes all blocks, and the switch to large type. */
export function HomeHeader() {
  const dispatch = useDispatch();
  const { config } = usePorts();
  const appName = useSelector(selectAppName);
  const { isElder } = useSelector(selectPreferences);
  const refresh = useRefreshHome();
  return (
    <header className={styles['header']}>
      <p className={styles['brand']}>{appName === '' ? config.brandName : appName}</p>
      <UnstyledButton className={styles['act']} onClick={refresh}>
        刷新
      </UnstyledButton>
      <UnstyledButton
        className={styles['act']}
        aria-pressed={isElder}
        onClick={() => void dispatch(elderModeChosen(!isElder))}
      >
        大字
      </UnstyledButton>
    </header>
  );
}

/** Refetches everything on the home screen. The current data stays visible until the responses arrive. */
function useRefreshHome(): () => void {
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
