import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import {
  couponQrCode,
  type Merchant,
  merchant,
  type MerchantCoupon,
  merchantCoupons,
  merchantGoodsList,
  type MerchantGrant,
  merchantGrant,
  merchantGrants,
  type MerchantOrder,
  merchantOrder,
  merchantOrders,
  merchants,
} from '@/services/coupon/merchants';

import { wireDay } from '../world/calendar';
import { wireTime } from '../world/clock';
import { useOf } from '../world/coupons';
import { showQrCode } from '../world/merchantCodes';
import { couponsOfGrant, grantCoupons, grantStateOf, revokeGrant, todayOf } from '../world/merchantGrants';
import { goodsOf, merchantOrderState, openMerchantOrder } from '../world/merchantOrders';
import { merchantOf, merchantsOf, roleOf, stockStateOf } from '../world/merchants';
import type { GrantRow, MerchantOrderRow, MerchantRow, StockRow } from '../world/merchantTables';
import type { World } from '../world/World';
import { parkNamesOf } from './couponAnswers';
import { type Endpoint, locked } from './endpoint';
import { flag } from './flag';
import { filled, optionalText, pageOf, paging, wholeNumber } from './requests';

const STOCK_TEXT = { 1: '可发放', 2: '已发完', 3: '已过期', 4: '已失效' } as const;
const GRANT_TEXT = { 1: '已发放', 2: '已使用', 3: '已撤销', 4: '已过期' } as const;
const ORDER_TEXT = { 0: '待支付', 2: '支付成功', 4: '已关闭' } as const;

const stockOf = (world: World, merchantId: string) =>
  world.tables.merchant.stock.filter((row) => row.merchantId === merchantId);

const merchantAnswer = (world: World, row: MerchantRow, driverId: string): Merchant => {
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
  };
};

const stockAnswer = (world: World, row: StockRow, parkIds: readonly string[]): MerchantCoupon => {
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
    state,
    stateText: STOCK_TEXT[state],
    invalidReason: row.withdrawn !== '' ? row.withdrawn : state === 3 ? '已过有效期' : '',
  };
};

const grantAnswer = (world: World, row: GrantRow): MerchantGrant => {
  const state = grantStateOf(world, row);
  const coupons = couponsOfGrant(world, row);
  const [first] = coupons;
  const use = coupons.map((coupon) => useOf(world, coupon)).find((one) => one !== null) ?? null;
  return {
    grantId: row.grantId,
    merchantCouponId: row.merchantCouponId,
    couponName: first?.couponName ?? '',
    plateNo: row.plateNo,
    formatPlateNo: row.plateNo === '' ? '' : formatPlate(row.plateNo),
    num: coupons.length,
    reason: row.reason,
    operatorName: row.operatorName,
    grantTime: wireTime(row.at),
    state,
    stateText: GRANT_TEXT[state],
    canRevoke: flag(state === 1 && coupons.every((coupon) => coupon.state === 1)),
    revokeDeadline: wireTime(first?.endAt ?? null),
    useTime: wireTime(use?.at ?? null),
    useUniqueId: use?.uniqueId ?? '',
    useParkId: use?.parkId ?? '',
    discountFee: use?.cents ?? 0,
  };
};

