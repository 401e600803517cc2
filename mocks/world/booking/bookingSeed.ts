import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS, PLATES } from '../core/seeded';
import { openPayment, payAtCashier } from '../money/payments';
import type { World } from '../World';
import type {
  BerthRow,
  BookingRow,
  BookLotRow,
  BookPackageRow,
  LockCmd,
  LockCommandRow,
  LockRow,
} from './bookingTables';

/** Rows of the seed that tests and people refer to by name. */
export const BOOKING_SEED = {
  morning: 'package-city-morning',
  afternoon: 'package-city-afternoon',
  evening: 'package-city-evening',
  charging: 'package-city-charging',
  mallDay: 'package-mall-day',
  /** The berth that 林晓 owns and its lock, and those of 黄河. */
  ownBerth: 'berth-office-18',
  ownLock: 'lock-office-18',
  otherLock: 'lock-office-19',
  /** The lock of the berth that 林晓 has booked and paid for, from 12:30. */
  bookedLock: 'lock-city-3',
} as const;

const lot = (parkId: string, more: Partial<BookLotRow> = {}): BookLotRow => ({
  parkId,
  holdMinutes: 5,
  earlyMinutes: 30,
  lateMinutes: 30,
  freeCancelMinutes: 60,
  overtimeHourCents: 600,
  cancelLimit: 3,
  noShowLimit: 3,
  isUnlimited: false,
  ...more,
});

const berth = (berthId: string, parkId: string, berthNo: string, more: Partial<BerthRow> = {}): BerthRow => ({
  berthId,
  parkId,
  berthNo,
  floor: 'B1',
  area: 'A区',
  berthType: 1,
  isClosed: false,
  ownerId: null,
  ownedFrom: 0,
  ownedTo: 0,
  carPlateNo: '',
  ...more,
});

const bookPackage = (
  packageId: string,
  parkId: string,
  packageName: string,
  fromHour: number,
  toHour: number,
  more: Partial<BookPackageRow> = {},
): BookPackageRow => ({
  packageId,
  parkId,
  packageName,
  berthType: 1,
  fromHour,
  toHour,
  bookCents: 800,
  depositCents: 1000,
  quota: 4,
  ...more,
});

const lock = (lockId: string, berthId: string, more: Partial<LockRow> = {}): LockRow => ({
  lockId,
  lockName: '1号地锁',
  berthId,
  isUp: true,
  isJammed: false,
  isOnline: true,
  isBlind: false,
  batteryPercent: 86,
  moveMs: 8_000,
  jams: false,
  isSilent: false,
  commands: [],
  ...more,
});

const command = (cmd: LockCmd, at: number, more: Partial<LockCommandRow> = {}): LockCommandRow => ({
  cmdId: `seeded-command-${String(at)}`,
  cmd,
  at,
  state: 3,
  failReason: '',
  ...more,
});

function seedPlaces(world: World): void {
  const { booking } = world.tables;
  const now = world.clock.now();
  const owned = { ownedFrom: now - 90 * DAY_MS, ownedTo: now + 275 * DAY_MS, floor: 'B2', area: 'C区' };
  booking.lots = [lot(LOTS.city, { isUnlimited: true }), lot(LOTS.mall, { holdMinutes: 10, lateMinutes: 60 })];
  booking.berths = [
    ...[1, 2, 3, 4, 5, 6].map((number) => berth(`berth-city-${number}`, LOTS.city, `A10${number}`)),
    berth('berth-city-7', LOTS.city, 'A107', { berthType: 2 }),
    berth('berth-city-8', LOTS.city, 'A108', { berthType: 3, isClosed: true }),
    ...[1, 2, 3].map((number) =>
      berth(`berth-mall-${number}`, LOTS.mall, `D20${number}`, { floor: 'B2', area: 'D区' }),
    ),
    berth(BOOKING_SEED.ownBerth, LOTS.office, 'C018', { ...owned, ownerId: DRIVERS.lin.driverId }),
    berth('berth-office-19', LOTS.office, 'C019', { ...owned, ownerId: DRIVERS.huang.driverId }),
  ];
  booking.packages = [
    bookPackage(BOOKING_SEED.morning, LOTS.city, '上午 08:00-12:30', 8, 12.5),
    bookPackage(BOOKING_SEED.afternoon, LOTS.city, '下午 12:30-18:00', 12.5, 18),
    bookPackage(BOOKING_SEED.evening, LOTS.city, '晚间 18:00-22:00', 18, 22, { bookCents: 500, quota: 2 }),
    bookPackage(BOOKING_SEED.charging, LOTS.city, '充电车位 13:00-21:00', 13, 21, { berthType: 2, bookCents: 1200 }),
    bookPackage(BOOKING_SEED.mallDay, LOTS.mall, '全天 09:00-21:00', 9, 21, { bookCents: 2000, quota: 2 }),
  ];
  booking.locks = [
    lock('lock-city-1', 'berth-city-1'),
    lock('lock-city-2', 'berth-city-2', { lockName: '2号地锁', batteryPercent: 4 }),
    lock(BOOKING_SEED.bookedLock, 'berth-city-3', { lockName: '3号地锁' }),
    lock(BOOKING_SEED.ownLock, BOOKING_SEED.ownBerth, {
      lockName: '我的车位锁',
      batteryPercent: 62,
      commands: [
        command(1, now - 230.5 * MINUTE_MS, { state: 4, failReason: '锁臂受阻，请检查车位后重试' }),
        command(1, now - 230 * MINUTE_MS),
        command(2, now - 150 * MINUTE_MS),
      ],
    }),
    lock(BOOKING_SEED.otherLock, 'berth-office-19', { lockName: '黄河的车位锁' }),
  ];
  booking.evasions = ['粤B66666', '粤A77777', '粤S12321'].map((plateNo, index) => ({
    seq: index + 1,
    evasionId: `evasion-${index + 1}`,
    ownerId: DRIVERS.lin.driverId,
    berthId: BOOKING_SEED.ownBerth,
    plateNo,
    leftAt: now - (9 - 2 * index) * DAY_MS,
    cents: 900 + 300 * index,
    isReleased: index === 0,
  }));
  booking.identities = [
    { driverId: DRIVERS.lin.driverId, name: '林小峰', idCardNo: '11010519491231002X', avatarUrl: '' },
  ];
  const mall = world.tables.lots.find(({ parkId }) => parkId === LOTS.mall);
  if (mall !== undefined) mall.supportsBook = true;
}

