import type { FeeRule } from './feeRule';
export interface LotRow {
  parkId: string;
  parkName: string;
  parkAddr: string;
  /** 1 lot, 2 road-side section. */
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

export interface CollectedParkRow {
  driverId: string;
  parkId: string;
}

export interface PlaceTables {
  lots: LotRow[];
  collectedParks: CollectedParkRow[];
}

export const emptyPlaceTables = (): PlaceTables => ({ lots: [], collectedParks: [] });
