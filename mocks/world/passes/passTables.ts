import type { ReviewRow } from '../vehicles/vehicleTables';
/** Weekdays 1 (Monday) to 7; `HH:mm`. An end before the start is on the next morning. */
export interface TimeRangeRow {
  weekDays: number[];
  start: string;
  end: string;
}

export interface PassRuleRow {
  ruleId: string;
  ruleName: string;
  /** The first lot sells the pass. */
  parkIds: string[];
  /** 1 month, 2 quarter, 3 half-year, 4 year, 5 days. */
  cycleType: 1 | 2 | 3 | 4 | 5;
  cycleCents: number;
  timeRanges: TimeRangeRow[];
  maxPlates: number;
  maxInPark: number;
  /** -1 unlimited. */
  leftNum: number;
  materialTypes: (1 | 2 | 3 | 4)[];
  /** Whoever is registered as an owner at its lot needs none of these documents. */
  isOpenToOwners: boolean;
  /** 1 at once, 2 the next day, 3 a day that the driver chooses, 4 the first of next month. */
  startRule: 1 | 2 | 3 | 4;
  minCycles: number;
  maxCycles: number;
  renewDaysBefore: number;
  /** How many days after its end a pass can be renewed; 0 not after its end, -1 never. */
  renewExpiredDays: number;
  refundRule: string;
  description: string;
}

/** One payment for a pass or an off-peak package. */
export interface PurchaseRow {
  orderNo: string;
  cycles: number;
  startAt: number;
  endAt: number;
  cents: number;
  createdAt: number;
  payBy: number;
  /** 0 while it is not paid. */
  payChannel: 0 | 2 | 3 | 6 | 9;
  paidAt: number | null;
  /** Cents. */
  refunded: number;
  isClosed: boolean;
}

export interface PassRow {
  bagOrderNo: string;
  driverId: string;
  ruleId: string;
  parkId: string;
  plateNos: string[];
  createdAt: number;
  /** Empty if no documents were required. */
  applyId: string;
  /** The requested time while nothing is paid. */
  asked: { cycles: number; startAt: number; endAt: number };
  /** Oldest first. The first one buys the pass, the others renew it. */
  purchases: PurchaseRow[];
  /** Set if the pass ended early. */
  ended: 'cancelled' | 'refunded' | null;
  /** When it was given back; null for one that was not. */
  endedAt: number | null;
}

export interface PassApplyRow extends ReviewRow {
  applyId: string;
  driverId: string;
  bagOrderNo: string;
  ownerName: string;
  idCard: string;
  phone: string;
  address: string;
}

export interface PassTables {
  passRules: PassRuleRow[];
  passes: PassRow[];
  passApplies: PassApplyRow[];
}

export const emptyPassTables = (): PassTables => ({ passRules: [], passes: [], passApplies: [] });
