import { MINUTE_MS } from '@/lib/timeUnits';

import { isOpenAppeal } from '../appeals/appeal';
import { Refusal, REFUSALS } from '../core/Refusal';
import { holdUntil, isBeingPaid } from '../money/orderHold';
import { walletOf } from '../money/wallets';
import type { World } from '../World';
import { advanceCharging, endCharging } from './advanceCharging';
import { returnPrepaid } from './chargingMoney';
import {
  chargingAppealsOn,
  chargingOrdersOf,
  chargingStateOf,
  gunOf,
  isUnderWay,
  orderAtGun,
  stationOf,
} from './chargingOrders';
import type { ChargingOrderRow, GunRow } from './chargingTables';
import { gunStateOf } from './guns';
import { newChargingOrder } from './newChargingOrder';
import { endOccupation, occupyOrdersOf, occupyStateOf } from './occupation';
import { isActiveVin } from './vins';

/** The minimum for charging from the wallet, or from a prepayment, cents. */
export const PREPAID_MIN_CENTS = 1_000;
/** How long a gun waits for a prepayment. */
const PREPAY_WAIT_MS = 5 * MINUTE_MS;
const CAPACITY_KWH = 60;
const CAR_MAX_KW = 90;

export interface StartRequest {
  gunNo: string;
  plateNo: string;
  limitType: ChargingOrderRow['limitType'];
  limitValue: number;
  payMode: ChargingOrderRow['payMode'];
  /** Cents to pay before charging starts; 0 or absent: none. */
  prepayCents?: number;
  requestId: string;
}

function checkGun(world: World, gun: GunRow): void {
  if (!stationOf(world, gun.stationId).isOpen) throw new Refusal(REFUSALS.stationClosed, '该充电站暂停营业');
  if (orderAtGun(world, gun.gunNo) !== undefined) throw new Refusal(REFUSALS.gunBusy, '该充电枪正在使用中，请换一把枪');
  switch (gunStateOf(world, gun)) {
    case 0:
      throw new Refusal(REFUSALS.gunUnusable, '该充电枪已离线，请换一把枪');
    case 255:
      throw new Refusal(REFUSALS.gunUnusable, '该充电枪故障，请换一把枪');
    case 3:
      throw new Refusal(REFUSALS.gunBusy, '该充电枪正在使用中，请换一把枪');
    case 5:
      throw new Refusal(REFUSALS.gunBusy, '该车已充电结束，请先拔枪');
    case 1:
    case 2:
      return;
  }
}

function checkDebts(world: World, driverId: string): void {
  // What is under appeal is not owed until it is answered.
  const isDisputed = (order: ChargingOrderRow) => chargingAppealsOn(world, order).some(isOpenAppeal);
  if (chargingOrdersOf(world, driverId).some((order) => chargingStateOf(world, order) === 5 && !isDisputed(order))) {
    throw new Refusal(REFUSALS.chargingUnpaid, '您有待支付的充电订单，请先支付');
  }
  if (occupyOrdersOf(world, driverId).some((order) => occupyStateOf(world, order) === 3)) {
    throw new Refusal(REFUSALS.chargingUnpaid, '您有待支付的占位费，请先支付');
  }
}

function checkBalance(world: World, driverId: string): void {
  if (walletOf(world, driverId).balance < PREPAID_MIN_CENTS) {
    throw new Refusal(REFUSALS.balanceShort, `余额不足${PREPAID_MIN_CENTS / 100}元，请充值或选择先充后付`);
  }
  const others = chargingOrdersOf(world, driverId).filter(
    (order) => order.payMode === 1 && order.prepayCents === 0 && order.billedAt === null,
  );
  if (others.some((order) => isUnderWay(order) || order.endAt !== null)) {
    throw new Refusal(REFUSALS.gunBusy, '使用余额充电时，同时只能充一辆车');
  }
}

function checkPrepayment({ payMode, prepayCents = 0 }: StartRequest): void {
  if (payMode !== 1 || prepayCents < PREPAID_MIN_CENTS) {
    throw new Refusal(REFUSALS.badRequest, `预付金额不能少于${PREPAID_MIN_CENTS / 100}元`);
  }
}

function checkLimit({ limitType, limitValue }: StartRequest, startSoc: number): void {
  const isFine =
    limitType === 0
      ? limitValue === 0
      : limitValue > 0 && (limitType !== 4 || (limitValue > startSoc && limitValue <= 100));
  if (!isFine) throw new Refusal(REFUSALS.badRequest, '停止条件不正确');
}

