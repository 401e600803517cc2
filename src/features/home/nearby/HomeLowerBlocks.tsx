import { useEffect } from 'react';
import { useSelector } from 'react-redux';

import { OFF_PEAK_CAR_TYPE } from '@/domain/stay/freeTime';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useListBillCardsQuery } from '@/services/charge/homeBillCalls';
import { hasOutstayedPass } from '@/widgets/pass/model/passEnd';
import { useCurrentProvince } from '@/widgets/plate/useCurrentProvince';

import { ElderActionsBlock } from '../elder/ElderActionsBlock';
import { toHomeBlockVisibility } from '../model/toHomeBlockVisibility';
import styles from './HomeStrips.module.css';
import { LazyOffPeakOvertimeStrip } from './LazyOffPeakOvertimeStrip';
import { LazyPassEndStrip } from './LazyPassEndStrip';
import { NearbyBlock } from './NearbyBlock';
import { NewsBlock } from './NewsBlock';
import { OccupiedGunStrip } from './OccupiedGunStrip';
import { PassRenewalStrip } from './PassRenewalStrip';
import { UnpaidChargingBillStripLoader } from './UnpaidChargingBillStripLoader';
import { useSaveHomeSnapshot } from './useSaveHomeSnapshot';

export interface HomeLowerBlocksProps {
  /** Called with the current province. It is known late, because the table of cities is not part of the first load. */
  readonly onProvince: (province: string) => void;
}

/**
 * The blocks below the menu. In elder mode, three main actions replace menu and news. The last are strips above the tab
 * bar: an unpaid charge; a gun that is still plugged in, or else a pass that is about to end; a parked car whose pass
 * has ended; a parked car whose off-peak hours have ended.
 */
export function HomeLowerBlocks({ onProvince }: HomeLowerBlocksProps) {
  useSaveHomeSnapshot();
  const province = useCurrentProvince();
  useEffect(() => {
    onProvince(province);
  }, [onProvince, province]);
  const { config, isSettled } = useMenuConfig();
  const blocks = toHomeBlockVisibility(config);
  const isSignedIn = useIsSignedIn();
  const { isElder } = useSelector(selectPreferences);
  const pass = blocks.bills ? <PassRenewalStrip /> : null;
  return (
    <>
      {isElder && <ElderActionsBlock />}
      <NearbyBlock />
      {!isElder && blocks.news && <NewsBlock />}
      {isSignedIn && isSettled && (
        <div className={styles['strips']}>
          {blocks.chargingOrders && <UnpaidChargingBillStripLoader />}
          {blocks.chargingOrders ? <OccupiedGunStrip otherwise={pass} /> : pass}
          {blocks.bills && <BillCardStrips />}
        </div>
      )}
    </>
  );
}

/** Strips for parked cars. Requests are sent only if a car is parked off-peak, or if its pass has ended. */
function BillCardStrips() {
  const cards = useListBillCardsQuery().currentData?.results ?? [];
  return (
    <>
      {cards.some(hasOutstayedPass) && <LazyPassEndStrip />}
      {cards.some(({ carType }) => carType === OFF_PEAK_CAR_TYPE) && <LazyOffPeakOvertimeStrip />}
    </>
  );
}
