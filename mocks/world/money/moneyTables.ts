import type { BizType } from '@/domain/payment/bizType';

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

/** 1 recharged, 2 given, 3 spent, 4 refunded into the wallet, 5 paid out, 6 pay-out returned. */
export type LedgerType = 1 | 2 | 3 | 4 | 5 | 6;

export interface LedgerRow {
  recordId: string;
  at: number;
  recordType: LedgerType;
  /** Positive: into the wallet. */
  cents: number;
  balanceAfter: number;
  /** 0: about the wallet itself. */
  bizType: BizType | 0;
  /** The payment, recharge or pay-out. */
  bizNo: string;
  /** 0 where no channel took part. */
  payChannel: 0 | 2 | 3 | 6;
  title: string;
}

export interface WalletRow {
  walletId: string;
  walletName: string;
  /** Whose own; empty for a group's. */
  driverId: string;
  /** All that can be spent; gifts are a part of it. */
  balance: number;
  gift: number;
  /** Lots that take it; empty: every lot. */
  parkIds: string[];
  /** 1 normal, 2 frozen, 3 closed. */
  state: 1 | 2 | 3;
  ledger: LedgerRow[];
}

export interface RechargeRow {
  orderNo: string;
  driverId: string;
  walletId: string;
  cents: number;
  giftCents: number;
  openedAt: number;
  /** 0 while it is not paid. */
  payChannel: 0 | 2 | 3 | 6;
  paidAt: number | null;
}

/** Drivers who share a wallet. */
export interface GroupRow {
  groupId: string;
  groupName: string;
  walletId: string;
  /** role: 1 administrator, 2 member. */
  members: { driverId: string; role: 1 | 2 }[];
}

/** 0 to be paid, 1 paying, 2 paid, 3 failed, 4 closed, 6 refunded, 7 partly paid. */
export type PaymentState = 0 | 1 | 2 | 3 | 4 | 6 | 7;

export interface PaymentPart {
  bizType: BizType;
  /** Empty for a parking bill. */
  orderNo: string;
  /** Both empty for anything but a parking bill. */
  uniqueId: string;
  parkId: string;
  /** What a cashier and a ledger call it. */
  title: string;
  /** What the bill is short of, before the coupon. */
  due: number;
  couponCents: number;
  /** What is to be paid. */
  cents: number;
  state: PaymentState;
  failReason: string;
}

export interface PaymentRow {
  payId: string;
  requestId: string;
  /** What was asked, to tell a repeated request from another one under the same id. */
  asked: string;
  driverId: string | null;
  payChannel: 2 | 3 | 6;
  isBatch: boolean;
  couponId: string | null;
  parts: PaymentPart[];
  cents: number;
  state: PaymentState;
  failReason: string;
  openedAt: number;
  expireAt: number;
  /** When the cashier's money will be known here; null while nobody has paid, or for ever. */
  settleAt: number | null;
  paidAt: number | null;
  leaveBy: number | null;
  leaveFreeMinutes: number;
  /** A path of the app. */
  returnPath: string;
  /** Cents that went back after it was paid. */
  refunded: number;
}

/** Money that came from outside (positive) or went back there (negative). */
export interface TakingRow {
  payId: string;
  payChannel: 2 | 3;
  cents: number;
}
