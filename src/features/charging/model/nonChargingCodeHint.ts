import { findScreenNameByPathname, type ScreenName } from '@/navigation/paths';

const COUPON_SCREENS: readonly ScreenName[] = [
  'scanQRCode',
  'scanQRCodeAddCar',
  'scanQRCodeCharging',
  'scanQRCodeChargingAddCar',
];
const PARKING_SCREENS: readonly ScreenName[] = [
  ...(['parkingPayPage', 'payPage', 'multiPayPage', 'arrearsPage', 'scanPayPage', 'scanOverduePay'] as const),
  ...(['roadParkingIndex', 'roadParkingParkingList', 'roadParkingPlateList'] as const),
];

/**
 * For a code of this app that is not a charging code: what it is for, and the label of the link to its screen. Null for
 * a charging code.
 */
export function nonChargingCodeHint(path: string): { readonly text: string; readonly label: string } | null {
  const name = findScreenNameByPathname(path.split('?')[0] ?? '');
  if (name === undefined) return null;
  if (COUPON_SCREENS.includes(name)) return { text: '这是领券码，不是充电码', label: '去领券' };
  if (PARKING_SCREENS.includes(name)) return { text: '这是停车的码，不是充电码', label: '去停车缴费' };
  return null;
}
