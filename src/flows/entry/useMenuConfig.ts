import { useSelector } from 'react-redux';

import { type MenuConfig, useGetMenuConfigQuery } from '@/services/basic/menu';

import { selectHasWaitedForMenu } from './entrySlice';

/** What stands when the config cannot be had: parking can always be paid. */
const DEFAULT_MENU_CONFIG: MenuConfig = {
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
  diffTime: 0,
  elecInvoice: 0,
  etcp: 0,
  filterParkingType: 0,
  roadParking: 0,
  scan: 0,
};

/**
 * The operator's menu config; `isSettled` false while the first screen may still wait for it (2 s at most). A failure settles it
 * for good: whatever then comes on the screen asks again, and must not take the screen away by that.
 */
export function useMenuConfig(): { config: MenuConfig; isSettled: boolean } {
  const { currentData, error } = useGetMenuConfigQuery();
  const hasWaited = useSelector(selectHasWaitedForMenu);
  return {
    config: currentData ?? DEFAULT_MENU_CONFIG,
    isSettled: currentData !== undefined || error !== undefined || hasWaited,
  };
}