const orderAnswer = (world: World, row: MerchantOrderRow): MerchantOrder => {
  const state = merchantOrderState(row);
  const goods = goodsOf(world, row.merchantId).find(({ goodsId }) => goodsId === row.goodsId);
  return {
    orderNo: row.orderNo,
    merchantId: row.merchantId,
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

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

export const merchantEndpoints: readonly Endpoint[] = [
  locked('GET', 'coupon/v2/api/merchants', merchants, v.object({}), ({ world, driver }) => {
    const rows = merchantsOf(world, driver.driverId);
    return { results: rows.map((row) => merchantAnswer(world, row, driver.driverId)), total: rows.length };
  }),
  locked('GET', 'coupon/v2/api/merchants/{id}', merchant, v.object({}), ({ world, driver: { driverId }, params }) =>
    merchantAnswer(world, merchantOf(world, driverId, params['id'] ?? ''), driverId),
  ),
  locked(
    'GET',
    'coupon/v2/api/merchantCoupons',
    merchantCoupons,
    v.object({ merchantId: filled, isValid: v.optional(v.pipe(wholeNumber, v.picklist([0, 1]))) }),
    ({ world, driver, asked }) => {
      const { merchantId, parkIds } = merchantOf(world, driver.driverId, asked.merchantId);
      const rows = stockOf(world, merchantId).filter((row) => {
        const isValid = stockStateOf(world, row) <= 2;
        return asked.isValid === undefined || isValid === (asked.isValid === 1);
      });
      return { results: rows.map((row) => stockAnswer(world, row, parkIds)), total: rows.length };
    },
  ),
  locked(
    'GET',
    'coupon/v2/api/merchantCoupons/{id}/qrcode',
    couponQrCode,
    v.object({ useLimit: v.pipe(wholeNumber, v.picklist([0, 1])) }),
    ({ world, driver, params, asked }) => {
      const { code, endAt, isOnce, merchantCouponId } = showQrCode(
        world,
        driver,
        params['id'] ?? '',
        asked.useLimit === 1,
      );
      const stock = world.tables.merchant.stock.find((row) => row.merchantCouponId === merchantCouponId);
      return {
        qrContent: `/scanQRCode?code=${code}`,
        expireTime: wireTime(endAt),
        useLimit: flag(isOnce),
        leftNum: stock?.leftNum ?? 0,
      };
    },
  ),
  locked(
    'GET',
    'coupon/v2/api/merchantGrants',
    merchantGrants,
    v.object({
      ...paging,
      merchantId: filled,
      state: v.optional(wholeNumber),
      plateNo: optionalText,
      day: optionalText,
    }),
    (call) => {
      const { world, driver, asked } = call;
      const { merchantId } = merchantOf(world, driver.driverId, asked.merchantId);
      const rows = world.tables.merchant.grants
        .filter((row) => row.merchantId === merchantId)
        .filter((row) => asked.state === undefined || grantStateOf(world, row) === asked.state)
        .filter((row) => row.plateNo.includes(asked.plateNo))
        .filter((row) => asked.day === '' || wireDay(row.at) === asked.day)
        .sort((a, b) => b.at - a.at || b.grantId.localeCompare(a.grantId));
      return pageOf(
        call,
        rows.map((row) => grantAnswer(world, row)),
      );
    },
  ),
  locked(
    'POST',
    'coupon/v2/api/merchantGrants',
    merchantGrant,
    v.object({
      merchantId: filled,
      merchantCouponId: filled,
      plateNo: filled,
      plateColor: v.optional(v.number()),
      num: whole,
      reason: optionalText,
    }),
    ({ world, driver, asked }) => {
      merchantOf(world, driver.driverId, asked.merchantId);
      return grantAnswer(world, grantCoupons(world, driver, asked));
    },
  ),
  locked('POST', 'coupon/v2/api/merchantGrants/{id}/revoke', merchantGrant, v.object({}), ({ world, driver, params }) =>
    grantAnswer(world, revokeGrant(world, driver.driverId, params['id'] ?? '')),
  ),
  locked(
    'GET',
    'coupon/v2/api/merchantGoods',
    merchantGoodsList,
    v.object({ merchantId: filled }),
    ({ world, driver, asked }) => {
      const { merchantId, parkIds } = merchantOf(world, driver.driverId, asked.merchantId);
      const rows = goodsOf(world, merchantId);
      return {
        results: rows.map(({ unitCents, merchantIds: _sellers, ...row }) => ({
          ...row,
          parkNames: parkNamesOf(world, parkIds),
          unitFee: unitCents,
        })),
        total: rows.length,
      };
    },
  ),
  locked('GET', 'coupon/v2/api/merchantOrders', merchantOrders, v.object({ ...paging, merchantId: filled }), (call) => {
    const { world, driver, asked } = call;
    const { merchantId } = merchantOf(world, driver.driverId, asked.merchantId);
    const rows = world.tables.merchant.orders
      .filter((row) => row.merchantId === merchantId)
      .sort((a, b) => b.createdAt - a.createdAt || b.orderNo.localeCompare(a.orderNo));
    return pageOf(
      call,
      rows.map((row) => orderAnswer(world, row)),
    );
  }),
  locked(
    'POST',
    'coupon/v2/api/merchantOrders',
    merchantOrder,
    v.object({ merchantId: filled, goodsId: filled, num: whole }),
    ({ world, driver, asked }) => orderAnswer(world, openMerchantOrder(world, driver.driverId, asked)),
  ),
];
