import { useSelector } from 'react-redux';

import { type OperatorFeatureConfig, useGetMenuConfigQuery } from '@/services/basic/menu';

import { selectHasMenuConfigTimedOut } from './entrySlice';

/**
 * The defaults until the config is loaded: parking can always be paid, and nothing that the driver may have bought is
 * hidden.
 */
const DEFAULT_MENU_CONFIG: OperatorFeatureConfig = {
  news: 1,
  payForOthers: 1,
  homeParkingCharge: 1,
  charging: 0,
  platBizType: 1,
  bagPlan: 1,
  walletPlan: 1,
  supportBalance: 0,
  bagVehicle: 0,
  chargingBerth: 0,
  coupon: 1,
  diffTime: 1,
  elecInvoice: 1,
  etcp: 0,
  filterParkingType: 0,
  roadParking: 0,
  scan: 1,
};

/**
 * The operator's menu config. `isSettled` is false while the first screen may still wait for it (2 s at most). After a
 * failure `isSettled` stays true, because blocks that appear later retry the call, and a retry must not hide the
 * screen.
 */
export function useMenuConfig(): { config: OperatorFeatureConfig; isSettled: boolean } {
  const { currentData, error } = useGetMenuConfigQuery();
  const hasWaited = useSelector(selectHasMenuConfigTimedOut);
  return {
    config: currentData ?? DEFAULT_MENU_CONFIG,
    isSettled: currentData !== undefined || error !== undefined || hasWaited,
  };
}
