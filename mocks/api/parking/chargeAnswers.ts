import { formatPlate } from '@/domain/plate/plateFace';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { HomeBillCardFee, ParkingBill } from '@/services/charge/parkingBill';
import type { OpenedPayment, Payment } from '@/services/charge/payments';

import { pictureUrl } from '../../pictures/illustrations';
import type { DriverRow } from '../../world/account/accountTables';
import { appealsOn, stateOfAppeal } from '../../world/appeals/appeal';
import { wireTime } from '../../world/core/clock';
import type { PaymentKey, PaymentRow } from '../../world/money/moneyTables';
import { ordersOf } from '../../world/money/orderRecords';
import { payableOf } from '../../world/money/payableKeys';
import { returnedOf } from '../../world/money/refunds';
import { whyNotEvaluable } from '../../world/parking/evaluations';
import type { StayRow } from '../../world/parking/parkingTables';
import { isArrears, orderStateOf, reckon, refundedOf, stayOf } from '../../world/parking/stays';
import { lotOf } from '../../world/places/lots';
import type { World } from '../../world/World';
import { flag } from '../flag';

const ORDER_TEXT = {
  1: '在停',
  3: '已缴费，请尽快离场',
  4: '已完成',
  5: '欠费',
  6: '已免除',
  7: '申诉中',
} as const;

/** Photos of a stay: at the entry, at the berth of a road, at the exit. */
export function picturesOf(world: World, stay: StayRow): ParkingBill['pictures'] {
  const isRoadside = lotOf(world, stay.parkId).parkType === 2;
  const entry = { picUrl: pictureUrl('car-entry'), picType: 1 as const, time: wireTime(stay.startAt) };
  const berth = { picUrl: pictureUrl('car-berth'), picType: 3 as const, time: wireTime(stay.startAt + 5 * MINUTE_MS) };
  const exit = { picUrl: pictureUrl('car-exit'), picType: 2 as const, time: wireTime(stay.exitAt) };
  return [entry, ...(isRoadside ? [berth] : []), ...(stay.exitAt === null ? [] : [exit])];
}

/** The arrearsState of the wire. */
function arrearsStateOf(world: World, stay: StayRow): 0 | 1 | 2 | 3 | 4 {
  if (stay.exitAt === null) return 0;
  if (isArrears(world, stay)) return isBeingPaid(world, stay) ? 2 : 1;
  if (stay.setFee === 0) return 4;
  return stay.paid.some(({ at }) => at > (stay.exitAt ?? at)) ? 3 : 0;
}

const isBeingPaid = (world: World, { uniqueId, parkId }: StayRow): boolean =>
  world.tables.payments.some(
    ({ state, parts }) => state === 1 && parts.some((part) => part.uniqueId === uniqueId && part.parkId === parkId),
  );

/** The appealState of the wire: the state of the latest appeal. */
function appealStateOf(world: World, { uniqueId, parkId }: StayRow): 0 | 1 | 2 | 3 | 4 | 5 {
  const [latest] = appealsOn(world, { uniqueId, parkId, orderNo: '' });
  return latest === undefined ? 0 : stateOfAppeal(latest, world.clock.now());
}

/** The card of a vehicle that is not parked. */
export const NO_CARD_FEE: HomeBillCardFee = {
  carType: 0,
  freeMinutes: 0,
  isBagCar: 0,
  parkFee: 0,
  parkStartTime: '',
  parkFeeSucc: 1,
  uniqueId: '',
  parkId: '',
};

/** 2 period pass, also one that has ended since the car came in; 5 off-peak hours, 1 any other. */
export const carTypeOf = ({ isBagCar, passEndedAt, cover }: StayRow): 1 | 2 | 5 =>
  isBagCar || passEndedAt !== null ? 2 : cover === null ? 1 : 5;

const INSIDE_TEXT: Readonly<Record<number, string>> = { 2: '月卡车辆在停', 5: '错时车辆在停' };

const insideText = (stay: StayRow): string | undefined =>
  stay.passEndedAt === null ? INSIDE_TEXT[carTypeOf(stay)] : '月卡已到期，按临停计费';

/** What the card of a parked vehicle says about its fee, computed now. */
export function cardFeeOf(world: World, stay: StayRow): HomeBillCardFee {
  const fails = world.settings.failingFeePlates.includes(stay.plateNo);
  return {
    carType: carTypeOf(stay),
    freeMinutes: lotOf(world, stay.parkId).rule.freeMinutes,
    isBagCar: stay.isBagCar ? 1 : 0,
    parkFee: fails ? 0 : reckon(world, stay).due,
    parkStartTime: wireTime(stay.startAt),
    parkFeeSucc: fails ? 0 : 1,
    uniqueId: stay.uniqueId,
    parkId: stay.parkId,
  };
}

