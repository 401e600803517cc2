import { COUPON_TYPE } from '@/domain/coupon/couponType';
import { GRANT_STATE, MERCHANT_ROLE, MERCHANT_STATE, STOCK_STATE } from '@/domain/merchant/merchantCodes';
import { encodeSegment } from '@/services/transport/query/send';
import { respondsWith } from '@/services/transport/store/defineService';
import { idempotentResponse, type RequestKey } from '@/services/transport/store/requestLookup';
import { pagedQueryOptions, pageQuery } from '@/services/transport/wire/pages';
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
} from '@/services/transport/wire/wire';

import { couponApi } from './couponApi';

/** A merchant that the driver acts for. */
export const merchant = entity({
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
export type Merchant = Infer<typeof merchant>;
export const merchants = results(merchant);

const offerFields = {
  couponType: code(Object.values(COUPON_TYPE), COUPON_TYPE.unknown),
  /** In the unit of its coupon type. */
  couponValue: count(),
  minFee: centsOrZero(),
  parkNames: list(text()),
};

/** A coupon that a merchant has in stock. */
export const merchantCoupon = entity({
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
  state: code(Object.values(STOCK_STATE), STOCK_STATE.unknown),
  stateText: text(),
  /** The reason why it can no longer be granted. */
  invalidReason: text(),
});
export type MerchantCoupon = Infer<typeof merchantCoupon>;
export const merchantCoupons = results(merchantCoupon);

/** Whether a car is parked in one of the merchant's lots; no other data about it is returned. -1 unknown. */
export const merchantCar = entity({ isInLot: code([-1, 0, 1], -1) });
export type MerchantCar = Infer<typeof merchantCar>;

/** A QR code to display; valid until `expireTime`. */
export const couponQrCode = entity({
  qrContent: requiredText(),
  expireTime: time(),
  /** 1 for one car, 0 for many. */
  useLimit: code([0, 1], 1),
  leftNum: count(),
});
export type CouponQrCode = Infer<typeof couponQrCode>;

/** Coupons granted to a car. */
export const merchantGrant = entity({
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
  state: code(Object.values(GRANT_STATE), GRANT_STATE.unknown),
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
export type MerchantGrant = Infer<typeof merchantGrant>;
export const merchantGrants = results(merchantGrant);

/** A pack of coupons that a merchant can buy. `unitFee`: cents per coupon. */
export const merchantGoods = entity({
  goodsId: id(),
  packName: requiredText(),
  ...offerFields,
  unitFee: cents(),
  minNum: count(1),
  maxNum: count(),
  validDays: count(),
});
export type MerchantGoods = Infer<typeof merchantGoods>;
export const merchantGoodsList = results(merchantGoods);

/**
 * A purchase of coupons, paid as bizType 10. `state` is a payState: 0 to be paid, 2 paid, 4 closed, 5 refunding, 6
 * refunded; -1 unknown.
 */
export const merchantOrder = entity({
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
export type MerchantOrder = Infer<typeof merchantOrder>;
export const merchantOrders = results(merchantOrder);

export interface ListGrantsArgs {
  merchantId: string;
  /** A value of GRANT_STATE. */
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
    listMerchants: build.query<Infer<typeof merchants>, void>({
      query: () => ({ path: 'merchants' }),
      ...respondsWith(merchants, { suppressErrors: 'unlisted' }), // the list shows why; 我的 omits its entry
      providesTags: ['Merchant'],
    }),
    getMerchant: build.query<Merchant, { merchantId: string }>({
      query: ({ merchantId }) => ({ path: `merchants/${encodeSegment(merchantId)}` }),
      ...respondsWith(merchant, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['Merchant'],
    }),
    /** `isValid`: 1 for those that can be granted, 0 for those that no longer can; both without it. */
    listMerchantCoupons: build.query<Infer<typeof merchantCoupons>, { merchantId: string; isValid?: 0 | 1 }>({
      query: (query) => ({ path: 'merchantCoupons', query: { ...query } }),
      ...respondsWith(merchantCoupons, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['MerchantCoupon'],
    }),
    /** Whether the car is parked there. Refetched after a refused grant, because the car may have left. */
    getMerchantCar: build.query<MerchantCar, { merchantId: string; plateNo: string }>({
      query: ({ merchantId, ...query }) => ({ path: `merchants/${encodeSegment(merchantId)}/car`, query }),
      ...respondsWith(merchantCar, { suppressErrors: 'unlisted' }), // a hint: the server checks it again when the coupon is granted
      providesTags: ['MerchantGrant'],
      keepUnusedDataFor: 0,
    }),
    /** Every call creates a new code. */
    createCouponQrCode: build.query<CouponQrCode, { merchantCouponId: string; useLimit: 0 | 1 }>({
      query: ({ merchantCouponId, ...query }) => ({
        path: `merchantCoupons/${encodeSegment(merchantCouponId)}/qrcode`,
        query,
      }),
      ...respondsWith(couponQrCode, { suppressErrors: 'unlisted' }), // the page shows why
      keepUnusedDataFor: 0,
    }),
    listMerchantGrants: build.infiniteQuery<Infer<typeof merchantGrants>, ListGrantsArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'merchantGrants', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...respondsWith(merchantGrants, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['MerchantGrant'],
    }),
    getMerchantGrant: build.query<MerchantGrant, { grantId: string }>({
      query: ({ grantId }) => ({ path: `merchantGrants/${encodeSegment(grantId)}` }),
      ...respondsWith(merchantGrant, { suppressErrors: 'unlisted' }), // the page shows why there is none
      providesTags: ['MerchantGrant'],
    }),
    grantCoupon: build.mutation<MerchantGrant, GrantCouponArgs>({
      query: (body) => ({ path: 'merchantGrants', method: 'POST', body }),
      ...idempotentResponse('coupon', merchantGrant, { suppressErrors: 'unlisted' }), // the form shows why
      invalidatesTags: ['Merchant', 'MerchantCoupon', 'MerchantGrant'],
    }),
    /** Possible until `revokeDeadline`, unless it was used before. The coupons return to the stock. */
    revokeGrant: build.mutation<MerchantGrant, RequestKey & { grantId: string }>({
      query: ({ grantId, ...body }) => ({
        path: `merchantGrants/${encodeSegment(grantId)}/revoke`,
        method: 'POST',
        body,
      }),
      ...idempotentResponse('coupon', merchantGrant),
      invalidatesTags: ['Merchant', 'MerchantCoupon', 'MerchantGrant'],
    }),
    listMerchantGoods: build.query<Infer<typeof merchantGoodsList>, { merchantId: string }>({
      query: (query) => ({ path: 'merchantGoods', query }),
      ...respondsWith(merchantGoodsList, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['Merchant'],
    }),
    listMerchantOrders: build.infiniteQuery<Infer<typeof merchantOrders>, { merchantId: string }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'merchantOrders', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...respondsWith(merchantOrders, { suppressErrors: 'unlisted' }), // the page shows why
      providesTags: ['MerchantOrder'],
    }),
    /** Opens a purchase. Paying it increases the stock. */
    createMerchantOrder: build.mutation<
      MerchantOrder,
      RequestKey & { merchantId: string; goodsId: string; num: number }
    >({
      query: (body) => ({ path: 'merchantOrders', method: 'POST', body }),
      ...idempotentResponse('coupon', merchantOrder),
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
