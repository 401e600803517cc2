/** Lazy rows of the area. */
export const chargingLazyRoutes = {};

/** Addresses of the area whose screen has not been built. */
export type ChargingUnbuilt =
  | 'chargeStationDetail'
  | 'scanQRCodeCharging'
  | 'scanQRCodeChargingAddCar'
  | 'scanQRCodeChargingSuccess'
  | 'scanQRCodeChargingFailed'
  | 'chargingPage'
  | 'chargingPageResult'
  | 'chargingResults'
  | 'chargingChoiceCoupon'
  | 'chargeBillManage'
  | 'chargeBillDetail'
  | 'chargingBillComplain'
  | 'chargingAppealDetail'
  | 'chargingVinManage'
  | 'chargingVinAdd'
  | 'chargingCard'
  | 'changeCardPassword'
  | 'chargeOccupation'
  | 'occupyBillList'
  | 'occupyBillDetail'
  | 'occupyPayResult'
  | 'occupyAppeal'
  | 'occupyAppealDetail';
