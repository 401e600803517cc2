import { parsePlate } from '@/domain/plate/parsePlate';
import { joinCells } from '@/domain/plate/plateCells';

import { startOfDay, wireDay } from './calendar';
import { DAY_MS, MINUTE_MS } from './clock';
import { issueCoupon, useOf } from './coupons';
import type { GrantRow, MerchantOrderRow, MerchantRow, QrCodeRow, StockRow } from './merchantTables';
import type { OrderSource } from './orderSource';
import { HOLD_MS, isBeingPaid } from './passes';
import type { Payable } from './payable';
import { Refusal, REFUSALS } from './Refusal';
import { lotOf, staysOfPlate } from './stays';
import type { CouponRow, DriverRow } from './tables';
import type { World } from './World';

/** A shown QR code is good so long. */
export const QR_LIFE_MS = 5 * MINUTE_MS;
const GIFT_DAYS = 30;

export const roleOf = ({ staff }: MerchantRow, driverId: string): 1 | 2 | null =>
  staff.find((one) => one.driverId === driverId)?.role ?? null;

export const merchantsOf = (world: World, driverId: string): MerchantRow[] =>
  world.tables.merchant.merchants.filter((row) => roleOf(row, driverId) !== null);

/** A merchant this driver acts for; another one is as if it were not there. */
export function merchantOf(world: World, driverId: string, merchantId: string): MerchantRow {
  const merchant = merchantsOf(world, driverId).find((row) => row.merchantId === merchantId);
  if (merchant === undefined) throw new Refusal(REFUSALS.notFound, '商户不存在');
  return merchant;
}

export function stockOf(world: World, driverId: string, merchantCouponId: string): StockRow {
  const stock = world.tables.merchant.stock.find((row) => row.merchantCouponId === merchantCouponId);
  if (stock === undefined) throw new Refusal(REFUSALS.notFound, '优惠券不存在');
  merchantOf(world, driverId, stock.merchantId);
  return stock;
}

/** As STOCK_STATE of the wire. */
export function stockStateOf(world: World, { withdrawn, endAt, leftNum }: StockRow): 1 | 2 | 3 | 4 {
  if (withdrawn !== '') return 4;
  if (endAt < world.clock.now()) return 3;
  return leftNum <= 0 ? 2 : 1;
}

const merchantById = (world: World, merchantId: string): MerchantRow => {
  const merchant = world.tables.merchant.merchants.find((row) => row.merchantId === merchantId);
  if (merchant === undefined) throw new Refusal(REFUSALS.notFound, '商户不存在');
  return merchant;
};

export const couponsOfGrant = (world: World, { grantId }: GrantRow): CouponRow[] =>
  world.tables.coupons.filter((coupon) => coupon.grantId === grantId);

/** As GRANT_STATE of the wire: it is used as soon as one of its coupons is. */
export function grantStateOf(world: World, grant: GrantRow): 1 | 2 | 3 | 4 {
  if (grant.revokedAt !== null) return 3;
  const coupons = couponsOfGrant(world, grant);
  if (coupons.some(({ state }) => state === 3)) return 2;
  return coupons.every(({ endAt }) => endAt < world.clock.now()) ? 4 : 1;
}

function refuseUngivable(world: World, stock: StockRow, num: number): void {
  const merchant = merchantById(world, stock.merchantId);
  if (merchant.state === 2) throw new Refusal(REFUSALS.couponOver, '商户已停用');
  const state = stockStateOf(world, stock);
  if (state === 4) throw new Refusal(REFUSALS.couponOver, stock.withdrawn);
  if (state === 3) throw new Refusal(REFUSALS.couponOver, '优惠券已过期');
  if (stock.leftNum < num) throw new Refusal(REFUSALS.soldOut, `优惠券已领完，剩余${Math.max(0, stock.leftNum)}张`);
}

/** A car gets a merchant's coupons only while it stands in one of its lots, and from one merchant at a time. */
function refuseUngivableTo(world: World, stock: StockRow, plateNo: string, num: number): void {
  const { parkIds, merchantId } = merchantById(world, stock.merchantId);
  const stay = staysOfPlate(world, plateNo).find((row) => row.exitAt === null && parkIds.includes(row.parkId));
  if (stay === undefined) throw new Refusal(REFUSALS.notParked, '车辆未入场，入场后才能领取');
  const grants = world.tables.merchant.grants.filter(
    (row) => row.plateNo === plateNo && row.at >= stay.startAt && row.revokedAt === null,
  );
  if (grants.some((row) => row.merchantId !== merchantId && grantStateOf(world, row) === 1)) {
    throw new Refusal(REFUSALS.discountTaken, '该车辆已有其他商户的优惠');
  }
  const had = grants
    .filter((row) => row.merchantCouponId === stock.merchantCouponId)
    .reduce((total, { couponIds }) => total + couponIds.length, 0);
  if (had + num > stock.perCarLimit) {
    throw new Refusal(REFUSALS.perCarLimit, `每车每次最多${stock.perCarLimit}张，已领取${had}张`);
  }
}

