import { isOpenAppeal } from '../appeals/appeal';
import { Refusal, REFUSALS } from '../core/Refusal';
import { chargingOffer } from '../coupons/coupons';
import type { Payable, World } from '../World';
import { awaitsPrepayment, chargingAppealsOn, chargingBill, chargingOrderOf, gunOf, stationOf } from './chargingOrders';
import { occupyAppealsOn, occupyBill, occupyOrderOf } from './occupation';

const titleOf = (world: World, what: string, gunNo: string) =>
  `${what} ${stationOf(world, gunOf(world, gunNo).stationId).stationName}`;

/** The car and the station. */
const aboutOf = (world: World, order: { plateNo: string; gunNo: string } | undefined) => ({
  plateNos: order === undefined || order.plateNo === '' ? [] : [order.plateNo],
  placeText: order === undefined ? '' : stationOf(world, gunOf(world, order.gunNo).stationId).stationName,
});

/** A charging order whose bill has been made, or one that is paid before it starts. */
const chargingPayable: Payable = {
  bizType: 7,
  due(world, driverId, { orderNo }) {
    const order = chargingOrderOf(world, driverId, orderNo);
    if (order.cancelledAt !== null || order.startFailure !== '') {
      throw new Refusal(REFUSALS.paymentOver, '充电订单已关闭，无需支付');
    }
    if (awaitsPrepayment(order)) return { cents: order.prepayCents, title: titleOf(world, '充电预付', order.gunNo) };
    if (order.billedAt === null) throw new Refusal(REFUSALS.nothingDue, '充电尚未结算，请稍后再支付');
    if (chargingAppealsOn(world, order).some(isOpenAppeal)) {
      throw new Refusal(REFUSALS.appealUnderWay, '该订单正在申诉中，处理完再支付');
    }
    const { due } = chargingBill(world, order);
    if (due === 0) throw new Refusal(REFUSALS.nothingDue, '该订单无需支付');
    return { cents: due, title: titleOf(world, '充电费', order.gunNo) };
  },
  offer(world, driverId, couponId, { orderNo }) {
    const order = chargingOrderOf(world, driverId, orderNo);
    if (awaitsPrepayment(order)) throw new Refusal(REFUSALS.couponUnusable, '充电预付不能使用优惠券');
    return chargingOffer(world, couponId, order, chargingBill(world, order).due);
  },
  about: (world, { orderNo }) =>
    aboutOf(
      world,
      world.tables.charging.orders.find((row) => row.orderNo === orderNo),
    ),
  cannotBook(world, { driverId }, { orderNo }) {
    const { cancelledAt, startFailure } = chargingOrderOf(world, driverId, orderNo);
    return cancelledAt === null && startFailure === '' ? '' : '订单已关闭，款项原路退回';
  },
  settle(world, { payId, driverId }, { orderNo, cents, couponCents }, at) {
    chargingOrderOf(world, driverId, orderNo).paid.push({ payId, cents, couponCents, at });
  },
};

/** An idle fee. It can be paid after the plug is out. */
const occupyPayable: Payable = {
  bizType: 8,
  due(world, driverId, { orderNo }) {
    const order = occupyOrderOf(world, driverId, orderNo);
    if (order.endAt === null) throw new Refusal(REFUSALS.stillPluggedIn, '充电枪尚未拔出，请拔枪挪车后再支付');
    if (occupyAppealsOn(world, order).some(isOpenAppeal)) {
      throw new Refusal(REFUSALS.appealUnderWay, '该占位费正在申诉中，请等待处理结果');
    }
    const { due } = occupyBill(world, order);
    if (due === 0) throw new Refusal(REFUSALS.nothingDue, '该占位费无需支付');
    return { cents: due, title: titleOf(world, '占位费', order.gunNo) };
  },
  about: (world, { orderNo }) =>
    aboutOf(
      world,
      world.tables.charging.occupyOrders.find((row) => row.occupyOrderNo === orderNo),
    ),
  settle(world, { payId, driverId }, { orderNo, cents, couponCents }, at) {
    occupyOrderOf(world, driverId, orderNo).paid.push({ payId, cents, couponCents, at });
  },
};

export const chargingPayables: readonly Payable[] = [chargingPayable, occupyPayable];
