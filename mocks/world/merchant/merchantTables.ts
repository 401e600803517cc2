import type { CouponType } from '../coupons/couponTables';

export interface MerchantRow {
  merchantId: string;
  merchantName: string;
  phone: string;
  parkIds: string[];
  /** role: 1 administrator, 2 clerk. */
  staff: { driverId: string; role: 1 | 2 }[];
  /** 1 active, 2 closed. */
  state: 1 | 2;
  /** How many coupons it gives on one day, and how many of them one clerk gives; null: any number. */
  dayLimit: number | null;
  clerkDayLimit: number | null;
}

export interface StockRow {
  merchantCouponId: string;
  merchantId: string;
  couponName: string;
  couponType: CouponType;
  couponValue: number;
  minFee: number;
  leftNum: number;
  endAt: number;
  perCarLimit: number;
  /** Why it may no longer be granted; empty while it may. */
  withdrawn: string;
  /** What its coupons are used for: 1 parking, which is meant where nothing is said, or 2 charging. */
  bizType?: 1 | 2;
  /** A car may receive it before it drives in. */
  isGivenBeforeEntry?: boolean;
}

export interface QrCodeRow {
  code: string;
  merchantCouponId: string;
  /** The driver who displays it; empty for a printed code. */
  operatorId: string;
  operator: string;
  endAt: number;
  isOnce: boolean;
  /** Plates and drivers that have received it. */
  takenBy: string[];
}

export interface GrantRow {
  grantId: string;
  merchantId: string;
  merchantCouponId: string;
  /** Empty for a coupon that was issued to a driver. */
  plateNo: string;
  couponIds: string[];
  reason: string;
  operatorId: string;
  operatorName: string;
  at: number;
  revokedAt: number | null;
}

export interface GoodsRow {
  goodsId: string;
  merchantIds: string[];
  packName: string;
  couponType: CouponType;
  couponValue: number;
  minFee: number;
  unitCents: number;
  minNum: number;
  maxNum: number;
  validDays: number;
}

export interface MerchantOrderRow {
  orderNo: string;
  driverId: string;
  merchantId: string;
  goodsId: string;
  num: number;
  cents: number;
  createdAt: number;
  payBy: number;
  /** 0 while it is not paid. */
  payChannel: 0 | 2 | 3 | 6 | 9;
  paidAt: number | null;
  isClosed: boolean;
}

export interface MerchantTables {
  merchants: MerchantRow[];
  stock: StockRow[];
  qrCodes: QrCodeRow[];
  grants: GrantRow[];
  goods: GoodsRow[];
  orders: MerchantOrderRow[];
  /** Gifts that drivers have received, `driverId/activityId`. */
  gifts: Set<string>;
  /** Printed codes for a driver's account, and how many coupons are left of each. */
  giftCodes: Map<string, number>;
}

export const emptyMerchantTables = (): MerchantTables => ({
  merchants: [],
  stock: [],
  qrCodes: [],
  grants: [],
  goods: [],
  orders: [],
  gifts: new Set(),
  giftCodes: new Map(),
});
