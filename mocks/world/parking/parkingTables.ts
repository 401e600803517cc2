import type { PlateRow } from '../account/driverTables';
import type { FeeRule } from './feeRule';

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
