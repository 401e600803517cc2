import { useEffect } from 'react';
import { useSelector } from 'react-redux';

import { OFF_PEAK_CAR } from '@/domain/stay/freeTime';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useListBillCardsQuery } from '@/services/charge/homeBills';
import { hasOutstayedPass } from '@/widgets/pass/model/passEnd';
import { usePresentProvince } from '@/widgets/plate/usePresentProvince';

import { ElderActs } from '../elder/ElderActs';
import { homeBlocks } from '../model/homeBlocks';
import styles from './HomeStrips.module.css';
import { KeptGunStrip } from './KeptGunStrip';
import { LateOverstayStrip } from './LateOverstayStrip';
import { LatePassEndStrip } from './LatePassEndStrip';
import { NearbyBlock } from './NearbyBlock';
import { NewsBlock } from './NewsBlock';
import { PassStrip } from './PassStrip';
import { UnpaidCharges } from './UnpaidCharges';
import { useKeepSeen } from './useKeepSeen';

export interface HomeEndProps {
  /** Told the present province, whose table of cities is no part of the first load. */
  readonly onProvince: (province: string) => void;
}

/**
 * What home shows below the menu, and in elder mode in place of menu and news: three main acts. Last strips: a charge that is not paid; a gun that is kept, or else a pass that is about
 * to end; a car that is in past the end of its pass; and one that is in past its off-peak hours.
 */
export function HomeEnd({ onProvince }: HomeEndProps) {
  useKeepSeen();
  const province = usePresentProvince();
  useEffect(() => {
    onProvince(province);
  }, [onProvince, province]);
  const { config, isSettled } = useMenuConfig();
  const blocks = homeBlocks(config);
  const isSignedIn = useIsSignedIn();
  const { isElder } = useSelector(selectPreferences);
  const pass = blocks.bills ? <PassStrip /> : null;
  return (
    <>
      {isElder && <ElderActs />}
      <NearbyBlock />
      {!isElder && blocks.news && <NewsBlock />}
      {isSignedIn && isSettled && (
        <div className={styles['strips']}>
          {blocks.chargingOrders && <UnpaidCharges />}
          {blocks.chargingOrders ? <KeptGunStrip otherwise={pass} /> : pass}
          {blocks.bills && <StripsOfCards />}
        </div>
      )}
    </>
  );
}

/** Only the card of a car in its off-peak hours, or of one whose pass has ended, causes a call. */
function StripsOfCards() {
  const cards = useListBillCardsQuery().currentData?.results ?? [];
  return (
    <>
      {cards.some(hasOutstayedPass) && <LatePassEndStrip />}
      {cards.some(({ carType }) => carType === OFF_PEAK_CAR) && <LateOverstayStrip />}
    </>
  );
}
