/** Documents that were submitted and are reviewed. */
export interface ReviewRow {
  materials: { materialType: number; picUrl: string }[];
  appliedAt: number;
  reviewedAt: number | null;
  reasons: { field: string; text: string }[];
  /** 1 under review, 2 accepted, 3 rejected. */
  state: 1 | 2 | 3;
}

export interface PlateMaterialRow extends ReviewRow {
  materialId: string;
  driverId: string;
  /** 1 certification, 2 claim, 3 certificate of disability. */
  materialKind: 1 | 2 | 3;
  plateNo: string;
  plateColor: 1 | 2 | 3 | 4 | 5 | 6;
  ownerName: string;
  idCard: string;
  certificateNo: string;
  /** `YYYY-MM-DD`; empty if it does not apply. */
  expireDate: string;
}

export interface WithholdingRow {
  withholdId: string;
  driverId: string;
  plateId: string;
  plateNo: string;
  payChannel: 2 | 3 | 6;
  /** The channel with 1 is tried first. */
  order: number;
  askedAt: number;
  /** When it was authorized; null while the provider has not confirmed. */
  openAt: number | null;
  /** A path of the app. */
  returnPath: string;
}

export interface VehicleTables {
  plateMaterials: PlateMaterialRow[];
  withholdings: WithholdingRow[];
}

export const emptyVehicleTables = (): VehicleTables => ({ plateMaterials: [], withholdings: [] });
