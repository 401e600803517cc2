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
