import { memo, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

import { OFF_PEAK_CAR_TYPE } from '@/domain/stay/freeTime';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { usePorts } from '@/platform/ports/PortsContext';
import { useListBillCardsQuery } from '@/services/charge/homeBillCalls';
import { CHARGING_ORDER_LIST_FILTER, useListChargingOrdersQuery } from '@/services/cps/chargingOrders';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { hasOutstayedPass } from '@/widgets/pass/model/passEnd';
import { PassRenewalReminderRow } from '@/widgets/pass/PassRenewalReminderRow';
import { usePassRenewalReminders } from '@/widgets/pass/usePassRenewalReminders';
import { useCurrentPlateProvince } from '@/widgets/plate/useCurrentPlateProvince';

import { ElderHomeActionsBlock } from '../elder/ElderHomeActionsBlock';
import { toHomeBlockVisibility } from '../model/toHomeBlockVisibility';
import { HomeNearbyBlock } from './HomeNearbyBlock';
import { HomeNewsBlock } from './HomeNewsBlock';
import styles from './HomeStrips.module.css';
import { OccupiedGunStrip } from './OccupiedGunStrip';
import { useSaveHomeSnapshot } from './useSaveHomeSnapshot';

/** Loaded on demand, because it is only needed if a pass ended during a stay. The bill shows the same information. */
const LazyPassEndStrip = retryableLazy(
  'pass end strip',
  async () => (await import(/* webpackChunkName: "pass-end" */ './OutstayedPassStrip')).OutstayedPassStrip,
  { errorFallback: () => null },
);

/** Loaded on demand, because only drivers with off-peak hours need it. The order's page shows the same information. */
const LazyOffPeakOvertimeStrip = retryableLazy(
  'overstay strip',
  async () => (await import(/* webpackChunkName: "overstay" */ './OffPeakOvertimeStrip')).OffPeakOvertimeStrip,
  { errorFallback: () => null },
);

/**
 * Loaded on demand, because few drivers owe a charge. The page that starts the next charge shows the same information.
 */
const LazyUnpaidChargingBillStrip = retryableLazy(
  'unpaid charge strip',
  async () =>
    (await import(/* webpackChunkName: "unpaid-charge" */ './UnpaidChargingBillStrip')).UnpaidChargingBillStrip,
  { errorFallback: () => null },
);

export interface HomeLowerBlocksProps {
  /** Called with the current province. It is known late, because the table of cities is not part of the first load. */
  readonly onProvince: (province: string) => void;
}

/**
 * The blocks below the menu. In elder mode, three main actions replace menu and news. The last are strips above the tab
 * bar: an unpaid charge; a gun that is still plugged in, or else a pass that is about to end; a parked car whose pass
 * has ended; a parked car whose off-peak hours have ended. They are not rendered again with the state of the screen,
 * which changes while home loads.
 */
export const HomeLowerBlocks = memo(function HomeLowerBlocks({ onProvince }: HomeLowerBlocksProps) {
  useSaveHomeSnapshot();
  const province = useCurrentPlateProvince();
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
      {isElder && <ElderHomeActionsBlock />}
      <HomeNearbyBlock />
      {!isElder && blocks.news && <HomeNewsBlock />}
      {isSignedIn && isSettled && (
        <div className={styles['strips']}>
          {blocks.chargingOrders && <UnpaidChargingBillStripLoader />}
          {blocks.chargingOrders ? <OccupiedGunStrip otherwise={pass} /> : pass}
          {blocks.bills && <BillCardStrips />}
        </div>
      )}
    </>
  );
});

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

/** Fetches unpaid charges when the page is idle, and shows a strip if there are any. */
function UnpaidChargingBillStripLoader() {
  const { page } = usePorts();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => page.whenIdle(() => setIsIdle(true)), [page]);
  const { currentData } = useListChargingOrdersQuery(
    { requestType: CHARGING_ORDER_LIST_FILTER.unpaid, pageNo: 1 },
    { skip: !isIdle, refetchOnMountOrArgChange: true },
  );
  return (currentData?.results.length ?? 0) > 0 ? <LazyUnpaidChargingBillStrip /> : null;
}

/**
 * A strip above the tab bar that links to the renewal of a pass in its last days. Passes are fetched when the page is
 * idle. The strip of an occupied gun takes precedence.
 */
function PassRenewalStrip() {
  const { page } = usePorts();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => page.whenIdle(() => setIsIdle(true)), [page]);
  const [reminder] = usePassRenewalReminders(isIdle);
  if (reminder === undefined) return null;
  return (
    <aside className={styles['strip']} aria-label="月卡到期提醒" data-strip="pass">
      <PassRenewalReminderRow reminder={reminder} />
    </aside>
  );
}
