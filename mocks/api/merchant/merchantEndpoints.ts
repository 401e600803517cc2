import * as v from 'valibot';

import {
  merchantCarPresenceSchema,
  merchantCouponGrantSchema,
  merchantCouponGrantsSchema,
  merchantCouponOrderSchema,
  merchantCouponOrdersSchema,
  merchantCouponPacksSchema,
  merchantCouponQrCodeSchema,
  merchantSchema,
  merchantsSchema,
  merchantStockCouponsSchema,
} from '@/services/coupon/merchants';

import { wireDay } from '../../world/core/calendar';
import { wireTime } from '../../world/core/clock';
import { showQrCode } from '../../world/merchant/merchantCodes';
import {
  grantCoupons,
  grantOf,
  grantStateOf,
  readPlate,
  revokeGrant,
  stayInside,
} from '../../world/merchant/merchantGrants';
import { goodsOf, openMerchantOrder } from '../../world/merchant/merchantOrders';
import { merchantOf, merchantsOf, stockStateOf } from '../../world/merchant/merchants';
import { parkNamesOf } from '../coupons/couponAnswers';
import { type Endpoint, needsSession } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { filled, optionalText, pageOf, paging, wholeNumber } from '../requests';
import { grantAnswer, merchantAnswer, orderAnswer, stockAnswer, stockOf } from './merchantAnswers';

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

export const merchantEndpoints: readonly Endpoint[] = [
  needsSession('GET', 'coupon/v2/api/merchants', merchantsSchema, v.object({}), ({ world, driver }) => {
    const rows = merchantsOf(world, driver.driverId);
    return { results: rows.map((row) => merchantAnswer(world, row, driver.driverId)), total: rows.length };
  }),
  needsSession(
    'GET',
    'coupon/v2/api/merchants/{id}',
    merchantSchema,
    v.object({}),
    ({ world, driver: { driverId }, params }) =>
      merchantAnswer(world, merchantOf(world, driverId, params['id'] ?? ''), driverId),
  ),
  needsSession(
    'GET',
    'coupon/v2/api/merchants/{id}/car',
    merchantCarPresenceSchema,
    v.object({ plateNo: filled }),
    ({ world, driver, params, asked }) => {
      const { parkIds } = merchantOf(world, driver.driverId, params['id'] ?? '');
      const plateNo = readPlate(asked.plateNo);
      return { isInLot: flag(stayInside(world, plateNo, parkIds) !== undefined) };
    },
  ),
  needsSession(
    'GET',
    'coupon/v2/api/merchantCoupons',
    merchantStockCouponsSchema,
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
  needsSession(
    'GET',
    'coupon/v2/api/merchantCoupons/{id}/qrcode',
    merchantCouponQrCodeSchema,
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
  needsSession(
    'GET',
    'coupon/v2/api/merchantGrants',
    merchantCouponGrantsSchema,
    v.object({
      ...paging,
      merchantId: filled,
      state: v.optional(wholeNumber),
      plateNo: optionalText,
      day: optionalText,
      operatorName: optionalText,
    }),
    (call) => {
      const { world, driver, asked } = call;
      const { merchantId } = merchantOf(world, driver.driverId, asked.merchantId);
      const rows = world.tables.merchant.grants
        .filter((row) => row.merchantId === merchantId)
        .filter((row) => asked.state === undefined || grantStateOf(world, row) === asked.state)
        .filter((row) => row.plateNo.includes(asked.plateNo))
        .filter((row) => asked.operatorName === '' || row.operatorName === asked.operatorName)
        .filter((row) => asked.day === '' || wireDay(row.at) === asked.day)
        .sort((a, b) => b.at - a.at || b.grantId.localeCompare(a.grantId));
      return pageOf(
        call,
        rows.map((row) => grantAnswer(world, row, driver.driverId)),
      );
    },
  ),
  needsSession(
    'GET',
    'coupon/v2/api/merchantGrants/{id}',
    merchantCouponGrantSchema,
    v.object({}),
    ({ world, driver: { driverId }, params }) =>
      grantAnswer(world, grantOf(world, driverId, params['id'] ?? ''), driverId),
  ),
  once(
    needsSession(
      'POST',
      'coupon/v2/api/merchantGrants',
      merchantCouponGrantSchema,
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
        return grantAnswer(world, grantCoupons(world, driver, asked), driver.driverId);
      },
    ),
    ({ grantId }) => grantId,
  ),
  once(
    needsSession(
      'POST',
      'coupon/v2/api/merchantGrants/{id}/revoke',
      merchantCouponGrantSchema,
      ({ world, driver, params }) =>
        grantAnswer(world, revokeGrant(world, driver.driverId, params['id'] ?? ''), driver.driverId),
    ),
    ({ grantId }) => grantId,
  ),
  needsSession(
    'GET',
    'coupon/v2/api/merchantGoods',
    merchantCouponPacksSchema,
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
  needsSession(
    'GET',
    'coupon/v2/api/merchantOrders',
    merchantCouponOrdersSchema,
    v.object({ ...paging, merchantId: filled }),
    (call) => {
      const { world, driver, asked } = call;
      const { merchantId } = merchantOf(world, driver.driverId, asked.merchantId);
      const rows = world.tables.merchant.orders
        .filter((row) => row.merchantId === merchantId)
        .sort((a, b) => b.createdAt - a.createdAt || b.orderNo.localeCompare(a.orderNo));
      return pageOf(
        call,
        rows.map((row) => orderAnswer(world, row, driver.driverId)),
      );
    },
  ),
  once(
    needsSession(
      'POST',
      'coupon/v2/api/merchantOrders',
      merchantCouponOrderSchema,
      v.object({ merchantId: filled, goodsId: filled, num: whole }),
      ({ world, driver, asked }) =>
        orderAnswer(world, openMerchantOrder(world, driver.driverId, asked), driver.driverId),
    ),
    ({ orderNo }) => orderNo,
  ),
];
