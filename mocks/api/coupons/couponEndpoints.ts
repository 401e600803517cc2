import * as v from 'valibot';

import { scannedCouponOfferSchema } from '@/services/coupon/couponOffers';
import { userCouponSchema, userCouponsSchema } from '@/services/coupon/coupons';
import { couponCountsByStateSchema } from '@/services/coupon/couponsCount';

import type { DriverRow } from '../../world/account/accountTables';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import { couponsOf } from '../../world/coupons/coupons';
import type { CouponRow } from '../../world/coupons/couponTables';
import { claimInvitation } from '../../world/merchant/invitations';
import { claimGift, offeredBy, receiveCoupon, sendToPlate } from '../../world/merchant/merchantCodes';
import type { World } from '../../world/World';
import { type Endpoint, needsSession, open } from '../endpoint';
import { once } from '../once';
import { filled, optionalText, pageOf, paging, wholeNumber } from '../requests';
import { couponOfferOf, couponStateOf, userCouponOf } from './couponAnswers';

/** `state` of userCouponsSchema: 1 usable (including locked ones), 3 used, 4 expired. */
const isAskedFor = (world: World, coupon: CouponRow, asked: number): boolean => {
  const state = couponStateOf(world, coupon);
  if (asked === 1) return state === 1 || state === 2;
  return asked === 3 ? state === 3 : state === 4 || state === 5;
};

const countOf = (world: World, driver: DriverRow, asked: number): number =>
  couponsOf(world, driver).filter((coupon) => isAskedFor(world, coupon, asked)).length;

const listOf = (world: World, rows: readonly CouponRow[]) => ({
  results: rows.map((row) => userCouponOf(world, row)),
  total: rows.length,
});

export const couponEndpoints: readonly Endpoint[] = [
  needsSession('GET', 'coupon/v2/api/couponsCount', couponCountsByStateSchema, v.object({}), ({ world, driver }) => ({
    unusedNum: countOf(world, driver, 1),
    usedNum: countOf(world, driver, 3),
    pastNum: countOf(world, driver, 4),
  })),
  needsSession(
    'GET',
    'coupon/v2/api/userCoupons',
    userCouponsSchema,
    v.object({ ...paging, state: v.pipe(wholeNumber, v.picklist([1, 3, 4])), bizType: v.optional(wholeNumber) }),
    (call) => {
      const { world, driver, asked } = call;
      const rows = couponsOf(world, driver)
        .filter((coupon) => isAskedFor(world, coupon, asked.state))
        .filter(({ bizType }) => asked.bizType === undefined || bizType === asked.bizType || bizType === 4)
        .sort((a, b) => a.endAt - b.endAt);
      return pageOf(
        call,
        rows.map((row) => userCouponOf(world, row)),
      );
    },
  ),
  once(
    needsSession(
      'POST',
      'coupon/v2/api/registorSendCoupon',
      userCouponsSchema,
      v.object({ activityId: optionalText, inviteCode: optionalText }),
      ({ world, driver, asked }) =>
        listOf(
          world,
          asked.inviteCode === ''
            ? claimGift(world, driver, asked.activityId)
            : claimInvitation(world, driver, asked.inviteCode),
        ),
    ),
    ({ results }) => results.map(({ couponId }) => couponId).join(','),
  ),
  open(
    'POST',
    'coupon/v2/api/sendPlateCoupon',
    userCouponSchema,
    v.object({ code: filled, plateNo: filled, plateColor: v.optional(v.number()) }),
    ({ world, asked }) => userCouponOf(world, sendToPlate(world, asked.code, asked.plateNo)),
  ),
  open('GET', 'coupon/v2/api/couponCodes/{id}', scannedCouponOfferSchema, v.object({}), ({ world, params }) =>
    couponOfferOf(world, offeredBy(world, params['id'] ?? '')),
  ),
  needsSession('GET', 'coupon/v2/api/coupons/{id}', userCouponSchema, v.object({}), ({ world, driver, params }) => {
    const coupon = couponsOf(world, driver).find(({ couponId }) => couponId === params['id']);
    if (coupon === undefined) throw new Refusal(REFUSALS.notFound, '优惠券不存在');
    return userCouponOf(world, coupon);
  }),
  needsSession(
    'POST',
    'coupon/v2/api/couponReceive',
    userCouponSchema,
    v.object({ code: filled }),
    ({ world, driver, asked }) => userCouponOf(world, receiveCoupon(world, driver, asked.code)),
  ),
];
