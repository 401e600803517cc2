import { PLATE_COLORS, UNKNOWN_COLOR } from '@/domain/plate/plateCodes';
import { APPEAL_STATE } from '@/domain/stay/appealState';
import { BILL_STATE } from '@/domain/stay/billState';
import { parkType } from '@/services/transport/wire/parkType';
import { picture } from '@/services/transport/wire/picture';
import {
  cents,
  centsOrZero,
  code,
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
} from '@/services/transport/wire/wire';

/** One line of how a fee came about. */
export const feeItem = entity({ name: text(), fromTime: time(), toTime: time(), fee: cents() });

export const ARREARS_STATE = { none: 0, owed: 1, beingPaid: 2, paidLater: 3, waived: 4 } as const;
export const CAR_TYPE = { unknown: 0, hourly: 1, periodPass: 2, free: 3, storedValue: 4 } as const;

/**
 * A parking bill, known by uniqueId and parkId. Money in cents: `parkFee` is what is due now, `totalFee` the whole fee,
 * `paidFee` what was paid, `discountFee` and `couponFee` what was taken off. `feeTime` is when the server computed it.
 */
export const parkingBill = entity({
  uniqueId: id(),
  parkId: id(),
  parkName: text(),
  parkAddr: text(),
  parkType: parkType(),
  berthNo: text(),
  plateId: optionalId(),
  plateNo: text(),
  formatPlateNo: text(),
  plateColor: code(PLATE_COLORS, UNKNOWN_COLOR),
  carType: code(Object.values(CAR_TYPE), CAR_TYPE.unknown),
  parkStartTime: time(),
  exitTime: time(),
  parkMinutes: minutes(),
  feeTime: time(),
  totalFee: cents(),
  discountFee: centsOrZero(),
  couponFee: centsOrZero(),
  paidFee: centsOrZero(),
  /** What went back; `paidFee` is without it. */
  refundFee: centsOrZero(),
  parkFee: cents(),
  parkFeeSucc: flag(),
  isBagCar: flag(),
  freeMinutes: minutes(),
  /** Minutes to leave within after paying. */
  leaveFreeMinutes: minutes(),
  leaveDeadlineTime: time(),
  feeItems: list(feeItem),
  orderState: code(Object.values(BILL_STATE), BILL_STATE.unknown),
  orderStateText: text(),
  arrearsState: code(Object.values(ARREARS_STATE), ARREARS_STATE.none),
  /** Of the latest appeal; 0 without one. */
  appealState: code(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  canPay: flag(),
  canAppeal: flag(),
  canInvoice: flag(),
  canEvaluate: flag(),
  pictures: list(picture),
});
export type ParkingBill = Infer<typeof parkingBill>;
export const parkingBills = results(parkingBill);

/** A card of the home screen: a bound vehicle that is parked now. Fee and time load when the card is swiped to. */
export const billCard = entity({
  plateId: id(),
  formatPlateNo: requiredText(),
  uniqueId: optionalId(),
  parkId: optionalId(),
  parkName: text(),
  isDefault: flag(),
});
export type BillCard = Infer<typeof billCard>;
export const billCards = results(billCard);

/** The loaded part of a card. `parkFee` in cents; parkFeeSucc 0: the fee query failed. */
export const billCardFee = entity({
  isBagCar: flag(),
  parkFee: cents(),
  parkStartTime: time(),
  parkFeeSucc: flag(),
  uniqueId: optionalId(),
  parkId: optionalId(),
});
export type BillCardFee = Infer<typeof billCardFee>;
