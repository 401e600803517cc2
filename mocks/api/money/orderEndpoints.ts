import * as v from 'valibot';

import { BIZ_TYPE_NAMES } from '@/domain/payment/bizType';
import { formatPlate } from '@/domain/plate/plateFace';
import { wechatReceiptFramePaymentSchema } from '@/services/charge/goldPlan';
import { type Purchase, PURCHASE_LIST_FILTER, purchaseSchema, purchasesSchema } from '@/services/charge/purchases';

import { wireTime } from '../../world/core/clock';
import { checkGoldPlan, receiptCodeOf } from '../../world/money/goldPlan';
import { giveBackPurchase, orderOf, ordersOf, type SoldOrder } from '../../world/money/orderRecords';
import { type Endpoint, needsSession, open } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { paymentAnswer } from '../parking/chargeAnswers';
import { filled, pageOf, paging, wholeCents, wholeNumber } from '../requests';

const orderAnswer = (order: SoldOrder): Purchase => ({
  orderNo: order.orderNo,
  bizType: order.bizType,
  bizTypeText: BIZ_TYPE_NAMES[order.bizType],
  title: order.title,
  placeText: order.placeText,
  formatPlateNos: order.plateNos.map(formatPlate),
  createTime: wireTime(order.createdAt),
  expireTime: wireTime(order.payBy),
  startTime: wireTime(order.validFrom),
  endTime: wireTime(order.validTo),
  totalFee: order.cents,
  paidFee: order.paidCents,
  refundFee: order.refundCents,
  payChannel: order.payChannel,
  payTime: wireTime(order.paidAt),
  orderState: order.state,
  orderStateText: order.stateText,
  refundRule: order.refundRule,
  canPay: flag(order.state === 1),
  canCancel: flag(order.canCancel),
  canRefund: flag(order.canRefund),
  backFee: order.backCents,
  canInvoice: flag(order.canInvoice),
});

/**
 * Orders that are refunded or being refunded are listed with the cancelled ones. Orders that cost nothing or have no end are listed with the finished
 * ones.
 */
const isAskedFor = ({ state, stateText, validTo }: SoldOrder, requestType: number, now: number): boolean => {
  // A car that left early has used up its place.
  const isInUse = state === 2 && stateText !== '已完成' && validTo !== null && validTo > now;
  if (requestType === PURCHASE_LIST_FILTER.unpaid) return state === 1;
  if (requestType === PURCHASE_LIST_FILTER.inUse) return isInUse;
  if (requestType === PURCHASE_LIST_FILTER.done) return (state === 2 && !isInUse) || state === 6;
  return requestType === PURCHASE_LIST_FILTER.cancelled ? state >= 3 && state !== 6 : true;
};

export const orderEndpoints: readonly Endpoint[] = [
  needsSession(
    'GET',
    'charge/v2/api/orderRecords',
    purchasesSchema,
    v.object({ ...paging, requestType: wholeNumber }),
    (call) => {
      const { world, driver, asked } = call;
      const orders = ordersOf(world, driver.driverId);
      const isWanted = (order: SoldOrder) => isAskedFor(order, asked.requestType, world.clock.now());
      return pageOf(call, orders.filter(isWanted).map(orderAnswer));
    },
  ),
  needsSession('GET', 'charge/v2/api/orderRecords/{id}', purchaseSchema, ({ world, driver, params }) =>
    orderAnswer(orderOf(world, driver.driverId, params['id'] ?? '')),
  ),
  once(
    needsSession(
      'POST',
      'charge/v2/api/orderRecords/{id}/giveBack',
      purchaseSchema,
      v.object({ backFee: wholeCents }),
      ({ world, driver, params, asked }) =>
        orderAnswer(giveBackPurchase(world, driver.driverId, params['id'] ?? '', asked.backFee)),
    ),
    ({ orderNo }) => orderNo,
  ),
  open(
    'GET',
    'charge/v2/api/payCharges/goldPlan',
    wechatReceiptFramePaymentSchema,
    v.object({ sub_mch_id: filled, out_trade_no: filled, check_code: filled }),
    ({ world, asked }) => {
      const payment = checkGoldPlan(world, asked.sub_mch_id, asked.out_trade_no, asked.check_code);
      const { orders, payId, payState, payStateText, payAmount, paidTime, ...answer } = paymentAnswer(world, payment);
      const [first] = orders;
      return {
        payId,
        payState,
        payStateText,
        payAmount,
        paidTime,
        title: orders.length > 1 ? `${first?.title ?? ''}等${orders.length}笔` : (first?.title ?? ''),
        formatPlateNo: first?.formatPlateNo ?? '',
        parkName: first?.parkName ?? '',
        leaveFreeMinutes: answer.leaveFreeMinutes,
        leaveDeadlineTime: answer.leaveDeadlineTime,
        receiptCode: payment.paidAt === null ? '' : receiptCodeOf(payId),
      };
    },
  ),
];
