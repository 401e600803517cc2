import { DRIVERS, NEW_OPENID, SEEDED_OAUTH_CODES, SEEDED_TICKET } from '../core/seeded';
export interface DriverRow {
  driverId: string;
  /** Empty for an account of which only the openid is known. */
  phone: string;
  password: string;
  nickName: string;
  openids: string[];
  plates: PlateRow[];
  failedLogins: number;
  /** Absent for the seeded drivers, who are no new ones. */
  registeredAt?: number;
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
  /** When it was used to renew; undefined also when its session has ended. */
  usedAt?: number | undefined;
  expiresAt: number;
}

export interface SmsRow {
  at: number;
  phone: string;
  purpose: string;
  verifyCode: string;
  isUsed: boolean;
}

export interface OwnerApplicationRow {
  applyId: string;
  driverId: string;
  areaName: string;
  /** Empty for an estate that is no lot of ours. */
  parkId: string;
  roomNo: string;
  /** 1 owner, 2 tenant. */
  ownerType: 1 | 2;
  name: string;
  idCard: string;
  phone: string;
  plates: string[];
  pictures: string[];
  appliedAt: number;
  reviewedAt: number | null;
  reasons: { field: string; text: string }[];
  /** 1 under review, 2 approved, 3 rejected. */
  state: 1 | 2 | 3;
}

/** All sessions of the world. They survive a change of scenario, so that a browser stays signed in. */
export interface Sessions {
  access: Map<string, AccessRow>;
  refresh: Map<string, RefreshRow>;
  /** The solutions of the captcha pictures that were issued. */
  challenges: Map<string, string>;
  /** Maps authorization codes to their openids. */
  oAuthCodes: Map<string, string>;
  tickets: Map<string, string>;
}

export const emptySessions = (): Sessions => ({
  access: new Map(),
  refresh: new Map(),
  challenges: new Map(),
  oAuthCodes: new Map([
    [SEEDED_OAUTH_CODES.known, DRIVERS.lin.openid],
    [SEEDED_OAUTH_CODES.unbound, NEW_OPENID],
  ]),
  tickets: new Map([[SEEDED_TICKET, DRIVERS.lin.openid]]),
});

/** The link by which a driver invites others. */
export interface InvitationRow {
  code: string;
  driverId: string;
  /** Who has had a gift by it. */
  invited: string[];
}

export interface AccountTables {
  drivers: DriverRow[];
  sms: SmsRow[];
  ownerApplications: OwnerApplicationRow[];
  invitations: InvitationRow[];
}

export const emptyAccountTables = (): AccountTables => ({
  drivers: [],
  sms: [],
  ownerApplications: [],
  invitations: [],
});
