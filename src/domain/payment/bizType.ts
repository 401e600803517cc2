/**
 * What a payment, a ledger entry or an invoice is for (`bizType` of the wire). Arrears are parking bills too: the
 * server treats 1 and 2 alike.
 */
export const BIZ_TYPE = {
  parking: 1,
  arrears: 2,
  pass: 3,
  offPeakPackage: 4,
  offPeakSlot: 5,
  berth: 6,
  charging: 7,
  occupation: 8,
  recharge: 9,
  merchantCoupons: 10,
} as const;
export type BizType = (typeof BIZ_TYPE)[keyof typeof BIZ_TYPE];
export const BIZ_TYPE_CODES: readonly BizType[] = Object.values(BIZ_TYPE);
/** Everything that is paid by `orderNo`. Parking bills and arrears are paid by `uniqueId` and `parkId`. */
export type NonParkingBizType = Exclude<BizType, typeof BIZ_TYPE.parking | typeof BIZ_TYPE.arrears>;
export const isNonParkingBizType = (bizType: BizType): bizType is NonParkingBizType =>
  bizType !== BIZ_TYPE.parking && bizType !== BIZ_TYPE.arrears;

export const BIZ_TYPE_NAMES = {
  [BIZ_TYPE.parking]: '停车',
  [BIZ_TYPE.arrears]: '欠费补缴',
  [BIZ_TYPE.pass]: '月卡',
  [BIZ_TYPE.offPeakPackage]: '错时套餐',
  [BIZ_TYPE.offPeakSlot]: '错时预约',
  [BIZ_TYPE.berth]: '车位预约',
  [BIZ_TYPE.charging]: '充电',
  [BIZ_TYPE.occupation]: '占位费',
  [BIZ_TYPE.recharge]: '充值',
  [BIZ_TYPE.merchantCoupons]: '商户购券',
} as const satisfies Record<BizType, string>;
