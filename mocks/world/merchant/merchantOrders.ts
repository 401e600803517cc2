import { DAY_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import { holdUntil, isBeingPaid } from '../money/orderHold';
import { lotOf } from '../places/lots';
import type { OrderSource, Payable, World } from '../World';
import { merchantById, merchantOf, roleOf, stockStateOf } from './merchants';
import type { MerchantOrderRow } from './merchantTables';

export interface MerchantOrderRequest {
  merchantId: string;
  goodsId: string;
  num: number;
}

/** Only an administrator may buy. */
export function openMerchantOrder(world: World, driverId: string, request: MerchantOrderRequest): MerchantOrderRow {
  const merchant = merchantOf(world, driverId, request.merchantId);
  if (roleOf(merchant, driverId) !== 1) throw new Refusal(REFUSALS.notAdministrator, '只有商户管理员可以购券');
  if (merchant.state === 2) throw new Refusal(REFUSALS.couponOver, '商户已停用');
  const goods = goodsOf(world, merchant.merchantId).find(({ goodsId }) => goodsId === request.goodsId);
  if (goods === undefined) throw new Refusal(REFUSALS.notFound, '商品不存在');
  const { num } = request;
  if (num < goods.minNum || num > goods.maxNum) {
    throw new Refusal(REFUSALS.badRequest, `购买数量需在${goods.minNum}到${goods.maxNum}之间`);
  }
  const now = world.clock.now();
  const order: MerchantOrderRow = {
    ...request,
    orderNo: world.nextId('M'),
    driverId,
    cents: goods.unitCents * num,
    createdAt: now,
    payBy: holdUntil(world),
    payChannel: 0,
    paidAt: null,
    isClosed: false,
  };
  world.tables.merchant.orders.push(order);
  return order;
}

export const goodsOf = (world: World, merchantId: string) =>
  world.tables.merchant.goods.filter(({ merchantIds }) => merchantIds.includes(merchantId));

function addToStock(world: World, { merchantId, goodsId, num }: MerchantOrderRow, at: number): void {
  const goods = goodsOf(world, merchantId).find((row) => row.goodsId === goodsId);
  if (goods === undefined) return;
  const { packName, couponType, couponValue, minFee, validDays } = goods;
  const kind = `stock-${merchantId}-${goodsId}`;
  const endAt = at + validDays * DAY_MS;
  const batches = world.tables.merchant.stock.filter((row) => row.merchantCouponId.startsWith(kind));
  // What has expired or was withdrawn does not come back with a new purchase.
  const known = batches.find((row) => stockStateOf(world, row) <= 2);
  if (known !== undefined) {
    known.leftNum += num;
    known.endAt = Math.max(known.endAt, endAt);
    return;
  }
  world.tables.merchant.stock.push({
    merchantCouponId: batches.length === 0 ? kind : `${kind}-${batches.length + 1}`,
    merchantId,
    couponName: packName,
    couponType,
    couponValue,
    minFee,
    leftNum: num,
    endAt,
    perCarLimit: 1,
    withdrawn: '',
  });
}

const orderBy = (world: World, orderNo: string): MerchantOrderRow => {
  const order = world.tables.merchant.orders.find((row) => row.orderNo === orderNo);
  if (order === undefined) throw new Refusal(REFUSALS.notFound, '购券订单不存在');
  return order;
};

const titleOf = (world: World, { merchantId, goodsId, num }: MerchantOrderRow): string =>
  `${goodsOf(world, merchantId).find((row) => row.goodsId === goodsId)?.packName ?? '优惠券'} ${num}张`;

/** The createPayStateSchema of the wire: 0 to be paid, 2 paid, 4 closed. */
export const merchantOrderState = ({ paidAt, isClosed }: MerchantOrderRow): 0 | 2 | 4 =>
  paidAt !== null ? 2 : isClosed ? 4 : 0;

export const merchantPayable: Payable = {
  bizType: 10,
  due(world, driverId, { orderNo }) {
    const order = orderBy(world, orderNo);
    if (order.driverId !== driverId) throw new Refusal(REFUSALS.notFound, '购券订单不存在');
    if (order.paidAt !== null) throw new Refusal(REFUSALS.nothingDue, '订单已支付');
    if (order.isClosed) throw new Refusal(REFUSALS.paymentOver, '订单已关闭，请重新下单');
    return { cents: order.cents, title: titleOf(world, order) };
  },
  cannotBook: (world, _payment, { orderNo }) => (orderBy(world, orderNo).isClosed ? '订单已关闭，款项原路退回' : ''),
  settle(world, { payChannel }, { orderNo }, at) {
    const order = orderBy(world, orderNo);
    Object.assign(order, { paidAt: at, payChannel });
    addToStock(world, order, at);
  },
};

/** Closes purchases that were not paid in time. */
export function advanceMerchantOrders(world: World): void {
  for (const order of world.tables.merchant.orders) {
    if (order.paidAt === null && order.payBy <= world.clock.now() && !isBeingPaid(world, order.orderNo)) {
      order.isClosed = true;
    }
  }
}

export const merchantOrders: OrderSource = {
  bizType: 10,
  list: (world, driverId) =>
    world.tables.merchant.orders
      .filter((order) => order.driverId === driverId)
      .map((order) => {
        const { orderNo, createdAt, payBy, cents, paidAt, payChannel } = order;
        const state = merchantOrderState(order);
        const { merchantName, parkIds } = merchantById(world, order.merchantId);
        return {
          orderNo,
          title: `${merchantName} ${titleOf(world, order)}`,
          placeText: parkIds.map((parkId) => lotOf(world, parkId).parkName).join('、'),
          plateNos: [],
          createdAt,
          payBy: state === 0 ? payBy : null,
          validFrom: null,
          validTo: null,
          cents,
          paidCents: state === 2 ? cents : 0,
          refundCents: 0,
          payChannel,
          paidAt,
          state: state === 0 ? 1 : state === 2 ? 2 : 3,
          stateText: { 0: '待支付', 2: '已完成', 4: '已关闭' }[state],
          refundRule: '优惠券售出后不退款',
          canCancel: false,
          canRefund: false,
          backCents: 0,
          canInvoice: state === 2 && payChannel !== 6,
        };
      }),
};