/** A stay as the gateway returns it, with its fee computed now. */
export function billOf(world: World, stay: StayRow, driver: DriverRow | null): ParkingBill {
  const now = world.clock.now();
  const lot = lotOf(world, stay.parkId);
  const { total, paid, coupon, due, lines } = reckon(world, stay);
  const state = orderStateOf(world, stay);
  return {
    uniqueId: stay.uniqueId,
    parkId: stay.parkId,
    parkName: lot.parkName,
    parkAddr: lot.parkAddr,
    parkType: lot.parkType,
    berthNo: stay.berthNo,
    plateId: driver?.plates.find(({ plateNo }) => plateNo === stay.plateNo)?.plateId ?? '',
    plateNo: stay.plateNo,
    formatPlateNo: formatPlate(stay.plateNo),
    plateColor: stay.plateColor,
    carType: carTypeOf(stay),
    parkStartTime: wireTime(stay.startAt),
    exitTime: wireTime(stay.exitAt),
    parkMinutes: Math.floor(((stay.exitAt ?? now) - stay.startAt) / MINUTE_MS),
    feeTime: wireTime(now),
    totalFee: total,
    discountFee: 0,
    couponFee: coupon,
    paidFee: paid,
    refundFee: refundedOf(stay),
    parkFee: due,
    parkFeeSucc: world.settings.failingFeePlates.includes(stay.plateNo) && stay.exitAt === null ? 0 : 1,
    isBagCar: stay.isBagCar ? 1 : 0,
    freeMinutes: lot.rule.freeMinutes,
    leaveFreeMinutes: lot.leaveFreeMinutes,
    leaveDeadlineTime: state === 3 ? wireTime(stay.cleared?.leaveBy ?? null) : '',
    feeItems: lines.map(({ name, from, to, cents }) => ({
      name,
      fromTime: wireTime(from),
      toTime: wireTime(to),
      fee: cents,
    })),
    orderState: state,
    orderStateText: (state === 1 && insideText(stay)) || ORDER_TEXT[state],
    arrearsState: arrearsStateOf(world, stay),
    appealState: appealStateOf(world, stay),
    canPay: flag(due > 0 && state !== 7),
    canAppeal: flag(total > 0 && state !== 7),
    canInvoice: flag(stay.exitAt !== null && paid > 0 && state !== 7),
    canEvaluate: flag(driver !== null && whyNotEvaluable(world, driver.driverId, stay) === ''),
    pictures: picturesOf(world, stay),
  };
}

const PAY_TEXT = {
  0: '待支付',
  1: '支付中',
  2: '支付成功',
  3: '支付失败',
  4: '已关闭',
  5: '退款中',
  6: '已退款',
  7: '部分成功',
} as const;

/**
 * The parameters for the cashiers. The adapter of each host picks its own fields. All of them carry the payId, so that the pretend cashiers can
 * identify the payment.
 */
function payParamsOf(world: World, payment: PaymentRow): Record<string, string> {
  const { payId, payChannel } = payment;
  if (payChannel === 0 || payChannel === 6 || payment.state !== 0) return {};
  const cashier = new URLSearchParams({ payId, return: payment.returnPath });
  const common = { payload: payId, payUrl: `/__mocks/cashier?${cashier.toString()}` };
  if (payChannel === 9) return world.settings.otherCashier === 'page' ? common : { walletToken: payId };
  if (payChannel === 2) return { ...common, tradeNO: payId };
  return {
    ...common,
    appId: 'wx0123456789abcdef',
    timeStamp: String(Math.floor(world.clock.now() / 1000)),
    nonceStr: `nonce${payId}`,
    package: `prepay_id=${payId}`,
    signType: 'RSA',
    paySign: `sign-of-${payId}`,
  };
}

export const openedOf = (world: World, payment: PaymentRow): OpenedPayment => ({
  payId: payment.payId,
  payState: payment.state,
  payAmount: payment.cents,
  expireTime: wireTime(payment.expireAt),
  payParams: payParamsOf(world, payment),
});

const isEvaluable = (world: World, { driverId, parts }: PaymentRow): boolean =>
  driverId !== null &&
  parts.some(
    ({ bizType, uniqueId, parkId }) =>
      bizType === 1 && whyNotEvaluable(world, driverId, stayOf(world, uniqueId, parkId)) === '',
  );

/** Whose car, and where. A purchase for several cars names them all. */
function aboutOf(world: World, { driverId }: PaymentRow, key: PaymentKey) {
  if (key.bizType === 1) {
    const { plateNo } = stayOf(world, key.uniqueId, key.parkId);
    return { formatPlateNo: formatPlate(plateNo), parkName: lotOf(world, key.parkId).parkName };
  }
  const known =
    payableOf(world, key).about?.(world, key) ??
    (driverId === null ? undefined : ordersOf(world, driverId).find(({ orderNo }) => orderNo === key.orderNo));
  return {
    formatPlateNo: known?.plateNos.map(formatPlate).join('、') ?? '',
    parkName: known?.placeText ?? '',
  };
}

export const paymentAnswer = (world: World, payment: PaymentRow): Payment => ({
  payId: payment.payId,
  payState: payment.state,
  payStateText: PAY_TEXT[payment.state],
  payAmount: payment.cents,
  paidTime: wireTime(payment.paidAt),
  payChannel: payment.payChannel,
  failReason: payment.failReason,
  refundAmount: returnedOf(payment).cents,
  refundText: returnedOf(payment).text,
  leaveFreeMinutes: payment.leaveFreeMinutes,
  leaveDeadlineTime: wireTime(payment.leaveBy),
  orders: payment.parts.map(({ bizType, orderNo, uniqueId, parkId, title, cents, state, failReason }) => ({
    bizType,
    orderNo,
    uniqueId,
    parkId,
    title,
    ...aboutOf(world, payment, { bizType, orderNo, uniqueId, parkId }),
    amount: cents,
    state,
    failReason,
  })),
  canInvoice: payment.state === 2 ? 1 : 0,
  canEvaluate: flag(payment.state === 2 && isEvaluable(world, payment)),
});
