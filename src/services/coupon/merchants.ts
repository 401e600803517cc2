import { COUPON_TYPE } from '@/domain/coupon/couponType';
import {
  COUPON_GRANT_STATE,
  MERCHANT_COUPON_STATE,
  MERCHANT_ROLE,
  MERCHANT_STATE,
} from '@/domain/merchant/merchantCodes';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { responseOptions } from '@/services/base/defineService/defineService';
import { idempotentResponseOptions, type RequestKey } from '@/services/base/defineService/requestLookupEndpoint';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import {
  cents,
  centsOrZero,
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  list,
  requiredText,
  results,
  text,
  time,
} from '@/services/schema/wire';

import { couponApi } from './couponApi';

/** A merchant that the driver acts for. */
export const merchantSchema = entity({
  merchantId: id(),
  merchantName: requiredText(),
  phone: text(),
  parkIds: list(text()),
  parkNames: list(text()),
  role: code(Object.values(MERCHANT_ROLE), MERCHANT_ROLE.unknown),
  state: code(Object.values(MERCHANT_STATE), MERCHANT_STATE.unknown),
  stateText: text(),
  /** Coupons in stock, coupons granted today, and coupons used today. */
  stockNum: count(),
  todayGiveNum: count(),
  todayUseNum: count(),
  /** How many this person can still grant today; -1 if there is no limit. */
  dayLeftNum: count(-1),
  /** Everyone who acts for the merchant. */
  operatorNames: list(text()),
});
export type Merchant = Infer<typeof merchantSchema>;
export const merchantsSchema = results(merchantSchema);

const offerFields = {
  couponType: code(Object.values(COUPON_TYPE), COUPON_TYPE.unknown),
  /** In the unit of its coupon type. */
  couponValue: count(),
  minFee: centsOrZero(),
  parkNames: list(text()),
};

/** A coupon that a merchant has in stock. */
export const merchantCouponSchema = entity({
  merchantCouponId: id(),
  merchantId: id(),
  couponName: requiredText(),
  ...offerFields,
  leftNum: count(),
  endTime: time(),
  /** How many coupons one car may receive for one stay. */
  perCarLimit: count(1),
  /** 1: a car receives it only while it is parked in one of the lots. */
  needsEntry: flag(),
  state: code(Object.values(MERCHANT_COUPON_STATE), MERCHANT_COUPON_STATE.unknown),
  stateText: text(),
  /** The reason why it can no longer be granted. */
  invalidReason: text(),
});
export type MerchantCoupon = Infer<typeof merchantCouponSchema>;
export const merchantCouponsSchema = results(merchantCouponSchema);

/** Whether a car is parked in one of the merchant's lots; no other data about it is returned. -1 unknown. */
export const merchantCarPresenceSchema = entity({ isInLot: code([-1, 0, 1], -1) });
export type MerchantCarPresence = Infer<typeof merchantCarPresenceSchema>;

/** A QR code to display; valid until `expireTime`. */
export const merchantCouponQrCodeSchema = entity({
  qrContent: requiredText(),
  expireTime: time(),
  /** 1 for one car, 0 for many. */
  useLimit: code([0, 1], 1),
  leftNum: count(),
});
export type MerchantCouponQrCode = Infer<typeof merchantCouponQrCodeSchema>;

/** Coupons granted to a car. */
export const merchantGrantSchema = entity({
  grantId: id(),
  merchantId: text(),
  merchantCouponId: text(),
  couponName: text(),
  plateNo: text(),
  formatPlateNo: text(),
  num: count(1),
  reason: text(),
  operatorName: text(),
  /** 1: granted by this driver. */
  isMine: flag(),
  grantTime: time(),
  state: code(Object.values(COUPON_GRANT_STATE), COUPON_GRANT_STATE.unknown),
  stateText: text(),
  canRevoke: flag(),
  revokeDeadline: time(),
  useTime: time(),
  /** The stay it was used for, and the amount it saved, cents. */
  useUniqueId: text(),
  useParkId: text(),
  useParkName: text(),
  discountFee: centsOrZero(),
});
export type MerchantGrant = Infer<typeof merchantGrantSchema>;
export const merchantGrantsSchema = results(merchantGrantSchema);

/** A pack of coupons that a merchant can buy. `unitFee`: cents per coupon. */
export const merchantCouponPackSchema = entity({
  goodsId: id(),
  packName: requiredText(),
  ...offerFields,
  unitFee: cents(),
  minNum: count(1),
  maxNum: count(),
  validDays: count(),
});
export type MerchantCouponPack = Infer<typeof merchantCouponPackSchema>;
export const merchantCouponPacksSchema = results(merchantCouponPackSchema);

/**
 * A purchase of coupons, paid as bizType 10. `state` is a createPayStateSchema: 0 to be paid, 2 paid, 4 closed, 5 refunding, 6
 * refunded; -1 unknown.
 */
export const merchantCouponOrderSchema = entity({
  orderNo: id(),
  merchantId: id(),
  /** 1: bought by this driver, who can open it in their orders. */
  isMine: flag(),
  goodsId: text(),
  goodsName: text(),
  num: count(),
  unitFee: cents(),
  payFee: cents(),
  createTime: time(),
  /** Payment deadline; empty after payment or closing. */
  expireTime: time(),
  payTime: time(),
  state: code([-1, 0, 1, 2, 3, 4, 5, 6], -1),
  stateText: text(),
});
export type MerchantCouponOrder = Infer<typeof merchantCouponOrderSchema>;
export const merchantCouponOrdersSchema = results(merchantCouponOrderSchema);

