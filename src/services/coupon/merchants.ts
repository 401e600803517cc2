import { COUPON_TYPE } from '@/domain/coupon/couponType';
import {
  COUPON_GRANT_STATE,
  MERCHANT_COUPON_STATE,
  MERCHANT_ROLE,
  MERCHANT_STATE,
} from '@/domain/merchant/merchantCodes';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { couponApi } from './couponApi';

/** A merchant that the driver acts for. */
export const merchantSchema = wire.entity({
  merchantId: wire.id(),
  merchantName: wire.requiredText(),
  phone: wire.text(),
  parkIds: wire.list(wire.text()),
  parkNames: wire.list(wire.text()),
  role: wire.enumCode(Object.values(MERCHANT_ROLE), MERCHANT_ROLE.unknown),
  state: wire.enumCode(Object.values(MERCHANT_STATE), MERCHANT_STATE.unknown),
  stateText: wire.text(),
  /** Coupons in stock, coupons granted today, and coupons used today. */
  stockNum: wire.count(),
  todayGiveNum: wire.count(),
  todayUseNum: wire.count(),
  /** How many this person can still grant today; -1 if there is no limit. */
  dayLeftNum: wire.count(-1),
  /** Everyone who acts for the merchant. */
  operatorNames: wire.list(wire.text()),
});
export type Merchant = wire.Infer<typeof merchantSchema>;
export const merchantsSchema = wire.results(merchantSchema);

const offerFields = {
  couponType: wire.enumCode(Object.values(COUPON_TYPE), COUPON_TYPE.unknown),
  /** In the unit of its coupon type. */
  couponValue: wire.count(),
  minFee: wire.centsOrZero(),
  parkNames: wire.list(wire.text()),
};

/** A coupon that a merchant has in stock. */
export const merchantStockCouponSchema = wire.entity({
  merchantCouponId: wire.id(),
  merchantId: wire.id(),
  couponName: wire.requiredText(),
  ...offerFields,
  leftNum: wire.count(),
  endTime: wire.dateTime(),
  /** How many coupons one car may receive for one stay. */
  perCarLimit: wire.count(1),
  /** 1: a car receives it only while it is parked in one of the lots. */
  needsEntry: wire.flag(),
  state: wire.enumCode(Object.values(MERCHANT_COUPON_STATE), MERCHANT_COUPON_STATE.unknown),
  stateText: wire.text(),
  /** The reason why it can no longer be granted. */
  invalidReason: wire.text(),
});
export type MerchantStockCoupon = wire.Infer<typeof merchantStockCouponSchema>;
export const merchantStockCouponsSchema = wire.results(merchantStockCouponSchema);

/** Whether a car is parked in one of the merchant's lots; no other data about it is returned. -1 unknown. */
export const merchantCarPresenceSchema = wire.entity({ isInLot: wire.enumCode([-1, 0, 1], -1) });
export type MerchantCarPresence = wire.Infer<typeof merchantCarPresenceSchema>;

/** A QR code to display; valid until `expireTime`. */
export const merchantCouponQrCodeSchema = wire.entity({
  qrContent: wire.requiredText(),
  expireTime: wire.dateTime(),
  /** 1 for one car, 0 for many. */
  useLimit: wire.enumCode([0, 1], 1),
  leftNum: wire.count(),
});
export type MerchantCouponQrCode = wire.Infer<typeof merchantCouponQrCodeSchema>;

/** Coupons granted to a car. */
export const merchantCouponGrantSchema = wire.entity({
  grantId: wire.id(),
  merchantId: wire.text(),
  merchantCouponId: wire.text(),
  couponName: wire.text(),
  plateNo: wire.text(),
  formatPlateNo: wire.text(),
  num: wire.count(1),
  reason: wire.text(),
  operatorName: wire.text(),
  /** 1: granted by this driver. */
  isMine: wire.flag(),
  grantTime: wire.dateTime(),
  state: wire.enumCode(Object.values(COUPON_GRANT_STATE), COUPON_GRANT_STATE.unknown),
  stateText: wire.text(),
  canRevoke: wire.flag(),
  revokeDeadline: wire.dateTime(),
  useTime: wire.dateTime(),
  /** The stay it was used for, and the amount it saved, cents. */
  useUniqueId: wire.text(),
  useParkId: wire.text(),
  useParkName: wire.text(),
  discountFee: wire.centsOrZero(),
});
export type MerchantCouponGrant = wire.Infer<typeof merchantCouponGrantSchema>;
export const merchantCouponGrantsSchema = wire.results(merchantCouponGrantSchema);

/** A pack of coupons that a merchant can buy. `unitFee`: cents per coupon. */
export const merchantCouponPackSchema = wire.entity({
  goodsId: wire.id(),
  packName: wire.requiredText(),
  ...offerFields,
  unitFee: wire.cents(),
  minNum: wire.count(1),
  maxNum: wire.count(),
  validDays: wire.count(),
});
export type MerchantCouponPack = wire.Infer<typeof merchantCouponPackSchema>;
export const merchantCouponPacksSchema = wire.results(merchantCouponPackSchema);

/**
 * A purchase of coupons, paid as bizType 10. `state` is a payState: 0 to be paid, 2 paid, 4 closed, 5 refunding, 6
 * refunded; -1 unknown.
 */
