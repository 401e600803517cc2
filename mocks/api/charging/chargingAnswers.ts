import { formatPlate } from '@/domain/plate/plateFace';
import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import type { ChargingLiveData, ChargingOrderDetail } from '@/services/cps/chargingSessions';
import type { IdleFeeOrder } from '@/services/cps/idleFees';

import { pictureUrl } from '../../pictures/illustrations';
import { isOpenAppeal, stateOfAppeal } from '../../world/appeals/appeal';
import { acknowledgedAt } from '../../world/charging/advanceCharging';
import { type Flow, periodAt } from '../../world/charging/chargingCurve';
import { fundsOf } from '../../world/charging/chargingMoney';
import {
  awaitsPrepayment,
  chargingAppealsOn,
  chargingBill,
  chargingStateOf,
  flowOf,
  gunOf,
  isUnderWay,
  stationOf,
} from '../../world/charging/chargingOrders';
import type { ChargingOrderRow, OccupyOrderRow, StopReason } from '../../world/charging/chargingTables';
import {
  freeUntil,
  occupyAppealsOn,
  occupyBill,
  occupyOrderAfter,
  occupyStateOf,
} from '../../world/charging/occupation';
import { wireTime } from '../../world/core/clock';
import type { World } from '../../world/World';
import { flag } from '../flag';
import { periodAnswer } from './stationAnswers';

const ORDER_TEXT = {
  1: '启动中',
  2: '充电中',
  3: '停止中',
  4: '结算中',
  5: '待支付',
  6: '已完成',
  7: '启动失败',
  8: '异常，核对中',
  9: '已取消',
  10: '退款中',
  11: '已退款',
} as const;

const STOP_TEXT: Readonly<Record<StopReason, string>> = {
  0: '',
  1: '用户停止',
  2: '电池已充满',
  3: '达到设定的停止条件',
  4: '余额不足',
  5: '充电枪已拔出',
  6: '车辆停止充电',
  7: '急停按钮',
  8: '充电桩故障',
  9: '充电桩通信中断',
  99: '其他原因',
};

/** Rounds to thousandths of a kWh, the unit in which chargers count. */
const kwhOf = (kwh: number) => Math.round(kwh * 1000) / 1000;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const minutesBetween = (from: number | null, to: number) =>
  from === null ? 0 : Math.max(0, Math.floor((to - from) / MINUTE_MS));

export function chargingOrderAnswer(world: World, order: ChargingOrderRow): ChargingOrder {
  const gun = gunOf(world, order.gunNo);
  const orderState = chargingStateOf(world, order);
  const { flow, total, due } = chargingBill(world, order);
  return {
    orderNo: order.orderNo,
    stationName: stationOf(world, gun.stationId).stationName,
    deviceName: gun.deviceName,
    gunName: gun.gunName,
    orderState,
    orderStateText: ORDER_TEXT[orderState],
    homeStartTime: wireTime(order.startAt ?? order.createdAt),
    endTime: wireTime(order.endAt),
    chargeKwh: kwhOf(flow.kwh),
    totalFee: total,
    payFee: due,
  };
}

/** A charge that takes longer earns free hours of parking, if the station offers them. */
const FREE_PARKING_AFTER_MINUTES = 30;

export function chargingDetail(world: World, order: ChargingOrderRow): ChargingOrderDetail {
  const now = world.clock.now();
  const { stationId } = gunOf(world, order.gunNo);
  const common = chargingOrderAnswer(world, order);
  const { flow, total, paid, discount, due } = chargingBill(world, order);
  const chargeMinutes = minutesBetween(order.startAt, order.endAt ?? now);
  const hasFreeParking = order.endAt !== null && order.plateNo !== '' && chargeMinutes >= FREE_PARKING_AFTER_MINUTES;
  const appeals = chargingAppealsOn(world, order);
  return {
    ...common,
    stationId,
    gunNo: order.gunNo,
    plateNo: order.plateNo,
    vin: order.vin,
    startMode: order.startMode,
    limitType: order.limitType,
    limitValue: order.limitValue,
    payMode: order.payMode,
    ackTime: wireTime(acknowledgedAt(world, order)),
    startTime: wireTime(order.startAt),
    chargeMinutes,
    startSoc: order.car.startSoc,
    endSoc: Math.round(flow.soc),
    elecFee: flow.elecCents,
    serviceFee: flow.serviceCents,
    discountFee: discount,
    paidFee: paid,
    refundFee: order.refundedCents,
    periodItems: flow.shares.map(({ from, to, kwh, elecCents, serviceCents }) => ({
      start: wireTime(from),
      end: wireTime(to),
      kwh: kwhOf(kwh),
      elecFee: elecCents,
      serviceFee: serviceCents,
    })),
    stopReason: order.stopReason,
    stopReasonText: order.startFailure === '' ? STOP_TEXT[order.stopReason] : order.startFailure,
    parkDiscountText: hasFreeParking ? stationOf(world, stationId).parkingFeeDesc : '',
    occupyOrderNo: occupyOrderAfter(world, order)?.occupyOrderNo ?? '',
    appealState: appeals[0] === undefined ? 0 : stateOfAppeal(appeals[0], now),
    canStop: flag(common.orderState === 1 || common.orderState === 2 || awaitsPrepayment(order)),
    canPay: flag(due > 0),
    canInvoice: flag(common.orderState === 6 && paid > 0),
    canAppeal: flag(order.billedAt !== null && total > discount && !appeals.some(isOpenAppeal)),
  };
}

