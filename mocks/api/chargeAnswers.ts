import { formatPlate } from '@/domain/plate/plateFace';
import type { Coupon } from '@/services/charge/bills';
import type { ParkingBill } from '@/services/charge/parkingBill';
import type { OpenedPayment, Payment } from '@/services/charge/payments';

import { pictureUrl } from '../pictures/illustrations';
import { MINUTE_MS, wireTime } from '../world/clock';
import type { CouponOffer } from '../world/coupons';
import { isExpired } from '../world/coupons';
import { lotOf, orderStateOf, reckon, stayOf } from '../world/stays';
import type { DriverRow, PaymentRow, StayRow } from '../world/tables';
import type { World } from '../world/World';

const ORDER_TEXT = { 1: '在停', 3: '已缴费，请尽快离场', 4: '已完成', 5: '欠费' } as const;

function picturesOf(stay: StayRow, isRoadside: boolean): ParkingBill['pictures'] {
  const entry = { picUrl: pictureUrl('car-entry'), picType: 1 as const, time: wireTime(stay.startAt) };
  const berth = { picUrl: pictureUrl('car-berth'), picType: 3 as const, time: wireTime(stay.startAt + 5 * MINUTE_MS) };
  const exit = { picUrl: pictureUrl('car-exit'), picType: 2 as const, time: wireTime(stay.exitAt) };
  return [entry, ...(isRoadside ? [berth] : []), ...(stay.exitAt === null ? [] : [exit])];
}

/** A stay as the gateway answers it, reckoned now. */
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
    parkStartTime: wireTime(stay.startAt),
    exitTime: wireTime(stay.exitAt),
    parkMinutes: Math.floor(((stay.exitAt ?? now) - stay.startAt) / MINUTE_MS),
    feeTime: wireTime(now),
    totalFee: total,
    discountFee: 0,
    couponFee: coupon,
    paidFee: paid,
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
    orderStateText: state === 1 && stay.isBagCar ? '月卡车辆在停' : ORDER_TEXT[state],
    canPay: due > 0 ? 1 : 0,
    canAppeal: state === 5 ? 1 : 0,
    pictures: picturesOf(stay, lot.parkType === 2),
  };
}

const COUPON_TEXT = { 1: '未使用', 2: '锁定中', 3: '已使用', 4: '已过期' } as const;

export function couponOf(world: World, { coupon, saving, unusableReason }: CouponOffer, isFirst: boolean): Coupon {
  const state = isExpired(world, coupon) ? 4 : coupon.state;
  return {
    couponId: coupon.couponId,
    couponName: coupon.couponName,
    couponType: coupon.couponType,
    couponValue: coupon.couponValue,
    minFee: coupon.minFee,
    endTime: wireTime(coupon.endAt),
    parkScopeText:
      coupon.parkIds.length === 0
        ? '全部停车场可用'
        : `限${coupon.parkIds.map((id) => lotOf(world, id).parkName).join('、')}`,
    sourceName: coupon.sourceName,
    state,
    stateText: COUPON_TEXT[state],
    discountFee: saving,
    unusableReason,
    isBest: isFirst && saving > 0 ? 1 : 0,
  };
}

const PAY_TEXT = { 0: '待支付', 1: '支付中', 2: '支付成功', 3: '支付失败', 4: '已关闭', 7: '部分成功' } as const;

/**
 * What the cashiers take; the adapter of each host picks its own fields. Every one carries the payId, so that the pretend
 * cashiers can name it.
 */
function payParamsOf(world: World, payment: PaymentRow): Record<string, string> {
  const { payId, payChannel } = payment;
  if (payChannel === 6 || payment.state !== 0) return {};
  const cashier = new URLSearchParams({ payId, return: payment.returnPath });
  const common = { payload: payId, payUrl: `/__mocks/cashier?${cashier.toString()}` };
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

export const paymentAnswer = (world: World, payment: PaymentRow): Payment => ({
  payId: payment.payId,
  payState: payment.state,
  payStateText: PAY_TEXT[payment.state],
  payAmount: payment.cents,
  paidTime: wireTime(payment.paidAt),
  payChannel: payment.payChannel,
  failReason: payment.failReason,
  leaveFreeMinutes: payment.leaveFreeMinutes,
  leaveDeadlineTime: wireTime(payment.leaveBy),
  orders: payment.parts.map(({ uniqueId, parkId, cents, state, failReason }) => ({
    uniqueId,
    parkId,
    formatPlateNo: formatPlate(stayOf(world, uniqueId, parkId).plateNo),
    parkName: lotOf(world, parkId).parkName,
    amount: cents,
    state,
    failReason,
  })),
  canInvoice: payment.state === 2 ? 1 : 0,
  canEvaluate: payment.state === 2 ? 1 : 0,
});
