import { formatPlate } from '@/domain/plate/plateFace';
import type {
  Merchant,
  MerchantCouponGrant,
  MerchantCouponOrder,
  MerchantStockCoupon,
} from '@/services/coupon/merchants';

import { wireTime } from '../../world/core/clock';
import { useOf } from '../../world/coupons/coupons';
import { couponsOfGrant, grantStateOf, leftToday, todayOf, undoUntil } from '../../world/merchant/merchantGrants';
import { goodsOf, merchantOrderState } from '../../world/merchant/merchantOrders';
import { roleOf, stockStateOf } from '../../world/merchant/merchants';
import type { GrantRow, MerchantOrderRow, MerchantRow, StockRow } from '../../world/merchant/merchantTables';
import { lotOf } from '../../world/places/lots';
import type { World } from '../../world/World';
import { parkNamesOf } from '../coupons/couponAnswers';
import { flag } from '../flag';

const STOCK_TEXT = { 1: '可发放', 2: '已发完', 3: '已过期', 4: '已失效' } as const;
const GRANT_TEXT = { 1: '已发放', 2: '已使用', 3: '已撤销', 4: '已过期' } as const;
const ORDER_TEXT = { 0: '待支付', 2: '支付成功', 4: '已关闭' } as const;

export const stockOf = (world: World, merchantId: string) =>
  world.tables.merchant.stock.filter((row) => row.merchantId === merchantId);

export const merchantAnswer = (world: World, row: MerchantRow, driverId: string): Merchant => {
  const { merchantId, merchantName, phone, parkIds, state } = row;
  const { given, used } = todayOf(world, merchantId);
  return {
    merchantId,
    merchantName,
    phone,
    parkIds,
    parkNames: parkNamesOf(world, parkIds),
    role: roleOf(row, driverId) ?? 2,
    state,
    stateText: state === 1 ? '正常' : '已停用',
    stockNum: stockOf(world, merchantId)
      .filter((stock) => stockStateOf(world, stock) === 1)
      .reduce((total, { leftNum }) => total + leftNum, 0),
    todayGiveNum: given,
    todayUseNum: used,
    dayLeftNum: leftToday(world, row, driverId) ?? -1,
    operatorNames: row.staff.map((one) => nameOf(world, one.driverId)),
  };
};

const nameOf = (world: World, driverId: string): string =>
  world.tables.drivers.find((driver) => driver.driverId === driverId)?.nickName ?? '';

export const stockAnswer = (world: World, row: StockRow, parkIds: readonly string[]): MerchantStockCoupon => {
  const state = stockStateOf(world, row);
  const { merchantCouponId, merchantId, couponName, couponType, couponValue, minFee, leftNum, endAt, perCarLimit } =
    row;
  return {
    merchantCouponId,
    merchantId,
    couponName,
    couponType,
    couponValue,
    minFee,
    parkNames: parkNamesOf(world, parkIds),
    leftNum,
    endTime: wireTime(endAt),
    perCarLimit,
    needsEntry: flag((row.bizType ?? 1) !== 2 && row.isGivenBeforeEntry !== true),
    state,
    stateText: STOCK_TEXT[state],
    invalidReason: row.withdrawn !== '' ? row.withdrawn : state === 3 ? '已过有效期' : '',
  };
};

export const grantAnswer = (world: World, row: GrantRow, driverId: string): MerchantCouponGrant => {
  const state = grantStateOf(world, row);
  const coupons = couponsOfGrant(world, row);
  const [first] = coupons;
  const use = coupons.map((coupon) => useOf(world, coupon)).find((one) => one !== null) ?? null;
  return {
    grantId: row.grantId,
    merchantId: row.merchantId,
    merchantCouponId: row.merchantCouponId,
    couponName: first?.couponName ?? '',
    plateNo: row.plateNo,
    formatPlateNo: row.plateNo === '' ? '' : formatPlate(row.plateNo),
    num: coupons.length,
    reason: row.reason,
    operatorName: row.operatorName,
    isMine: flag(row.operatorId === driverId),
    grantTime: wireTime(row.at),
    state,
    stateText: GRANT_TEXT[state],
    canRevoke: flag(
      state === 1 && coupons.every((coupon) => coupon.state === 1) && undoUntil(row) >= world.clock.now(),
    ),
    revokeDeadline: wireTime(undoUntil(row)),
    useTime: wireTime(use?.at ?? null),
    useUniqueId: use?.uniqueId ?? '',
    useParkId: use?.parkId ?? '',
    useParkName: use === null ? '' : lotOf(world, use.parkId).parkName,
    discountFee: use?.cents ?? 0,
  };
};

export const orderAnswer = (world: World, row: MerchantOrderRow, driverId: string): MerchantCouponOrder => {
  const state = merchantOrderState(row);
  const goods = goodsOf(world, row.merchantId).find(({ goodsId }) => goodsId === row.goodsId);
  return {
    orderNo: row.orderNo,
    merchantId: row.merchantId,
    isMine: flag(row.driverId === driverId),
    goodsId: row.goodsId,
    goodsName: goods?.packName ?? '',
    num: row.num,
    unitFee: row.cents / row.num,
    payFee: row.cents,
    createTime: wireTime(row.createdAt),
    expireTime: state === 0 ? wireTime(row.payBy) : '',
    payTime: wireTime(row.paidAt),
    state,
    stateText: ORDER_TEXT[state],
  };
};
