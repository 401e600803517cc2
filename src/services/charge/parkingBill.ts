import type { PARK_TYPE } from '@/domain/parkType';
import { ALL_PLATE_COLORS, UNKNOWN_PLATE_COLOR } from '@/domain/plate/plateCodes';
import type { APPEAL_STATE } from '@/domain/stay/appealState';
import type { ARREARS_STATE } from '@/domain/stay/arrearsState';
import type { BILL_STATE } from '@/domain/stay/billState';
import { stayPictureSchema } from '@/services/schema/picture';
import {
  cents,
  centsOrZero,
  code,
  type CodeOf,
  entity,
  flag,
  id,
  type Infer,
  list,
  minutes,
  optionalId,
  requiredText,
  results,
  text,
  time,
} from '@/services/schema/wire';

/** One line of the fee's breakdown. */
export const billFeeItemSchema = entity({ name: text(), fromTime: time(), toTime: time(), fee: cents() });

/**
 * 1 hourly, 2 period pass (also one that ended during the stay: `isBagCar` 0), 3 free, 4 stored value, 5 off-peak
 * hours; 0 unknown.
 */
const carType = code([0, 1, 2, 3, 4, 5], 0);

/**
 * A parking bill, identified by uniqueId and parkId. Money in cents: `parkFee` is due now, `totalFee` is the complete
 * fee, `paidFee` has been paid, `discountFee` and `couponFee` were deducted. `feeTime` is when the server computed it.
 */
export const parkingBillSchema = entity({
  uniqueId: id(),
  parkId: id(),
  parkName: text(),
  parkAddr: text(),
  parkType: code<CodeOf<typeof PARK_TYPE>>([0, 1, 2], 0),
  berthNo: text(),
  plateId: optionalId(),
  plateNo: text(),
  formatPlateNo: text(),
  plateColor: code(ALL_PLATE_COLORS, UNKNOWN_PLATE_COLOR),
  carType,
  parkStartTime: time(),
  exitTime: time(),
  parkMinutes: minutes(),
  feeTime: time(),
  totalFee: cents(),
  discountFee: centsOrZero(),
  couponFee: centsOrZero(),
  paidFee: centsOrZero(),
  /** The amount refunded. `paidFee` does not include it. */
  refundFee: centsOrZero(),
  parkFee: cents(),
  parkFeeSucc: flag(),
  isBagCar: flag(),
  freeMinutes: minutes(),
  /** How many minutes the driver has to leave after paying. */
  leaveFreeMinutes: minutes(),
  leaveDeadlineTime: time(),
  feeItems: list(billFeeItemSchema),
  orderState: code<CodeOf<typeof BILL_STATE>>([0, 1, 2, 3, 4, 5, 6, 7], 0),
  orderStateText: text(),
  arrearsState: code<CodeOf<typeof ARREARS_STATE>>([0, 1, 2, 3, 4], 0),
  /** The state of the latest appeal; 0 if there is none. */
  appealState: code<CodeOf<typeof APPEAL_STATE>>([0, 1, 2, 3, 4, 5], 0),
  /** 0: not now. If the server does not send it, it decides when the bill is paid. */
  canPay: code([0, 1], 1),
  canAppeal: flag(),
  canInvoice: flag(),
  canEvaluate: flag(),
  pictures: list(stayPictureSchema),
});
export type ParkingBill = Infer<typeof parkingBillSchema>;
export const parkingBillsSchema = results(parkingBillSchema);

/**
 * A card of the home screen: a bound vehicle that is parked now. With `parkFeeSucc` 1 its fee and time are in the
 * list; otherwise they are loaded when the driver swipes to the card.
 */
export const homeBillCardSchema = entity({
  plateId: id(),
  formatPlateNo: requiredText(),
  uniqueId: optionalId(),
  parkId: optionalId(),
  parkStartTime: time(),
  parkFee: cents(),
  parkFeeSucc: flag(),
  isBagCar: flag(),
  /** Assumed. */
  carType,
  parkName: text(),
  isDefault: flag(),
});
export type HomeBillCardData = Infer<typeof homeBillCardSchema>;
export const homeBillCardsSchema = results(homeBillCardSchema);

/**
 * The lazily loaded part of a card. `parkFee` in cents; parkFeeSucc 0: the fee query failed. Assumed: `carType` and
 * `freeMinutes`, as in a bill.
 */
export const homeBillCardFeeSchema = entity({
  carType,
  freeMinutes: minutes(),
  isBagCar: flag(),
  parkFee: cents(),
  parkStartTime: time(),
  parkFeeSucc: flag(),
  uniqueId: optionalId(),
  parkId: optionalId(),
});
export type HomeBillCardFee = Infer<typeof homeBillCardFeeSchema>;
