import type { PlateRow } from '../account/accountTables';

/** A stay is free until its off-peak hours end. What comes later is charged by the hour, up to a cap. */
export interface StayCover {
  until: number;
  /** How long the car may take to leave without a charge. */
  graceMs: number;
  hourCents: number;
  capCents: number;
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
  /** The end of the period pass that covered its first part; from then on the lot's own fee applies. Null: no pass has ended during it. */
  passEndedAt: number | null;
  /** The off-peak hours that pay for it, if any. */
  cover: StayCover | null;
  /** What payments have settled, oldest first. */
  paid: { payId: string; cents: number; couponCents: number; at: number }[];
  /** Set by a payment: until `leaveBy` the fee stays as it was at `pricedAt`. */
  cleared: { pricedAt: number; leaveBy: number } | null;
  /** The fee that an appeal has set, cents; null: the lot's own fee applies. */
  setFee: number | null;
  /** The parts of `paid` that were refunded. */
  refunds: { payId: string; cents: number; at: number }[];
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

export interface HistoryRow {
  recordId: string;
  /** The openid, or the driver's id if there is none. */
  owner: string;
  plateNo: string;
  plateColor: number;
}

export interface ParkingTables {
  stays: StayRow[];
  history: HistoryRow[];
  evaluations: EvaluationRow[];
}

export const emptyParkingTables = (): ParkingTables => ({ stays: [], history: [], evaluations: [] });
