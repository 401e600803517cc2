import type { BizType } from '@/domain/payment/bizType';

/** 1 recharge, 2 gift, 3 spending, 4 refund into the wallet, 5 pay-out, 6 returned pay-out. */
export type LedgerType = 1 | 2 | 3 | 4 | 5 | 6;

export interface LedgerRow {
  recordId: string;
  at: number;
  recordType: LedgerType;
  /** Positive if money goes into the wallet. */
  cents: number;
  /** How much of it are gifts, with the same sign. */
  giftCents: number;
  balanceAfter: number;
  /** 0 if the entry is about the wallet itself. */
  bizType: BizType | 0;
  /** The number of the payment, recharge or pay-out. */
  bizNo: string;
  /** 0 if no payment channel was involved. */
  payChannel: 0 | 2 | 3 | 6 | 9;
  title: string;
}

export interface WalletRow {
  walletId: string;
  walletName: string;
  /** The owner; empty for a group's wallet. */
  driverId: string;
  /** Everything that can be spent, including gifts. */
  balance: number;
  gift: number;
  /** Lots that accept it; empty: every lot. */
  parkIds: string[];
  /** 1 normal, 2 frozen, 3 closed. */
  state: 1 | 2 | 3;
  ledger: LedgerRow[];
}

/** 0 to be paid, 1 paying, 2 paid, 3 failed, 4 closed, 5 being refunded, 6 refunded, 7 partly paid. */
export type PaymentState = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface PaymentPart {
  bizType: BizType;
  /** Empty for a parking bill. */
  orderNo: string;
  /** Both are empty except for a parking bill. */
  uniqueId: string;
  parkId: string;
  /** The title for the cashier and the ledger. */
  title: string;
  /** The unpaid amount of the bill before the coupon. */
  due: number;
  couponCents: number;
  /** The amount to pay. */
  cents: number;
  state: PaymentState;
  failReason: string;
}

/** Money of a payment that goes back to its source. */
export interface PaymentReturn {
  cents: number;
  /** What it was paid for, and the title of its entry in a wallet. */
  bizType: BizType;
  title: string;
  arrivesAt: number;
  hasArrived: boolean;
}

export interface PaymentRow {
  payId: string;
  requestId: string;
  /** The request, to distinguish a repeated request from a different one with the same id. */
  asked: string;
  driverId: string | null;
  /** 0 if nothing was due, so that no channel was needed. 9: a cashier beyond PAY_CHANNEL. */
  payChannel: 0 | 2 | 3 | 6 | 9;
  isBatch: boolean;
  couponId: string | null;
  parts: PaymentPart[];
  cents: number;
  state: PaymentState;
  failReason: string;
  openedAt: number;
  expireAt: number;
  /** When the gateway learns of the cashier's money, also of money for a closed payment. Null while nobody has paid, or if it never learns of it. */
  settleAt: number | null;
  /** The cashier took the money although the payment was closed. */
  cameLate: boolean;
  paidAt: number | null;
  leaveBy: number | null;
  leaveFreeMinutes: number;
  /** A path of the app. */
  returnPath: string;
  /** Cents of what was booked that were refunded later. */
  refunded: number;
  /** Everything that goes back: refunds, and money that could not be booked. */
  returns: PaymentReturn[];
}

/** Money that came in from outside (positive) or was refunded to outside (negative). */
export interface TakingRow {
  payId: string;
  payChannel: 2 | 3 | 9;
  cents: number;
}

/** What is paid: a parking bill by `uniqueId` and `parkId` (bizType 1), anything else by `orderNo`. Fields that do not apply are empty. */
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
