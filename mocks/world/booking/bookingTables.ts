/** What a lot promises to whoever books there. */
export interface BookLotRow {
  parkId: string;
  /** How long an unpaid booking keeps its berth. */
  holdMinutes: number;
  earlyMinutes: number;
  lateMinutes: number;
  freeCancelMinutes: number;
  overtimeHourCents: number;
  cancelLimit: number;
  noShowLimit: number;
  /** Says "unlimited" (-1) instead of counting its berths. */
  isUnlimited: boolean;
}

export interface BerthRow {
  berthId: string;
  parkId: string;
  berthNo: string;
  floor: string;
  area: string;
  /** 1 ordinary, 2 charging, 3 accessible, 4 mini, 5 mechanical. */
  berthType: 1 | 2 | 3 | 4 | 5;
  isClosed: boolean;
  /** Somebody's own: not for others to book. */
  ownerId: string | null;
  ownedFrom: number;
  ownedTo: number;
  /** The car that stands on it; empty for none. */
  carPlateNo: string;
}

/** A time of the day that can be booked, on every date. */
export interface BookPackageRow {
  packageId: string;
  parkId: string;
  packageName: string;
  berthType: BerthRow['berthType'];
  /** Hours of the day, Shanghai; up to 24. */
  fromHour: number;
  toHour: number;
  bookCents: number;
  depositCents: number;
  /** Bookings of one date. */
  quota: number;
}

/** How a booking came to its end. `overstayed`: later than the deposit pays for. */
export type BookingEnd = 'unpaid' | 'cancelled' | 'noShow' | 'left' | 'overstayed';

export interface BookingRow {
  /** Grows with each booking; a page of a list begins after one. */
  seq: number;
  bookOrderNo: string;
  driverId: string;
  parkId: string;
  packageId: string;
  berthId: string;
  plateNo: string;
  bookedAt: number;
  payBy: number;
  startAt: number;
  endAt: number;
  bookCents: number;
  depositCents: number;
  paidAt: number | null;
  payChannel: 0 | 2 | 3 | 6;
  enteredAt: number | null;
  ended: { why: BookingEnd; at: number } | null;
  overtimeCents: number;
  /** What goes back, and when it arrives. */
  refund: { cents: number; arrivesAt: number; hasArrived: boolean } | null;
}

export type LockCmd = 1 | 2;

export interface LockRow {
  lockId: string;
  lockName: string;
  berthId: string;
  isUp: boolean;
  /** Stuck halfway since its last move. */
  isJammed: boolean;
  isOnline: boolean;
  batteryPercent: number;
  /** A switch of fate: its moves fail as long as this stands. */
  jams: boolean;
  /** 1 lower, 2 raise. state: 2 under way, 3 done, 4 failed, 5 no answer. */
  last: { cmdId: string; cmd: LockCmd; at: number; state: 2 | 3 | 4 | 5; failReason: string } | null;
}

/** A car that drove off a berth without paying its owner. */
export interface EvasionRow {
  seq: number;
  evasionId: string;
  ownerId: string;
  berthId: string;
  plateNo: string;
  leftAt: number;
  cents: number;
  isReleased: boolean;
}

export interface IdentityRow {
  driverId: string;
  name: string;
  idCardNo: string;
  avatarUrl: string;
}

export interface BookingTables {
  lots: BookLotRow[];
  berths: BerthRow[];
  packages: BookPackageRow[];
  orders: BookingRow[];
  locks: LockRow[];
  evasions: EvasionRow[];
  identities: IdentityRow[];
}

export const emptyBookingTables = (): BookingTables => ({
  lots: [],
  berths: [],
  packages: [],
  orders: [],
  locks: [],
  evasions: [],
  identities: [],
});
