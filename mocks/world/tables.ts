import type { BizType } from '@/domain/payment/bizType';

import type { AccountTables } from './accountTables';
import type { AppealRow } from './appeal';
import type { BookingTables } from './bookingTables';
import type { ChargingTables } from './chargingTables';
import type { FeeRule } from './feeRule';
import type { InvoiceTables } from './invoiceTables';
import type { MerchantTables } from './merchantTables';
import type { SpecialTables } from './specialTables';
import type { WithholdingRow } from './withholdings';

export interface DriverRow {
  driverId: string;
  /** Empty for an account that knows only its openid. */
  phone: string;
  password: string;
  nickName: string;
  openids: string[];
  plates: PlateRow[];
  failedLogins: number;
}

export interface PlateRow {
  plateId: string;
  plateNo: string;
  /** 1 blue, 2 yellow, 3 white, 4 black, 5 green, 6 yellow-green. */
  plateColor: 1 | 2 | 3 | 4 | 5 | 6;
  /** 1 small, 2 large, 3 new-energy. */
  carKind: 1 | 2 | 3;
  isDefault: boolean;
}

export interface LotRow {
  parkId: string;
  parkName: string;
  parkAddr: string;
  /** 1 a lot, 2 road-side. */
  parkType: 1 | 2;
  /** GCJ-02 degrees. */
  latitude: number;
  longitude: number;
  rule: FeeRule;
  leaveFreeMinutes: number;
  /** Visitors may not pay here. */
  demandsLogin: boolean;
  isOnline: boolean;
  spaces: number;
  freeSpaces: number;
  /** -1 unlimited. */
  freeBagSpaces: number;
  freeBookSpaces: number;
  supportsBag: boolean;
  supportsBook: boolean;
  supportsCharge: boolean;
  supportsDiffTime: boolean;
  phone: string;
  description: string;
}

export interface StayRow {
  uniqueId: string;
  parkId: string;
  plateNo: string;
  plateColor: PlateRow['plateColor'];
  berthNo: string;
  startAt: number;
  exitAt: number | null;
  isBagCar: boolean;
  /** What payments have settled, oldest first. */
  paid: { payId: string; cents: number; couponCents: number; at: number }[];
  /** After paying: the fee is that of `pricedAt` for whoever leaves by `leaveBy`. */
  cleared: { pricedAt: number; leaveBy: number } | null;
  /** The fee that an appeal has set, cents; null: as the lot reckons. */
  setFee: number | null;
  /** What of `paid` went back. */
  refunds: { payId: string; cents: number; at: number }[];
}

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

export interface AccessRow {
  driverId: string;
  familyId: string;
  expiresAt: number;
}

export interface RefreshRow {
  driverId: string;
  familyId: string;
  isUsed: boolean;
  expiresAt: number;
}

export interface SmsRow {
  at: number;
  phone: string;
  purpose: string;
  verifyCode: string;
  isUsed: boolean;
}

export interface HistoryRow {
  recordId: string;
  /** The openid, or the driver's id where there is none. */
  owner: string;
  plateNo: string;
  plateColor: number;
}

export interface CollectedParkRow {
  driverId: string;
  parkId: string;
}

export interface EvaluationRow {
  driverId: string;
  uniqueId: string;
  parkId: string;
  /** 1 to 5. */
  score: number;
  tags: string[];
  content: string;
  at: number;
}

/** Money that came from outside (positive) or went back there (negative). */
export interface TakingRow {
  payId: string;
  payChannel: 2 | 3;
  cents: number;
}

/** Everything the world knows, in plain rows. */
export interface Tables extends AccountTables {
  drivers: DriverRow[];
  lots: LotRow[];
  stays: StayRow[];
  coupons: CouponRow[];
  wallets: WalletRow[];
  booking: BookingTables;
  special: SpecialTables;
  merchant: MerchantTables;
  invoice: InvoiceTables;
  withholdings: WithholdingRow[];
  recharges: RechargeRow[];
  groups: GroupRow[];
  payments: PaymentRow[];
  takings: TakingRow[];
  sms: SmsRow[];
  history: HistoryRow[];
  charging: ChargingTables;
  appeals: AppealRow[];
  collectedParks: CollectedParkRow[];
  evaluations: EvaluationRow[];
  /** How often each piece of news was opened, by newsId. */
  newsReadings: Map<string, number>;
}

/** Who is signed in where; survives a change of scenario, so that a browser stays signed in. */
export interface Sessions {
  access: Map<string, AccessRow>;
  refresh: Map<string, RefreshRow>;
  /** Answers to the pictures that were handed out. */
  challenges: Map<string, string>;
  /** Authorization codes to the openid behind them. */
  oAuthCodes: Map<string, string>;
  tickets: Map<string, string>;
  /** The openid last refused for want of a phone; the gateway remembers it for bindPhone. */
  unboundOpenid: string;
}

/** How the world behaves; scenarios turn these. */
export interface Settings {
  /** From the cashier's money to the gateway's knowledge of it; null: never. */
  settleAfterMs: number | null;
  /** Lots whose rows fail in a payment of several bills. */
  failingLots: string[];
  /** Plates whose fee query fails. */
  failingFeePlates: string[];
  /** A used refresh token ends its whole family. */
  revokesFamilies: boolean;
  /** Accepted in place of any SMS code; empty: none. */
  universalCode: string;
  /** Drivers whose session operations may look at, by driverId. */
  opsRecordingDrivers: string[];
  /** What sysCodes/getMapType answers: 1 the first map app, 2 the second, 3 ask. */
  mapFlag: 1 | 2 | 3;
  /** 1 parking, 2 charging, 3 both. */
  platBizType: 1 | 2 | 3;
  hasCharging: boolean;
}
