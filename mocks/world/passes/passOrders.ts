import { PASS_CYCLE_TYPE_NAMES } from '@/domain/pass/passCodes';

import { Refusal, REFUSALS } from '../core/Refusal';
import { isBeingPaid } from '../money/orderHold';
import { lotOf } from '../places/lots';
import type { OrderSource, Payable, World } from '../World';
import { advancePasses, closeUnpaid, endOfCycles, passStateText, ruleOf } from './passes';
import { cancelPass, refundableOf, refundOf } from './passPurchases';
import type { PassRow, PassRuleRow, PurchaseRow } from './passTables';

const cycleText = ({ cycleType }: PassRuleRow, cycles: number): string =>
  cycleType === 5
    ? `${cycles}天`
    : cycleType === 1
      ? `${cycles}个月`
      : `${cycles}个${PASS_CYCLE_TYPE_NAMES[cycleType]}周期`;

function purchaseOf(world: World, orderNo: string): { pass: PassRow; purchase: PurchaseRow } {
  for (const pass of world.tables.passes) {
    const purchase = pass.purchases.find((row) => row.orderNo === orderNo);
    if (purchase !== undefined) return { pass, purchase };
  }
  throw new Refusal(REFUSALS.notFound, '月卡订单不存在');
}

export const passPayable: Payable = {
  bizType: 3,
  due(world, driverId, { orderNo }) {
    const { pass, purchase } = purchaseOf(world, orderNo);
    if (pass.driverId !== driverId) throw new Refusal(REFUSALS.notFound, '月卡订单不存在');
    if (purchase.paidAt !== null) throw new Refusal(REFUSALS.nothingDue, '订单已支付');
    if (purchase.isClosed) throw new Refusal(REFUSALS.paymentOver, '订单已关闭，请重新办理');
    const rule = ruleOf(world, pass.ruleId);
    return { cents: purchase.cents, title: `${rule.ruleName} ${cycleText(rule, purchase.cycles)}` };
  },
  cannotBook: (world, _payment, { orderNo }) =>
    purchaseOf(world, orderNo).purchase.isClosed ? '订单已关闭，款项原路退回' : '',
  settle(world, { payChannel }, { orderNo }, at) {
    const { pass, purchase } = purchaseOf(world, orderNo);
    const rule = ruleOf(world, pass.ruleId);
    // A pass that begins at once begins when it is paid.
    if (purchase.startAt < at) {
      purchase.startAt = at;
      purchase.endAt = endOfCycles(rule, at, purchase.cycles);
    }
    Object.assign(purchase, { paidAt: at, payChannel });
    advancePasses(world);
  },
};

export const passOrders: OrderSource = {
  bizType: 3,
  list: (world, driverId) =>
    world.tables.passes
      .filter((pass) => pass.driverId === driverId)
      .flatMap((pass) => {
        const rule = ruleOf(world, pass.ruleId);
        return pass.purchases.map((purchase) => {
          const { orderNo, cycles, createdAt, payBy, startAt, endAt, cents, refunded, payChannel, paidAt } = purchase;
          const isOpen = paidAt === null && !purchase.isClosed;
          return {
            orderNo,
            title: `${rule.ruleName} ${cycleText(rule, cycles)}`,
            placeText: rule.parkIds.map((parkId) => lotOf(world, parkId).parkName).join('、'),
            plateNos: pass.plateNos,
            createdAt,
            payBy: isOpen ? payBy : null,
            validFrom: startAt,
            validTo: endAt,
            cents,
            paidCents: paidAt === null ? 0 : cents,
            refundCents: refunded,
            payChannel,
            paidAt,
            state: isOpen ? 1 : paidAt === null ? 3 : refunded > 0 ? 5 : 2,
            stateText: isOpen ? '待支付' : paidAt === null ? '已取消' : passStateText(world, pass),
            refundRule: rule.refundRule,
            canCancel: isOpen,
            canRefund:
              paidAt !== null &&
              refunded === 0 &&
              pass.ended === null &&
              refundOf(rule, purchase, world.clock.now()) > 0,
            // A pass is refunded as a whole, with its renewals.
            backCents: isOpen ? 0 : refundableOf(world, pass),
            canInvoice: paidAt !== null && refunded === 0 && payChannel !== 6,
          };
        });
      }),
  giveBack(world, driverId, orderNo) {
    const { pass, purchase } = purchaseOf(world, orderNo);
    if (pass.driverId !== driverId) throw new Refusal(REFUSALS.notFound, '月卡订单不存在');
    if (purchase.paidAt !== null) cancelPass(world, pass);
    else if (isBeingPaid(world, orderNo)) throw new Refusal(REFUSALS.paymentUnderWay, '该订单正在支付中，请稍后再取消');
    else closeUnpaid(world, pass);
  },
};
