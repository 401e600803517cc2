import type { BizType } from '@/domain/payment/bizType';

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

/** What is paid: a parking bill by `uniqueId` and `parkId` (bizType 1), anything else by `orderNo`. What does not apply is empty. */
export interface PaymentKey {
  bizType: BizType;
  orderNo: string;
  uniqueId: string;
  parkId: string;
}

export interface MoneyTables {
  wallets: WalletRow[];
  payments: PaymentRow[];
  takings: TakingRow[];
}

export const emptyMoneyTables = (): MoneyTables => ({ wallets: [], payments: [], takings: [] });
