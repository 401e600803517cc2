import { COUPON_TYPE } from '@/domain/coupon/couponType';
import { segment } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { readsOnce, type RequestKey } from '@/services/transport/store/requestLookUp';
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

/** The driver's role for a merchant. Only an administrator may buy. */
export const MERCHANT_ROLE = { unknown: 0, administrator: 1, clerk: 2 } as const;

/** A merchant that the driver acts for. */
export const merchant = entity({
  merchantId: id(),
  merchantName: requiredText(),
  phone: text(),
  parkIds: list(text()),
  parkNames: list(text()),
  role: code(Object.values(MERCHANT_ROLE), MERCHANT_ROLE.unknown),
  /** 1 active, 2 closed; 0 unknown. */
  state: code([0, 1, 2], 0),
  stateText: text(),
  /** Coupons in stock, coupons granted today, and coupons used today. */
  stockNum: count(),
  todayGiveNum: count(),
  todayUseNum: count(),
});
export type Merchant = Infer<typeof merchant>;
export const merchants = results(merchant);

const offered = {
  couponType: code(Object.values(COUPON_TYPE), COUPON_TYPE.unknown),
  /** In the unit of its coupon type. */
  couponValue: count(),
  minFee: centsOrZero(),
  parkNames: list(text()),
};

/** The `state` of a coupon in stock. */
export const STOCK_STATE = { unknown: 0, available: 1, soldOut: 2, expired: 3, withdrawn: 4 } as const;

/** A coupon that a merchant has in stock. */
export const merchantCoupon = entity({
  merchantCouponId: id(),
  merchantId: id(),
  couponName: requiredText(),
  ...offered,
  leftNum: count(),
  endTime: time(),
  /** How many coupons one car may receive for one stay. */
  perCarLimit: count(1),
  state: code(Object.values(STOCK_STATE), STOCK_STATE.unknown),
  stateText: text(),
  /** Why it can no longer be granted. */
  invalidReason: text(),
});
export type MerchantCoupon = Infer<typeof merchantCoupon>;
export const merchantCoupons = results(merchantCoupon);

/** A QR code to display; valid until `expireTime`. */
export const couponQrCode = entity({
  qrContent: requiredText(),
  expireTime: time(),
  /** 1 for one car, 0 for many. */
  useLimit: code([0, 1], 1),
  leftNum: count(),
});
export type CouponQrCode = Infer<typeof couponQrCode>;

/** The `state` of a grant. */
export const GRANT_STATE = { unknown: 0, given: 1, used: 2, revoked: 3, expired: 4 } as const;

/** Coupons granted to a car. */
export const merchantGrant = entity({
  grantId: id(),
  merchantCouponId: text(),
  couponName: text(),
  plateNo: text(),
  formatPlateNo: text(),
  num: count(1),
  reason: text(),
  operatorName: text(),
  grantTime: time(),
  state: code(Object.values(GRANT_STATE), GRANT_STATE.unknown),
  stateText: text(),
  canRevoke: flag(),
  revokeDeadline: time(),
  useTime: time(),
  /** The stay it was used for, and the amount it saved, cents. */
  useUniqueId: text(),
  useParkId: text(),
  discountFee: centsOrZero(),
});
export type MerchantGrant = Infer<typeof merchantGrant>;
export const merchantGrants = results(merchantGrant);

/** A pack of coupons that a merchant can buy. `unitFee`: cents per coupon. */
export const merchantGoods = entity({
  goodsId: id(),
  packName: requiredText(),
  ...offered,
  unitFee: cents(),
  minNum: count(1),
  maxNum: count(),
  validDays: count(),
});
export type MerchantGoods = Infer<typeof merchantGoods>;
export const merchantGoodsList = results(merchantGoods);

/** A purchase of coupons, paid as bizType 10. `state` is a payState: 0 to be paid, 2 paid, 4 closed; -1 unknown. */
export const merchantOrder = entity({
  orderNo: id(),
  merchantId: id(),
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

interface Page {
  pageNo: number;
  pageSize: number;
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
      ...reads(merchants),
      providesTags: ['Merchant'],
    }),
    getMerchant: build.query<Merchant, { merchantId: string }>({
      query: ({ merchantId }) => ({ path: `merchants/${segment(merchantId)}` }),
      ...reads(merchant),
      providesTags: ['Merchant'],
    }),
    /** `isValid`: 1 what can be granted, 0 what no longer can; both without it. */
    listMerchantCoupons: build.query<Infer<typeof merchantCoupons>, { merchantId: string; isValid?: 0 | 1 }>({
      query: (query) => ({ path: 'merchantCoupons', query: { ...query } }),
      ...reads(merchantCoupons),
      providesTags: ['MerchantCoupon'],
    }),
    /** Every call creates a new code. */
    createCouponQrCode: build.mutation<CouponQrCode, { merchantCouponId: string; useLimit: 0 | 1 }>({
      query: ({ merchantCouponId, ...query }) => ({
        path: `merchantCoupons/${segment(merchantCouponId)}/qrcode`,
        query,
      }),
      ...reads(couponQrCode),
    }),
    listMerchantGrants: build.query<
      Infer<typeof merchantGrants>,
      Page & { merchantId: string; state?: number; plateNo?: string; day?: string }
    >({
      query: (query) => ({ path: 'merchantGrants', query: { ...query } }),
      ...reads(merchantGrants),
      providesTags: ['MerchantGrant'],
    }),
    grantCoupon: build.mutation<MerchantGrant, GrantCouponArgs>({
      query: (body) => ({ path: 'merchantGrants', method: 'POST', body }),
      ...readsOnce('coupon', merchantGrant),
      invalidatesTags: ['Merchant', 'MerchantCoupon', 'MerchantGrant'],
    }),
    /** Possible until it is used. The coupons return to the stock. */
    revokeGrant: build.mutation<MerchantGrant, RequestKey & { grantId: string }>({
      query: ({ grantId, ...body }) => ({ path: `merchantGrants/${segment(grantId)}/revoke`, method: 'POST', body }),
      ...readsOnce('coupon', merchantGrant),
      invalidatesTags: ['Merchant', 'MerchantCoupon', 'MerchantGrant'],
    }),
    listMerchantGoods: build.query<Infer<typeof merchantGoodsList>, { merchantId: string }>({
      query: (query) => ({ path: 'merchantGoods', query }),
      ...reads(merchantGoodsList),
      providesTags: ['Merchant'],
    }),
    listMerchantOrders: build.query<Infer<typeof merchantOrders>, Page & { merchantId: string }>({
      query: (query) => ({ path: 'merchantOrders', query: { ...query } }),
      ...reads(merchantOrders),
      providesTags: ['MerchantOrder'],
    }),
    /** Opens a purchase. Paying it increases the stock. */
    createMerchantOrder: build.mutation<
      MerchantOrder,
      RequestKey & { merchantId: string; goodsId: string; num: number }
    >({
      query: (body) => ({ path: 'merchantOrders', method: 'POST', body }),
      ...readsOnce('coupon', merchantOrder),
      invalidatesTags: ['MerchantOrder'],
    }),
  }),
});
export const {
  useListMerchantsQuery,
  useGetMerchantQuery,
  useListMerchantCouponsQuery,
  useCreateCouponQrCodeMutation,
  useListMerchantGrantsQuery,
  useListMerchantGoodsQuery,
  useListMerchantOrdersQuery,
} = merchantCalls;
