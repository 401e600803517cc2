import type { HomeBillCardData } from '@/services/charge/parkingBill';

/** The card of a parked car, without its fee. */
export const BILL_CARD: HomeBillCardData = {
  plateId: 'plate-1',
  formatPlateNo: '粤B·12345',
  uniqueId: 'u1',
  parkId: 'p1',
  parkName: '市民中心地下停车场',
  isDefault: 1,
  parkStartTime: '',
  parkFee: 0,
  parkFeeSucc: 0,
  isBagCar: 0,
  carType: 0,
};
