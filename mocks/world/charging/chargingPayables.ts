import { isOpenAppeal } from '../appeals/appeal';
import { Refusal, REFUSALS } from '../core/Refusal';
import { chargingOffer } from '../coupons/coupons';
import type { Payable, World } from '../World';
import { chargingBill, chargingOrderOf, gunOf, stationOf } from './chargingOrders';
import { occupyAppealsOn, occupyBill, occupyOrderOf } from './occupation';

const titleOf = (world: World, what: string, gunNo: string) =>
  `${what} ${stationOf(world, gunOf(world, gunNo).stationId).stationName}`;

/** A charging order whose bill has been made. */
const chargingPayable: Payable = {
  bizType: 7,
  due(world, driverId, { orderNo }) {
    const order = chargingOrderOf(world, driverId, orderNo);
    if (order.billedAt === null) throw new Refusal(REFUSALS.nothingDue, '充电尚未结算，请稍后再支付');
    const { due } = chargingBill(world, order);
    if (due === 0) throw new Refusal(REFUSALS.nothingDue, '该订单无需支付');
    return { cents: due, title: titleOf(world, '充电费', order.gunNo) };
  },
  offer(world, driverId, couponId, { orderNo }) {
    const order = chargingOrderOf(world, driverId, orderNo);
    return chargingOffer(world, couponId, order, chargingBill(world, order).due);
  },
  settle(world, { payId, driverId }, { orderNo, cents, couponCents }, at) {
    chargingOrderOf(world, driverId, orderNo).paid.push({ payId, cents, couponCents, at });
  },
};

/** An occupation fee. It can be paid after the plug is out. */
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
  settle(world, { payId, driverId }, { orderNo, cents, couponCents }, at) {
    occupyOrderOf(world, driverId, orderNo).paid.push({ payId, cents, couponCents, at });
  },
};

export const chargingPayables: readonly Payable[] = [chargingPayable, occupyPayable];