/** The interval at which chargers report. */
const SAMPLE_MS = 10_000;
/** No charge takes longer. */
const LONGEST_MS = 2 * DAY_MS;
const LOW_BALANCE_CENTS = 500;

/** Percent of the order's own limit that has been reached. */
function progressOf({ limitType, limitValue, car }: ChargingOrderRow, flow: Flow, minutes: number): number {
  const ratios = {
    0: (flow.soc - car.startSoc) / Math.max(1, 100 - car.startSoc),
    1: (flow.elecCents + flow.serviceCents) / Math.max(1, limitValue),
    2: flow.kwh / Math.max(1, limitValue),
    3: minutes / Math.max(1, limitValue),
    4: (flow.soc - car.startSoc) / Math.max(1, limitValue - car.startSoc),
  };
  return Math.min(100, Math.max(0, Math.floor(100 * ratios[limitType])));
}

/** What the charger last measured. */
export function liveAnswer(world: World, order: ChargingOrderRow): ChargingLiveData {
  const now = world.clock.now();
  const { startAt } = order;
  const balance = fundsOf(world, order);
  const sampledAt = startAt === null ? now : now - ((now - startAt) % SAMPLE_MS);
  const at = Math.min(order.endAt ?? Infinity, sampledAt);
  const flow = flowOf(world, order, at);
  const total = flow.elecCents + flow.serviceCents;
  const endsAt = order.endAt === null ? (flowOf(world, order, now + LONGEST_MS, balance).end?.at ?? now) : now;
  const { gunType, stationId } = gunOf(world, order.gunNo);
  const volts = gunType === 1 ? 350 + flow.soc : 220;
  const minutes = minutesBetween(startAt, at);
  const orderState = chargingStateOf(world, order);
  const isFlowing = startAt !== null && isUnderWay(order);
  const powerKw = isFlowing ? flow.powerKw : 0;
  return {
    orderNo: order.orderNo,
    orderState,
    orderStateText: ORDER_TEXT[orderState],
    soc: Math.floor(flow.soc),
    chargeKwh: kwhOf(flow.kwh),
    chargeMinutes: minutes,
    remainMinutes: Math.max(0, Math.ceil((endsAt - now) / MINUTE_MS)),
    powerKw: oneDecimal(powerKw),
    voltageV: isFlowing ? oneDecimal(volts) : 0,
    currentA: oneDecimal((powerKw * 1000) / volts),
    elecFee: flow.elecCents,
    serviceFee: flow.serviceCents,
    totalFee: total,
    currentPeriod: periodAnswer(periodAt(stationOf(world, stationId).prices, now).period, true),
    sampleTime: wireTime(at),
    balanceWarn: flag(isFlowing && balance - total < LOW_BALANCE_CENTS),
    limitProgress: progressOf(order, flow, minutes),
    stopRequested: flag(order.stopAskedAt !== null),
  };
}

const OCCUPY_TEXT = { 1: '免费时长内', 2: '计费中', 3: '待支付', 4: '已支付', 5: '已免除', 6: '申诉中' } as const;

export function occupyAnswer(world: World, order: OccupyOrderRow): IdleFeeOrder {
  const now = world.clock.now();
  const gun = gunOf(world, order.gunNo);
  const freeEnd = freeUntil(order);
  const { billMinutes, fee, paid, due } = occupyBill(world, order);
  const state = occupyStateOf(world, order);
  const appeals = occupyAppealsOn(world, order);
  const canPay = state === 3;
  const berth = { picUrl: pictureUrl('car-berth'), picType: 3 as const, time: wireTime(freeEnd) };
  const exit = { picUrl: pictureUrl('car-exit'), picType: 2 as const, time: wireTime(order.endAt) };
  return {
    occupyOrderNo: order.occupyOrderNo,
    orderNo: order.orderNo,
    stationId: gun.stationId,
    stationName: stationOf(world, gun.stationId).stationName,
    spaceNo: gun.spaceNo,
    gunName: `${gun.deviceName} ${gun.gunName}`,
    formatPlateNo: order.plateNo === '' ? '' : formatPlate(order.plateNo),
    chargeEndTime: wireTime(order.chargeEndAt),
    freeMinutes: order.rule.freeMinutes,
    freeEndTime: wireTime(freeEnd),
    occupyStartTime: now < freeEnd ? '' : wireTime(freeEnd),
    occupyEndTime: wireTime(order.endAt),
    occupyMinutes: minutesBetween(order.chargeEndAt, order.endAt ?? now),
    billMinutes,
    perMinuteFee: order.rule.perMinuteFee,
    capFee: order.rule.capFee,
    occupyFee: fee,
    discountFee: Math.min(fee, order.discountCents),
    paidFee: paid,
    refundFee: appeals.reduce((sum, { answer }) => sum + (answer?.refundCents ?? 0), 0),
    payFee: canPay ? due : 0,
    state,
    stateText: OCCUPY_TEXT[state],
    pictures: [...(state === 1 ? [] : [berth]), ...(order.endAt === null ? [] : [exit])],
    appealState: appeals[0] === undefined ? 0 : stateOfAppeal(appeals[0], now),
    canPay: flag(canPay),
    canAppeal: flag(order.endAt !== null && fee > order.discountCents && state !== 6),
  };
}
