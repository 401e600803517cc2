import type { FeeRule } from './feeRule';

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
}

/** 1 amount in cents, 2 minutes, 3 whole fee, 6 discount in per mille to pay. */
export type CouponType = 1 | 2 | 3 | 6;

export interface CouponRow {
  couponId: string;
  driverId: string;
  couponName: string;
  couponType: CouponType;
  couponValue: number;
  minFee: number;
  endAt: number;
  /** Empty: every lot. */
  parkIds: string[];
  sourceName: string;
  /** 1 unused, 2 locked in a payment, 3 used. Expiry follows from the clock. */
  state: 1 | 2 | 3;
  payId: string | null;
}

export interface LedgerRow {
  at: number;
  /** Positive: into the wallet. */
  cents: number;
  balanceAfter: number;
  reason: string;
}

export interface WalletRow {
  driverId: string;
  /** All that can be spent; gifts are a part of it. */
  balance: number;
  gift: number;
  ledger: LedgerRow[];
}

/** 0 to be paid, 1 paying, 2 paid, 3 failed, 4 closed, 7 partly paid. */
export type PaymentState = 0 | 1 | 2 | 3 | 4 | 7;

export interface PaymentPart {
  uniqueId: string;
  parkId: string;
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

export interface StationRow {
  stationId: string;
  stationName: string;
  stationAddr: string;
  openText: string;
  latitude: number;
  longitude: number;
  pricePerKwh: number;
  quick: { left: number; total: number };
  slow: { left: number; total: number };
  supportsBook: boolean;
  supportsOccupy: boolean;
  parkingFeeDesc: string;
}

export interface ChargingOrderRow {
  orderNo: string;
  driverId: string;
  stationName: string;
  deviceName: string;
  gunName: string;
  /** 1 running, 2 unpaid, 3 finished, as requestType asks. */
  phase: 1 | 2 | 3;
  startAt: number;
}

/** Money that came from outside (positive) or went back there (negative). */
export interface TakingRow {
  payId: string;
  payChannel: 2 | 3;
  cents: number;
}

/** Everything the world knows, in plain rows. */
export interface Tables {
  drivers: DriverRow[];
  lots: LotRow[];
  stays: StayRow[];
  coupons: CouponRow[];
  wallets: WalletRow[];
  payments: PaymentRow[];
  takings: TakingRow[];
  sms: SmsRow[];
  history: HistoryRow[];
  stations: StationRow[];
  chargingOrders: ChargingOrderRow[];
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
  /** 1 parking, 2 charging, 3 both. */
  platBizType: 1 | 2 | 3;
  hasCharging: boolean;
}
