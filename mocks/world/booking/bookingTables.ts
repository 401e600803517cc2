/** The conditions under which a lot can be booked. */
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
  /** The lot reports "unlimited" (-1) instead of counting its berths. */
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
  /** The owner of a private berth, which others cannot book. */
  ownerId: string | null;
  ownedFrom: number;
  ownedTo: number;
  /** The plate of the car that is parked on it; empty if there is none. */
  carPlateNo: string;
}

/** A period of the day that can be booked, on every date. */
export interface BookPackageRow {
  packageId: string;
  parkId: string;
  packageName: string;
  berthType: BerthRow['berthType'];
  /** Hours of the day in Shanghai time; more than 24: on the next day. */
  fromHour: number;
  toHour: number;
  bookCents: number;
  depositCents: number;
  /** The maximum number of bookings per date. */
  quota: number;
}

/** How a booking ended. `overstayed`: the car stayed longer than the deposit pays for. */
export type BookingEnd = 'unpaid' | 'cancelled' | 'noShow' | 'left' | 'overstayed';

export interface BookingRow {
  /** Increases with each booking. A page of a list starts after one. */
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
  payChannel: 0 | 2 | 3 | 6 | 9;
  enteredAt: number | null;
  ended: { why: BookingEnd; at: number } | null;
  overtimeCents: number;
  /** The amount that is refunded, and when it arrives. */
  refund: { cents: number; arrivesAt: number; hasArrived: boolean } | null;
}

export type LockCmd = 1 | 2;

/** cmd: 1 lower, 2 raise. state: 2 under way, 3 done, 4 failed, 5 no answer. */
export interface LockCommandRow {
  cmdId: string;
  cmd: LockCmd;
  at: number;
  state: 2 | 3 | 4 | 5;
  failReason: string;
}

export interface LockRow {
  lockId: string;
  lockName: string;
  berthId: string;
  isUp: boolean;
  /** It has been stuck halfway since its last move. */
  isJammed: boolean;
  isOnline: boolean;
  /** It has a line and does not know where its arm is. */
  isBlind: boolean;
  batteryPercent: number;
  /** How long its arm takes. */
  moveMs: number;
  /** Set from the control page: while it is true, moves of this lock fail. */
  jams: boolean;
  /** Set from the control page: while it is true, moves of this lock are never reported. */
  isSilent: boolean;
  /** What it was told, newest last. */
  commands: LockCommandRow[];
}

/** A car that left a berth without paying its owner. */
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
