/** Weekdays 1 (Monday) to 7; `HH:mm`; an end before the start is the next morning's. */
export interface TimeRangeRow {
  weekDays: number[];
  start: string;
  end: string;
}

export interface PassRuleRow {
  ruleId: string;
  ruleName: string;
  /** The first one sells it. */
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
  /** 1 at once, 2 the next day, 3 a day of choice, 4 the first of next month. */
  startRule: 1 | 2 | 3 | 4;
  minCycles: number;
  maxCycles: number;
  renewDaysBefore: number;
  /** 0 not after the end, -1 never at all. */
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
  payChannel: 0 | 2 | 3 | 6;
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
  /** Empty where no material was needed. */
  applyId: string;
  /** The time asked for, while nothing is paid. */
  asked: { cycles: number; startAt: number; endAt: number };
  /** Oldest first; the first one buys the pass, the others renew it. */
  purchases: PurchaseRow[];
  /** Set when it ended before its time. */
  ended: 'cancelled' | 'refunded' | null;
}

/** What was handed in and is reviewed. */
export interface ReviewRow {
  materials: { materialType: number; picUrl: string }[];
  appliedAt: number;
  reviewedAt: number | null;
  reasons: { field: string; text: string }[];
  /** 1 under review, 2 accepted, 3 rejected. */
  state: 1 | 2 | 3;
}

export interface PassApplyRow extends ReviewRow {
  applyId: string;
  driverId: string;
  bagOrderNo: string;
  name: string;
  idCard: string;
  phone: string;
  address: string;
}

export interface PlateMaterialRow extends ReviewRow {
  materialId: string;
  driverId: string;
  /** 1 certification, 2 claim, 3 a disabled driver's. */
  materialKind: 1 | 2 | 3;
  plateNo: string;
  plateColor: 1 | 2 | 3 | 4 | 5 | 6;
  ownerName: string;
  idCard: string;
  certificateNo: string;
  /** `YYYY-MM-DD`; empty where it does not apply. */
  expireDate: string;
}

export interface OffPeakPackageRow {
  bagId: string;
  bagName: string;
  parkId: string;
  timeRanges: TimeRangeRow[];
  days: number;
  cents: number;
  overtimeHourCents: number;
  overtimeCapCents: number;
  maxPlates: number;
  totalNum: number;
}

/** A time off that can be booked on every date. */
export interface OffPeakSlotRow {
  slotId: string;
  parkId: string;
  /** `HH:mm`; an end before the start is the next morning's. */
  start: string;
  end: string;
  /** Minutes after the start by which the car must be in. */
  entryMinutes: number;
  cents: number;
  depositCents: number;
  overtimeHourCents: number;
  overtimeCapCents: number;
  /** Minutes before the start until which cancelling is free. */
  freeCancelMinutes: number;
  totalNum: number;
}

export interface OffPeakOrderRow extends PurchaseRow {
  driverId: string;
  /** 1 package, 2 slot. */
  kind: 1 | 2;
  /** bagId or slotId. */
  itemId: string;
  plateNos: string[];
  depositCents: number;
  cancelledAt: number | null;
  /** Moments of entries whose overtime was written down. */
  judged: string[];
}

export interface ViolationRow {
  violationId: string;
  driverId: string;
  orderNo: string;
  /** 1 overtime, 2 no show, 3 cancelled too often. */
  type: 1 | 2 | 3;
  at: number;
  parkId: string;
  plateNo: string;
  penaltyCents: number;
}

export interface SpecialTables {
  passRules: PassRuleRow[];
  passes: PassRow[];
  passApplies: PassApplyRow[];
  plateMaterials: PlateMaterialRow[];
  offPeakPackages: OffPeakPackageRow[];
  offPeakSlots: OffPeakSlotRow[];
  offPeakOrders: OffPeakOrderRow[];
  violations: ViolationRow[];
}

export const emptySpecialTables = (): SpecialTables => ({
  passRules: [],
  passes: [],
  passApplies: [],
  plateMaterials: [],
  offPeakPackages: [],
  offPeakSlots: [],
  offPeakOrders: [],
  violations: [],
});