const order = (world: World, startAt: number, endAt: number, more: Partial<BookingRow>): BookingRow => ({
  seq: (world.tables.booking.orders.at(-1)?.seq ?? 0) + 1,
  bookOrderNo: world.nextId('B'),
  driverId: DRIVERS.lin.driverId,
  parkId: LOTS.city,
  packageId: BOOKING_SEED.morning,
  berthId: 'berth-city-5',
  plateNo: PLATES.running,
  bookedAt: startAt - 5 * HOUR_MS,
  payBy: startAt - 5 * HOUR_MS + 5 * MINUTE_MS,
  startAt,
  endAt,
  bookCents: 800,
  depositCents: 1000,
  paidAt: null,
  payChannel: 0,
  enteredAt: null,
  ended: null,
  overtimeCents: 0,
  refund: null,
  ...more,
});

/** A booking of some days ago, as it appears in the records. Its money has already been settled. */
function addOldBooking(world: World, daysAgo: number, why: 'left' | 'noShow' | 'unpaid'): void {
  const startAt = world.clock.now() - daysAgo * DAY_MS - 3 * HOUR_MS;
  const endAt = startAt + 4 * HOUR_MS;
  const paid = why === 'unpaid' ? {} : { paidAt: startAt - 4.9 * HOUR_MS, payChannel: 3 as const };
  const left = { enteredAt: startAt + 10 * MINUTE_MS, refund: { cents: 1000, arrivesAt: endAt, hasArrived: true } };
  const ended = { why, at: why === 'left' ? endAt - HOUR_MS : startAt + 30 * MINUTE_MS };
  world.tables.booking.orders.push(order(world, startAt, endAt, { ...paid, ...(why === 'left' ? left : {}), ended }));
}

/** A booking that begins in half an hour, so that its lock can be moved now. It is paid by the rules of every payment. */
function addPaidBooking(world: World): void {
  const now = world.clock.now();
  const startAt = now + 30 * MINUTE_MS;
  const booked = order(world, startAt, startAt + 5.5 * HOUR_MS, {
    packageId: BOOKING_SEED.afternoon,
    berthId: 'berth-city-3',
    bookedAt: now,
    payBy: now + 5 * MINUTE_MS,
  });
  world.tables.booking.orders.push(booked);
  const payAmount = booked.bookCents + booked.depositCents;
  const asked = {
    items: [{ bizType: 6 as const, orderNo: booked.bookOrderNo, payAmount }],
    isBatch: false,
    totalAmount: payAmount,
    payChannel: 3,
    couponIds: [],
    requestId: `seeded-${booked.bookOrderNo}`,
    returnPath: '/home',
  };
  payAtCashier(world, openPayment(world, asked, booked.driverId).payId, 0);
}

/** Bookable lots, berths, locks and owners. 林晓 has two pages of records and a paid booking that begins in half an hour. */
export function seedBookings(world: World): void {
  seedPlaces(world);
  for (let daysAgo = 60; daysAgo > 42; daysAgo -= 1)
    addOldBooking(world, daysAgo, daysAgo % 7 === 0 ? 'unpaid' : 'left');
  addOldBooking(world, 20, 'noShow');
  addPaidBooking(world);
}
