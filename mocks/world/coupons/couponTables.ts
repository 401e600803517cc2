/** 1 amount in cents, 2 minutes, 3 the whole fee, 6 the share of the fee to pay, per mille. */
export type CouponType = 1 | 2 | 3 | 6;

export interface CouponRow {
  couponId: string;
  /** The owner; empty if the coupon belongs to a plate. */
  driverId: string;
  /** The plate that it is for, whoever pays; empty for a driver's own coupon. */
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
  /** Whether it may be used beside other deductions. */
  canStack?: boolean;
  sourceName: string;
  /** 1 a merchant, 2 registration, 3 a campaign, 4 bought. */
  sourceType: 1 | 2 | 3 | 4;
  /** The merchant's grant that it came from; empty if there is none. */
  grantId: string;
  /** 1 unused, 2 locked by a payment, 3 used, 5 withdrawn. Expiry is computed from the clock. */
  state: 1 | 2 | 3 | 5;
  payId: string | null;
}

export interface CouponOffer {
  coupon: CouponRow;
  /** The actual saving on this bill now, cents. */
  saving: number;
  /** Empty if the coupon can be used. */
  unusableReason: string;
}

export interface CouponTables {
  coupons: CouponRow[];
}

export const emptyCouponTables = (): CouponTables => ({ coupons: [] });
