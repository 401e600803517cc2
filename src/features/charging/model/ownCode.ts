import { type PathName, pathNameOf } from '@/navigation/paths';

const COUPONS: readonly PathName[] = [
  'scanQRCode',
  'scanQRCodeAddCar',
  'scanQRCodeCharging',
  'scanQRCodeChargingAddCar',
];
const STAYS: readonly PathName[] = [
  ...(['parkingPayPage', 'payPage', 'multiPayPage', 'arrearsPage', 'scanPayPage', 'scanOverduePay'] as const),
  ...(['roadParkingIndex', 'roadParkingParkingList', 'roadParkingPlateList'] as const),
];

/** What a code of ours that is no charging code is for, and the press that goes there. Null for one that belongs to charging. */
export function otherErrand(path: string): { readonly what: string; readonly label: string } | null {
  const name = pathNameOf(path.split('?')[0] ?? '');
  if (name === undefined) return null;
  if (COUPONS.includes(name)) return { what: '这是领券码，不是充电码', label: '去领券' };
  if (STAYS.includes(name)) return { what: '这是停车的码，不是充电码', label: '去停车缴费' };
  return null;
}