export function readPlate(text: string): string {
  const cells = parsePlate(text);
  if (cells === null) throw new Refusal(REFUSALS.badRequest, '车牌号不正确，请检查后再提交');
  return joinCells(cells);
}

interface Gift {
  stock: StockRow;
  num: number;
  plateNo: string;
  driverId: string;
  reason: string;
  operatorName: string;
}

/** Takes coupons out of the stock and hands them over. */
function give(world: World, { stock, num, plateNo, driverId, reason, operatorName }: Gift): GrantRow {
  const merchant = merchantById(world, stock.merchantId);
  const grant: GrantRow = {
    grantId: world.nextId('G'),
    merchantId: merchant.merchantId,
    merchantCouponId: stock.merchantCouponId,
    plateNo,
    couponIds: [],
    reason,
    operatorName,
    at: world.clock.now(),
    revokedAt: null,
  };
  for (let index = 0; index < num; index += 1) {
    const { couponName, couponType, couponValue, minFee, endAt } = stock;
    const { couponId } = issueCoupon(world, {
      driverId,
      plateNo,
      couponName,
      bizType: 1,
      couponType,
      couponValue,
      minFee,
      endAt,
      parkIds: merchant.parkIds,
      sourceName: merchant.merchantName,
      sourceType: 1,
      grantId: grant.grantId,
    });
    grant.couponIds.push(couponId);
  }
  stock.leftNum -= num;
  world.tables.merchant.grants.push(grant);
  return grant;
}

export interface GrantRequest {
  merchantCouponId: string;
  plateNo: string;
  num: number;
  reason: string;
}

/** A merchant gives coupons to a car. */
export function grantCoupons(world: World, driver: DriverRow, request: GrantRequest): GrantRow {
  const stock = stockOf(world, driver.driverId, request.merchantCouponId);
  const plateNo = readPlate(request.plateNo);
  refuseUngivable(world, stock, request.num);
  refuseUngivableTo(world, stock, plateNo, request.num);
  const { num, reason } = request;
  return give(world, { stock, num, plateNo, driverId: '', reason, operatorName: driver.nickName });
}

export function grantOf(world: World, driverId: string, grantId: string): GrantRow {
  const grant = world.tables.merchant.grants.find((row) => row.grantId === grantId);
  if (grant === undefined) throw new Refusal(REFUSALS.notFound, '发放记录不存在');
  merchantOf(world, driverId, grant.merchantId);
  return grant;
}

/** Until one of its coupons is used or held by a payment; they go back into the stock. */
export function revokeGrant(world: World, driverId: string, grantId: string): GrantRow {
  const grant = grantOf(world, driverId, grantId);
  const state = grantStateOf(world, grant);
  if (state === 2) throw new Refusal(REFUSALS.grantOver, '优惠券已使用，不能撤销');
  if (state === 3) throw new Refusal(REFUSALS.grantOver, '已撤销，请勿重复操作');
  if (state === 4) throw new Refusal(REFUSALS.grantOver, '优惠券已过期，不能撤销');
  const coupons = couponsOfGrant(world, grant);
  if (coupons.some((coupon) => coupon.state === 2)) {
    throw new Refusal(REFUSALS.grantOver, '车主正在使用该优惠券支付，请稍后再试');
  }
  for (const coupon of coupons) coupon.state = 5;
  grant.revokedAt = world.clock.now();
  stockOf(world, driverId, grant.merchantCouponId).leftNum += coupons.length;
  return grant;
}

export function showQrCode(world: World, driver: DriverRow, merchantCouponId: string, isOnce: boolean): QrCodeRow {
  const stock = stockOf(world, driver.driverId, merchantCouponId);
  refuseUngivable(world, stock, 1);
  const row: QrCodeRow = {
    code: `C${world.randomText(15)}`,
    merchantCouponId,
    operator: driver.nickName,
    endAt: world.clock.now() + QR_LIFE_MS,
    isOnce,
    takenBy: [],
  };
  world.tables.merchant.qrCodes.push(row);
  return row;
}

/** The stock behind a shown code, for somebody who may still have it. */
function takeCode(world: World, code: string, taker: string): { stock: StockRow; qrCode: QrCodeRow } {
  const qrCode = world.tables.merchant.qrCodes.find((row) => row.code === code);
  const stock = world.tables.merchant.stock.find((row) => row.merchantCouponId === qrCode?.merchantCouponId);
  if (qrCode === undefined || stock === undefined) throw new Refusal(REFUSALS.notFound, '二维码无效');
  if (qrCode.takenBy.includes(taker)) throw new Refusal(REFUSALS.couponReceived, '您已领取过该优惠券');
  if (qrCode.isOnce && qrCode.takenBy.length > 0) throw new Refusal(REFUSALS.couponReceived, '该二维码已被领取');
  if (qrCode.endAt < world.clock.now()) throw new Refusal(REFUSALS.couponOver, '二维码已过期，请商户重新出示');
  refuseUngivable(world, stock, 1);
  return { stock, qrCode };
}