/** The battery charge of a car when it arrives. It is the same for the same plate. */
const socOf = (text: string) => 15 + (Array.from(text).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 30);

function open(
  world: World,
  driverId: string,
  request: StartRequest,
  means: Pick<ChargingOrderRow, 'startMode' | 'vin'>,
): ChargingOrderRow {
  const gun = gunOf(world, request.gunNo);
  const car = { capacityKwh: CAPACITY_KWH, maxKw: CAR_MAX_KW, startSoc: socOf(request.plateNo) };
  checkGun(world, gun);
  checkLimit(request, car.startSoc);
  checkDebts(world, driverId);
  if ((request.prepayCents ?? 0) > 0) checkPrepayment(request);
  else if (request.payMode === 1) checkBalance(world, driverId);
  const order = newChargingOrder({
    ...request,
    ...means,
    orderNo: world.nextId('C'),
    driverId,
    car,
    createdAt: world.clock.now(),
    prepayBy: holdUntil(world, PREPAY_WAIT_MS),
  });
  world.tables.charging.orders.push(order);
  return order;
}

/** Opens an order by scanning. */
export function startCharging(world: World, driverId: string, request: StartRequest): ChargingOrderRow {
  const driver = world.tables.drivers.find((row) => row.driverId === driverId);
  const isOwnPlate = driver?.plates.some(({ plateNo }) => plateNo === request.plateNo) === true;
  if (request.plateNo !== '' && !isOwnPlate) throw new Refusal(REFUSALS.notFound, '请选择已绑定的车牌');
  return open(world, driverId, request, { startMode: 1, vin: '' });
}

/** Tells the charger to stop. Before charging starts, the order is cancelled at once. */
export function stopCharging(world: World, order: ChargingOrderRow): void {
  const now = world.clock.now();
  if (!isUnderWay(order)) throw new Refusal(REFUSALS.chargingOver, '充电已经结束');
  if (order.startAt !== null) {
    order.stopAskedAt ??= now;
    return;
  }
  if (isBeingPaid(world, order.orderNo)) throw new Refusal(REFUSALS.paymentUnderWay, '该订单正在支付中，请稍后再取消');
  order.cancelledAt = now;
  returnPrepaid(world, order, 0);
}

/** The charger answers that it does not obey the stop, and goes on charging. */
export function refuseStop({ tables }: World, gunNo: string): void {
  for (const order of tables.charging.orders) if (order.gunNo === gunNo && isUnderWay(order)) order.stopAskedAt = null;
}

/**
 * The driver plugs in their car. If its VIN is registered here and its owner has a balance, charging starts by itself. Otherwise the car is only
 * plugged in.
 */
export function plugIn(world: World, gunNo: string, vin = ''): void {
  advanceCharging(world);
  const gun = gunOf(world, gunNo);
  gun.pluggedAt ??= world.clock.now();
  const known = world.tables.charging.vins.find((row) => row.vin === vin && isActiveVin(world, row));
  if (known !== undefined && stationOf(world, gun.stationId).supportsVin && orderAtGun(world, gunNo) === undefined) {
    const { driverId, plateNo } = known;
    const wish = { gunNo, plateNo, limitType: 0, limitValue: 0, payMode: 1, requestId: world.nextId('VS') } as const;
    try {
      open(world, driverId, wish, { startMode: 3, vin });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  advanceCharging(world);
}

/** Unplugs the car. This ends a session and the occupation of the gun. */
export function unplug(world: World, gunNo: string): void {
  advanceCharging(world);
  const gun = gunOf(world, gunNo);
  const order = orderAtGun(world, gunNo);
  gun.pluggedAt = null;
  if (order !== undefined && order.startAt !== null) endCharging(world, order, world.clock.now(), 5);
  endOccupation(world, gunNo);
}

/** The charger breaks down, goes offline or is repaired. A session on it ends, and its bill is checked manually first. */
export function setCondition(world: World, gunNo: string, condition: GunRow['condition']): void {
  advanceCharging(world);
  gunOf(world, gunNo).condition = condition;
  const order = orderAtGun(world, gunNo);
  if (order === undefined || condition === 'fine') return;
  if (order.startAt === null) {
    order.startFailure = '充电桩故障，未能启动';
    returnPrepaid(world, order, 0);
  } else endCharging(world, order, world.clock.now(), condition === 'broken' ? 8 : 9);
}
