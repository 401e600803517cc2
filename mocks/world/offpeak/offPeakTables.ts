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

/** An off-peak time that can be booked on every date. */
export interface OffPeakSlotRow {
  slotId: string;
  parkId: string;
  /** `HH:mm`. An end before the start is on the next morning. */
  start: string;
  end: string;
  /** The car must drive in within this many minutes after the start. */
  entryMinutes: number;
  cents: number;
  depositCents: number;
  overtimeHourCents: number;
  overtimeCapCents: number;
  /** Cancelling is free until this many minutes before the start. */
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
  /** Entry times of the stays whose overtime has been recorded. */
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
  /** The deposit that it costs. What overtime costs is on the bill of the stay. */
  penaltyCents: number;
  /** The stay that was too long; empty for another breach. */
  uniqueId: string;
  /** An appeal was upheld: it does not count any more. */
  isWaived: boolean;
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