export const merchantCouponOrderSchema = wire.entity({
  orderNo: wire.id(),
  merchantId: wire.id(),
  /** 1: bought by this driver, who can open it in their orders. */
  isMine: wire.flag(),
  goodsId: wire.text(),
  goodsName: wire.text(),
  num: wire.count(),
  unitFee: wire.cents(),
  payFee: wire.cents(),
  createTime: wire.dateTime(),
  /** Payment deadline; empty after payment or closing. */
  expireTime: wire.dateTime(),
  payTime: wire.dateTime(),
  state: wire.enumCode([-1, 0, 1, 2, 3, 4, 5, 6], -1),
  stateText: wire.text(),
});
export type MerchantCouponOrder = wire.Infer<typeof merchantCouponOrderSchema>;
export const merchantCouponOrdersSchema = wire.results(merchantCouponOrderSchema);

export interface ListMerchantCouponGrantsArgs {
  merchantId: string;
  /** A value of COUPON_GRANT_STATE. */
  state?: number;
  plateNo?: string;
  day?: string;
  operatorName?: string;
}
export interface GrantCouponArgs extends IdempotencyKey {
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
    listMerchants: build.query<wire.Infer<typeof merchantsSchema>, void>({
      query: () => ({ path: 'merchants' }),
      ...createEndpointResponseOptions(merchantsSchema, { suppressErrors: 'unlisted' }), // the list shows why; 我的 omits its entry
      providesTags: ['Merchant'],
    }),
    getMerchant: build.query<Merchant, { merchantId: string }>({
      query: ({ merchantId }) => ({ path: `merchants/${encodePathSegment(merchantId)}` }),
      ...createEndpointResponseOptions(merchantSchema, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['Merchant'],
    }),
    /** `isValid`: 1 for those that can be granted, 0 for those that no longer can; both without it. */
    listMerchantCoupons: build.query<
      wire.Infer<typeof merchantStockCouponsSchema>,
      { merchantId: string; isValid?: 0 | 1 }
    >({
      query: (query) => ({ path: 'merchantCoupons', query: { ...query } }),
      ...createEndpointResponseOptions(merchantStockCouponsSchema, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['MerchantCoupon'],
    }),
    /** Whether the car is parked there. Refetched after a refused grant, because the car may have left. */
    getMerchantCar: build.query<MerchantCarPresence, { merchantId: string; plateNo: string }>({
      query: ({ merchantId, ...query }) => ({ path: `merchants/${encodePathSegment(merchantId)}/car`, query }),
      ...createEndpointResponseOptions(merchantCarPresenceSchema, { suppressErrors: 'unlisted' }), // a hint: the server checks it again when the coupon is granted
      providesTags: ['MerchantGrant'],
      keepUnusedDataFor: 0,
    }),
    /** Every call creates a new code. */
    createCouponQrCode: build.query<MerchantCouponQrCode, { merchantCouponId: string; useLimit: 0 | 1 }>({
      query: ({ merchantCouponId, ...query }) => ({
        path: `merchantCoupons/${encodePathSegment(merchantCouponId)}/qrcode`,
        query,
      }),
      ...createEndpointResponseOptions(merchantCouponQrCodeSchema, { suppressErrors: 'unlisted' }), // the page shows why
      keepUnusedDataFor: 0,
    }),
    listMerchantGrants: build.infiniteQuery<
      wire.Infer<typeof merchantCouponGrantsSchema>,
      ListMerchantCouponGrantsArgs,
      number
    >({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'merchantGrants',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...createEndpointResponseOptions(merchantCouponGrantsSchema, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['MerchantGrant'],
    }),
    getMerchantGrant: build.query<MerchantCouponGrant, { grantId: string }>({
      query: ({ grantId }) => ({ path: `merchantGrants/${encodePathSegment(grantId)}` }),
      ...createEndpointResponseOptions(merchantCouponGrantSchema, { suppressErrors: 'unlisted' }), // the page shows why there is none
      providesTags: ['MerchantGrant'],
    }),
    grantCoupon: build.mutation<MerchantCouponGrant, GrantCouponArgs>({
      query: (body) => ({ path: 'merchantGrants', method: 'POST', body }),
      ...createIdempotentResponseOptions('coupon', merchantCouponGrantSchema, { suppressErrors: 'unlisted' }), // the form shows why
      invalidatesTags: ['Merchant', 'MerchantCoupon', 'MerchantGrant'],
    }),
    /** Possible until `revokeDeadline`, unless it was used before. The coupons return to the stock. */
    revokeGrant: build.mutation<MerchantCouponGrant, IdempotencyKey & { grantId: string }>({
      query: ({ grantId, ...body }) => ({
        path: `merchantGrants/${encodePathSegment(grantId)}/revoke`,
        method: 'POST',
        body,
      }),
      ...createIdempotentResponseOptions('coupon', merchantCouponGrantSchema),
      invalidatesTags: ['Merchant', 'MerchantCoupon', 'MerchantGrant'],
    }),
    listMerchantGoods: build.query<wire.Infer<typeof merchantCouponPacksSchema>, { merchantId: string }>({
      query: (query) => ({ path: 'merchantGoods', query }),
      ...createEndpointResponseOptions(merchantCouponPacksSchema, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['Merchant'],
    }),
    listMerchantOrders: build.infiniteQuery<
      wire.Infer<typeof merchantCouponOrdersSchema>,
      { merchantId: string },
      number
    >({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'merchantOrders',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...createEndpointResponseOptions(merchantCouponOrdersSchema, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['MerchantOrder'],
    }),
    /** Opens a purchase. Paying it increases the stock. */
    createMerchantOrder: build.mutation<
      MerchantCouponOrder,
      IdempotencyKey & { merchantId: string; goodsId: string; num: number }
    >({
      query: (body) => ({ path: 'merchantOrders', method: 'POST', body }),
      ...createIdempotentResponseOptions('coupon', merchantCouponOrderSchema),
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