const firstCoupon = (world: World, grant: GrantRow): CouponRow => {
  const [coupon] = couponsOfGrant(world, grant);
  if (coupon === undefined) throw new Error(`The grant ${grant.grantId} gave nothing`);
  return coupon;
};

/** A shown code, taken for a car; anybody may. */
export function sendToPlate(world: World, code: string, plate: string): CouponRow {
  const plateNo = readPlate(plate);
  const { stock, qrCode } = takeCode(world, code, plateNo);
  refuseUngivableTo(world, stock, plateNo, 1);
  qrCode.takenBy.push(plateNo);
  const grant = give(world, {
    stock,
    num: 1,
    plateNo,
    driverId: '',
    reason: '扫码领取',
    operatorName: qrCode.operator,
  });
  return firstCoupon(world, grant);
}

const GIFT: Omit<CouponRow, 'couponId' | 'startAt' | 'state' | 'payId' | 'driverId' | 'endAt' | 'grantId'> = {
  plateNo: '',
  couponName: '5元停车券',
  bizType: 1,
  couponType: 1,
  couponValue: 500,
  minFee: 0,
  parkIds: [],
  sourceName: '平台赠送',
  sourceType: 3,
};

/** A shown code, or one on paper, into the driver's account. */
export function receiveCoupon(world: World, { driverId }: DriverRow, code: string): CouponRow {
  const { giftCodes, gifts } = world.tables.merchant;
  const left = giftCodes.get(code);
  if (left === undefined) {
    const { stock, qrCode } = takeCode(world, code, driverId);
    qrCode.takenBy.push(driverId);
    const reason = '扫码领取';
    return firstCoupon(
      world,
      give(world, { stock, num: 1, plateNo: '', driverId, reason, operatorName: qrCode.operator }),
    );
  }
  if (gifts.has(`${driverId}/${code}`)) throw new Refusal(REFUSALS.couponReceived, '您已兑换过该兑换码');
  if (left === 0) throw new Refusal(REFUSALS.soldOut, '兑换码已用完');
  giftCodes.set(code, left - 1);
  gifts.add(`${driverId}/${code}`);
  return issueCoupon(world, { ...GIFT, driverId, endAt: world.clock.now() + GIFT_DAYS * DAY_MS });
}

/** What a registration or a campaign gives; once a driver. */
export function claimGift(world: World, { driverId }: DriverRow, activityId: string): CouponRow[] {
  const key = `${driverId}/${activityId === '' ? 'register' : activityId}`;
  if (world.tables.merchant.gifts.has(key)) throw new Refusal(REFUSALS.couponReceived, '奖励已领取');
  world.tables.merchant.gifts.add(key);
  const endAt = world.clock.now() + GIFT_DAYS * DAY_MS;
  const first = activityId === '' ? ({ sourceType: 2, sourceName: '注册有礼' } as const) : { sourceName: '活动赠送' };
  return [
    issueCoupon(world, { ...GIFT, ...first, driverId, endAt }),
    issueCoupon(world, {
      ...GIFT,
      ...first,
      driverId,
      endAt,
      couponName: '充电9折券',
      bizType: 2,
      couponType: 6,
      couponValue: 900,
    }),
  ];
}

/** Grants of today, and of those used today. */
export function todayOf(world: World, merchantId: string): { given: number; used: number } {
  const today = startOfDay(wireDay(world.clock.now()));
  const grants = world.tables.merchant.grants.filter((row) => row.merchantId === merchantId && row.revokedAt === null);
  return {
    given: grants.filter(({ at }) => at >= today).reduce((total, { couponIds }) => total + couponIds.length, 0),
    used: grants
      .flatMap((grant) => couponsOfGrant(world, grant))
      .filter((coupon) => (useOf(world, coupon)?.at ?? 0) >= today).length,
  };
}

export interface MerchantOrderRequest {
  merchantId: string;
  goodsId: string;
  num: number;
}

/** Only an administrator buys. */
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
    payBy: now + HOLD_MS,
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
  const merchantCouponId = `stock-${merchantId}-${goodsId}`;
  const endAt = at + validDays * DAY_MS;
  const known = world.tables.merchant.stock.find((row) => row.merchantCouponId === merchantCouponId);
  if (known !== undefined) {
    known.leftNum += num;
    known.endAt = Math.max(known.endAt, endAt);
    return;
  }
  world.tables.merchant.stock.push({
    merchantCouponId,
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

/** As payState of the wire: 0 to be paid, 2 paid, 4 closed. */
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
  cannotBook: (world, _payment, { orderNo }) => (orderBy(world, orderNo).isClosed ? '订单已关闭，款项已退回' : ''),
  settle(world, { payChannel }, { orderNo }, at) {
    const order = orderBy(world, orderNo);
    Object.assign(order, { paidAt: at, payChannel });
    addToStock(world, order, at);
  },
};

/** What time has done: purchases nobody paid are closed. */
export function passMerchantOrders(world: World): void {
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
          canInvoice: state === 2 && payChannel !== 6,
        };
      }),
};
