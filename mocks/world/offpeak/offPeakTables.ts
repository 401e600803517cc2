import type { PurchaseRow, TimeRangeRow } from '../passes/passTables';
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

export interface OffPeakTables {
  offPeakPackages: OffPeakPackageRow[];
  offPeakSlots: OffPeakSlotRow[];
  offPeakOrders: OffPeakOrderRow[];
  violations: ViolationRow[];
}

export const emptyOffPeakTables = (): OffPeakTables => ({
  offPeakPackages: [],
  offPeakSlots: [],
  offPeakOrders: [],
  violations: [],
});