export interface ListMerchantGrantsArgs {
  merchantId: string;
  /** A value of COUPON_GRANT_STATE. */
  state?: number;
  plateNo?: string;
  day?: string;
  operatorName?: string;
}
export interface GrantCouponArgs extends RequestKey {
  merchantId: string;
  merchantCouponId: string;
  plateNo: string;
  plateColor?: number;
  num: number;
  reason: string;
}

export const merchantCalls = couponApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listMerchants: build.query<Infer<typeof merchantsSchema>, void>({
      query: () => ({ path: 'merchants' }),
      ...responseOptions(merchantsSchema, { suppressErrors: 'unlisted' }), // the list shows why; 我的 omits its entry
      providesTags: ['Merchant'],
    }),
    getMerchant: build.query<Merchant, { merchantId: string }>({
      query: ({ merchantId }) => ({ path: `merchants/${encodePathSegment(merchantId)}` }),
      ...responseOptions(merchantSchema, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['Merchant'],
    }),
    /** `isValid`: 1 for those that can be granted, 0 for those that no longer can; both without it. */
    listMerchantCoupons: build.query<Infer<typeof merchantCouponsSchema>, { merchantId: string; isValid?: 0 | 1 }>({
      query: (query) => ({ path: 'merchantCoupons', query: { ...query } }),
      ...responseOptions(merchantCouponsSchema, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['MerchantCoupon'],
    }),
    /** Whether the car is parked there. Refetched after a refused grant, because the car may have left. */
    getMerchantCar: build.query<MerchantCarPresence, { merchantId: string; plateNo: string }>({
      query: ({ merchantId, ...query }) => ({ path: `merchants/${encodePathSegment(merchantId)}/car`, query }),
      ...responseOptions(merchantCarPresenceSchema, { suppressErrors: 'unlisted' }), // a hint: the server checks it again when the coupon is granted
      providesTags: ['MerchantGrant'],
      keepUnusedDataFor: 0,
    }),
    /** Every call creates a new code. */
    createCouponQrCode: build.query<MerchantCouponQrCode, { merchantCouponId: string; useLimit: 0 | 1 }>({
      query: ({ merchantCouponId, ...query }) => ({
        path: `merchantCoupons/${encodePathSegment(merchantCouponId)}/qrcode`,
        query,
      }),
      ...responseOptions(merchantCouponQrCodeSchema, { suppressErrors: 'unlisted' }), // the page shows why
      keepUnusedDataFor: 0,
    }),
    listMerchantGrants: build.infiniteQuery<Infer<typeof merchantGrantsSchema>, ListMerchantGrantsArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'merchantGrants',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...responseOptions(merchantGrantsSchema, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['MerchantGrant'],
    }),
    getMerchantGrant: build.query<MerchantGrant, { grantId: string }>({
      query: ({ grantId }) => ({ path: `merchantGrants/${encodePathSegment(grantId)}` }),
      ...responseOptions(merchantGrantSchema, { suppressErrors: 'unlisted' }), // the page shows why there is none
      providesTags: ['MerchantGrant'],
    }),
    grantCoupon: build.mutation<MerchantGrant, GrantCouponArgs>({
      query: (body) => ({ path: 'merchantGrants', method: 'POST', body }),
      ...idempotentResponseOptions('coupon', merchantGrantSchema, { suppressErrors: 'unlisted' }), // the form shows why
      invalidatesTags: ['Merchant', 'MerchantCoupon', 'MerchantGrant'],
    }),
    /** Possible until `revokeDeadline`, unless it was used before. The coupons return to the stock. */
    revokeGrant: build.mutation<MerchantGrant, RequestKey & { grantId: string }>({
      query: ({ grantId, ...body }) => ({
        path: `merchantGrants/${encodePathSegment(grantId)}/revoke`,
        method: 'POST',
        body,
      }),
      ...idempotentResponseOptions('coupon', merchantGrantSchema),
      invalidatesTags: ['Merchant', 'MerchantCoupon', 'MerchantGrant'],
    }),
    listMerchantGoods: build.query<Infer<typeof merchantCouponPacksSchema>, { merchantId: string }>({
      query: (query) => ({ path: 'merchantGoods', query }),
      ...responseOptions(merchantCouponPacksSchema, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['Merchant'],
    }),
    listMerchantOrders: build.infiniteQuery<Infer<typeof merchantCouponOrdersSchema>, { merchantId: string }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'merchantOrders',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...responseOptions(merchantCouponOrdersSchema, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['MerchantOrder'],
    }),
    /** Opens a purchase. Paying it increases the stock. */
    createMerchantOrder: build.mutation<
      MerchantCouponOrder,
      RequestKey & { merchantId: string; goodsId: string; num: number }
    >({
      query: (body) => ({ path: 'merchantOrders', method: 'POST', body }),
      ...idempotentResponseOptions('coupon', merchantCouponOrderSchema),
      invalidatesTags: ['MerchantOrder'],
    }),
  }),
});
export const {
  useListMerchantsQuery,
  useGetMerchantQuery,
  useListMerchantCouponsQuery,
  useCreateCouponQrCodeQuery,
  useGetMerchantCarQuery,
  useListMerchantGrantsInfiniteQuery,
  useGetMerchantGrantQuery,
  useListMerchantGoodsQuery,
  useListMerchantOrdersInfiniteQuery,
} = merchantCalls;
