import type { PARK_TYPE } from '@/domain/parkType';
import { ALL_PLATE_COLORS, UNKNOWN_PLATE_COLOR } from '@/domain/plate/plateCodes';
import type { APPEAL_STATE } from '@/domain/stay/appealState';
import type { ARREARS_STATE } from '@/domain/stay/arrearsState';
import type { PARKING_BILL_STATE } from '@/domain/stay/billState';
import { stayPictureSchema } from '@/services/schema/picture';
import * as wire from '@/services/schema/wire';

/** One line of the fee's breakdown. */
export const parkingBillFeeItemSchema = wire.entity({
  name: wire.text(),
  fromTime: wire.dateTime(),
  toTime: wire.dateTime(),
  fee: wire.cents(),
});

/**
 * 1 hourly, 2 period pass (also one that ended during the stay: `isBagCar` 0), 3 free, 4 stored value, 5 off-peak
 * hours; 0 unknown.
 */
const carType = wire.enumCode([0, 1, 2, 3, 4, 5], 0);

/**
 * A parking bill, identified by uniqueId and parkId. Money in cents: `parkFee` is due now, `totalFee` is the complete
 * fee, `paidFee` has been paid, `discountFee` and `couponFee` were deducted. `feeTime` is when the server computed it.
 */
export const parkingBillSchema = wire.entity({
  uniqueId: wire.id(),
  parkId: wire.id(),
  parkName: wire.text(),
  parkAddr: wire.text(),
  parkType: wire.enumCode<wire.CodeOf<typeof PARK_TYPE>>([0, 1, 2], 0),
  berthNo: wire.text(),
  plateId: wire.optionalId(),
  plateNo: wire.text(),
  formatPlateNo: wire.text(),
  plateColor: wire.enumCode(ALL_PLATE_COLORS, UNKNOWN_PLATE_COLOR),
  carType,
  parkStartTime: wire.dateTime(),
  exitTime: wire.dateTime(),
  parkMinutes: wire.minutes(),
  feeTime: wire.dateTime(),
  totalFee: wire.cents(),
  discountFee: wire.centsOrZero(),
  couponFee: wire.centsOrZero(),
  paidFee: wire.centsOrZero(),
  /** The amount refunded. `paidFee` does not include it. */
  refundFee: wire.centsOrZero(),
  parkFee: wire.cents(),
  parkFeeSucc: wire.flag(),
  isBagCar: wire.flag(),
  freeMinutes: wire.minutes(),
  /** How many minutes the driver has to leave after paying. */
  leaveFreeMinutes: wire.minutes(),
  leaveDeadlineTime: wire.dateTime(),
  feeItems: wire.list(parkingBillFeeItemSchema),
  orderState: wire.enumCode<wire.CodeOf<typeof PARKING_BILL_STATE>>([0, 1, 2, 3, 4, 5, 6, 7], 0),
  orderStateText: wire.text(),
  arrearsState: wire.enumCode<wire.CodeOf<typeof ARREARS_STATE>>([0, 1, 2, 3, 4], 0),
  /** The state of the latest appeal; 0 if there is none. */
  appealState: wire.enumCode<wire.CodeOf<typeof APPEAL_STATE>>([0, 1, 2, 3, 4, 5], 0),
  /** 0: not now. If the server does not send it, it decides when the bill is paid. */
  canPay: wire.enumCode([0, 1], 1),
  canAppeal: wire.flag(),
  canInvoice: wire.flag(),
  canEvaluate: wire.flag(),
  pictures: wire.list(stayPictureSchema),
});
export type ParkingBill = wire.Infer<typeof parkingBillSchema>;
export const parkingBillsSchema = wire.results(parkingBillSchema);

/**
 * A card of the home screen: a bound vehicle that is parked now. With `parkFeeSucc` 1 its fee and time are in the
 * list; otherwise they are loaded when the driver swipes to the card.
 */
export const homeBillCardSchema = wire.entity({
  plateId: wire.id(),
  formatPlateNo: wire.requiredText(),
  uniqueId: wire.optionalId(),
  parkId: wire.optionalId(),
  parkStartTime: wire.dateTime(),
  parkFee: wire.cents(),
  parkFeeSucc: wire.flag(),
  isBagCar: wire.flag(),
  /** Assumed. */
  carType,
  parkName: wire.text(),
  isDefault: wire.flag(),
});
export type HomeBillCardData = wire.Infer<typeof homeBillCardSchema>;
export const homeBillCardsSchema = wire.results(homeBillCardSchema);

/**
 * The lazily loaded part of a card. `parkFee` in cents; parkFeeSucc 0: the fee query failed. Assumed: `carType` and
 * `freeMinutes`, as in a bill.
 */
export const homeBillCardFeeSchema = wire.entity({
  carType,
  freeMinutes: wire.minutes(),
  isBagCar: wire.flag(),
  parkFee: wire.cents(),
  parkStartTime: wire.dateTime(),
  parkFeeSucc: wire.flag(),
  uniqueId: wire.optionalId(),
  parkId: wire.optionalId(),
});
export type HomeBillCardFee = wire.Infer<typeof homeBillCardFeeSchema>;
