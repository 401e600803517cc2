/** 1 amount in cents, 2 minutes, 3 whole fee, 6 discount in per mille to pay. */
export type CouponType = 1 | 2 | 3 | 6;

export interface CouponRow {
  couponId: string;
  /** Whose; empty for one that belongs to a plate. */
  driverId: string;
  /** Whose car it is for, whoever pays; empty for a driver's own. */
  plateNo: string;
  couponName: string;
  /** 1 parking, 2 charging, 3 period pass, 4 everything. */
  bizType: 1 | 2 | 3 | 4;
  couponType: CouponType;
  couponValue: number;
  minFee: number;
  startAt: number;
  endAt: number;
  /** Empty: every lot. */
  parkIds: string[];
  sourceName: string;
  /** 1 a merchant, 2 registration, 3 a campaign, 4 bought. */
  sourceType: 1 | 2 | 3 | 4;
  /** The merchant's grant it came by; empty without one. */
  grantId: string;
  /** 1 unused, 2 locked in a payment, 3 used, 5 withdrawn. Expiry follows from the clock. */
  state: 1 | 2 | 3 | 5;
  payId: string | null;
}

export interface CouponOffer {
  coupon: CouponRow;
  /** The real saving on this bill now, cents. */
  saving: number;
  /** Empty when it can be used. */
  unusableReason: string;
}

export interface CouponTables {
  coupons: CouponRow[];
}

export const emptyCouponTables = (): CouponTables => ({ coupons: [] });
