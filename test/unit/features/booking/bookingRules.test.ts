import { toBookingPhaseWithEnd } from '@/domain/booking/bookingPhase';
import { BOOKING_STATE } from '@/domain/booking/bookingState';
import { parseServerTime } from '@/domain/time';
import {
  parkingLockMoveBlockReason,
  toParkingLockCommandHistory,
  toParkingLockFaultReportQueryParams,
} from '@/features/booking/lock/model/lockText';
import { formatBerthPlace, groupBerthsByLotArea, toBerthFloorPlanStrips } from '@/features/booking/model/berthText';
import { bookingCancelRefundText } from '@/features/booking/model/bookingCancelRefundText';
import {
  findNearestFreeBerth,
  listBookableDays,
  resolveBookingBerth,
  resolveBookingDay,
  resolveBookingTimeSlot,
} from '@/features/booking/model/bookingDraft';
import { toBookingPenaltyCostRows } from '@/features/booking/model/toBookingPenaltyCostRows';
import type { Berth } from '@/services/booking/berths';
import type { BookingCancelPreview, BookingPackage } from '@/services/booking/bookings';
import type { ParkingLock, ParkingLockWithPastCommands, PastParkingLockCommand } from '@/services/booking/locks';

const at = (time: string) => parseServerTime(`2026-03-10 ${time}:00`) ?? 0;
const berth = (berthNo: string, state: Berth['state'] = 1, area = 'A区'): Berth => ({
  ...{ berthId: berthNo, berthNo, floor: 'B1', area, berthType: 1, berthTypeText: '', hasLock: 0 },
  ...{ price: 800, state, stateText: '' },
});

describe('choosing', () => {
  test('a week from today, across the end of a month; a day that is over is today', () => {
    const days = listBookableDays(parseServerTime('2026-02-27 23:59:59') ?? 0);
    expect(days.map(({ label }) => label)).toEqual(['今天', '明天', '3月1日', '3月2日', '3月3日', '3月4日', '3月5日']);
    expect([resolveBookingDay(days, '2026-03-02'), resolveBookingDay(days, '2026-02-26')]).toEqual([
      '2026-03-02',
      '2026-02-27',
    ]);
  });

  test('a time that is full is not kept, and a berth that is taken gives way to the recommended one', () => {
    const packages = [
      { packageId: 'a', canBook: 0 },
      { packageId: 'b', canBook: 1 },
    ] as BookingPackage[];
    expect(resolveBookingTimeSlot(packages, 'a')?.packageId).toBe('b');
    expect(resolveBookingTimeSlot([], 'a')).toBeUndefined();
    const berths = [berth('1'), berth('2', 2), berth('3'), berth('4', 0)];
    expect(
      [
        resolveBookingBerth(berths, '3', '1'),
        resolveBookingBerth(berths, '2', '3'),
        resolveBookingBerth(berths, '4', ''),
      ].map((one) => one?.berthNo),
    ).toEqual(['3', '3', '1']);
  });

  test('the nearest free berth is in the same area if there is one, and else anywhere', () => {
    const berths = [berth('1', 1, 'B区'), berth('2', 2), berth('3', 3), berth('4'), berth('5')];
    expect(findNearestFreeBerth(berths, '2')?.berthNo).toBe('4');
    expect(findNearestFreeBerth(berths.slice(0, 3), '2')?.berthNo).toBe('1');
    expect(findNearestFreeBerth([berth('2', 2)], '2')).toBeUndefined();
  });

  test('500 berths are strips of three in their areas, each berth once', () => {
    const berths = Array.from({ length: 500 }, (_, index) => berth(String(index), 1, index < 250 ? 'A区' : ''));
    const sections = groupBerthsByLotArea(berths);
    expect(sections.map(({ name }) => name)).toEqual(['B1 A区', 'B1']);
    expect(sections.flatMap(toBerthFloorPlanStrips).flatMap((strip) => strip.berths)).toEqual(berths);
    expect(formatBerthPlace(berth('9', 1, ''))).toBe('B1 9');
  });

  test('a floor with more berths than a plan can hold is several sections, named by their first and last berth', () => {
    const berths = Array.from({ length: 700 }, (_, index) => berth(`A${String(index + 1)}`));
    const sections = groupBerthsByLotArea(berths);
    expect(sections.map(({ name }) => name)).toEqual(['B1 A区 A1—A300', 'B1 A区 A301—A600', 'B1 A区 A601—A700']);
    expect(sections.flatMap((section) => section.berths)).toEqual(berths);
  });
});

describe('what it costs', () => {
  const rules = {
    cancelRules: [
      { untilTime: '2026-03-10 11:30:00', deductFee: 0 },
      { untilTime: '2026-03-10 12:30:00', deductFee: 400 },
    ],
    ...{ cancelFreeTime: '2026-03-10 11:30:00', latestEntryTime: '2026-03-10 13:00:00', noShowFee: 1_800 },
    ...{ endTime: '2026-03-11 01:00:00', overtimeHourFee: 600, depositFee: 1_000 },
  };

  test('a row for each time that is ahead, also across midnight', () => {
    expect(toBookingPenaltyCostRows(rules, at('11:00'))).toEqual([
      { label: '取消', lines: ['今天 11:30\u00a0前，不扣费', '今天 12:30\u00a0前，扣4.00元'] },
      { label: '没来', lines: ['今天 13:00 仍未入场，扣18.00元'] },
      { label: '超时', lines: ['3月11日 01:00\u00a0后，每小时6.00元', '先从押金扣'] },
    ]);
    expect(toBookingPenaltyCostRows(rules, at('11:00'), true).map(({ label }) => label)).toEqual(['超时']);
    expect(toBookingPenaltyCostRows(rules, at('12:00'))[0]?.lines).toEqual(['今天 12:30\u00a0前，扣4.00元']);
  });

  test('a server without rules says at least until when it is free; what is not known is left out', () => {
    expect(
      toBookingPenaltyCostRows({ ...rules, cancelRules: [], noShowFee: Number.NaN, endTime: '' }, at('11:00')),
    ).toEqual([{ label: '取消', lines: ['今天 11:30\u00a0前，不扣费'] }]);
  });

  test('18.00 paid and 14.00 back add up: the fee and the deposit by themselves', () => {
    const preview: BookingCancelPreview = { refundFee: 1_400, deductFee: 400, tip: '', countToday: 1, limitToday: 3 };
    const paid = { bookFee: 800, depositFee: 1_000, canPay: 0 } as const;
    expect(bookingCancelRefundText(preview, paid)).toBe(
      '退 14.00元：预约费 8.00元 扣 4.00元，押金 10.00元 全退。今天还能取消2次。',
    );
    expect(bookingCancelRefundText({ ...preview, deductFee: 0, refundFee: 1_800 }, paid)).toMatch(
      /^退 18\.00元：预约费 8\.00元 全退，押金/,
    );
    expect(bookingCancelRefundText({ ...preview, deductFee: 1_200 }, paid)).toContain('押金不全退');
    expect(bookingCancelRefundText({ ...preview, refundFee: Number.NaN, deductFee: Number.NaN }, paid)).toMatch(
      /^退款金额以实际到账为准/,
    );
    expect(bookingCancelRefundText(preview, { ...paid, canPay: 1 })).toBe('还没付款，取消不扣费。');
  });
});

test('where a booking stands follows the server’s state and the clock; an unknown state is 处理中', () => {
  const booking = {
    ...{ payDeadlineTime: '2026-03-10 10:05:00', earliestEntryTime: '2026-03-10 12:00:00' },
    ...{ latestEntryTime: '2026-03-10 13:00:00', endTime: '2026-03-10 18:00:00' },
  };
  const phase = (state: keyof typeof BOOKING_STATE, time: string) =>
    toBookingPhaseWithEnd({ ...booking, state: BOOKING_STATE[state] }, at(time)).phase;
  expect([
    phase('unpaid', '10:00'),
    phase('awaitingEntry', '11:59'),
    phase('awaitingEntry', '12:00'),
    phase('awaitingEntry', '13:00'),
    phase('entered', '17:59'),
    phase('entered', '18:00'),
    phase('unknown', '12:00'),
  ]).toEqual(['unpaid', 'early', 'open', 'missed', 'inside', 'over', 'checking']);
});

test('the last commands of a lock: without a list the one of the lock, never twice, ten of more, newest first, and none that is not known', () => {
  const lock = {
    ...{ lockId: 'lock-1', berthNo: 'A103', lastCmdId: 'L2', lastCmd: 2, lastCmdTime: '2026-03-10 12:00:05' },
    ...{ lastCmdState: 5, failReason: '地锁没有响应' },
  } as ParkingLockWithPastCommands;
  const words = (
    commands: readonly Partial<PastParkingLockCommand>[],
    own: Partial<ParkingLockWithPastCommands> = {},
  ) =>
    toParkingLockCommandHistory({ ...lock, ...own, commands: commands as PastParkingLockCommand[] }, at('13:00')).map(
      ({ word, time, note, state }) => [word, time, note, state],
    );
  const last = ['升锁超时', '今天 12:00', '地锁没有响应', 'past'];
  expect(words([])).toEqual([last]);
  expect(words([], { lastCmd: 0 })).toEqual([]);
  const listed = {
    cmdId: 'L2',
    cmd: 2,
    cmdTime: '2026-03-10 12:00:05',
    cmdState: 5,
    failReason: '地锁没有响应',
  } as const;
  expect(words([listed])).toEqual([last]);
  expect(words([{ ...listed, cmdId: '' }])).toEqual([last]);
  const before = { cmdId: 'L1', cmd: 1, cmdTime: '2026-03-10 12:00:01', cmdState: 2, failReason: '' } as const;
  expect(words([before])).toEqual([last, ['降锁执行中', '今天 12:00', undefined, 'now']]);
  expect(
    words([
      { ...before, cmd: 0 },
      { ...before, cmdTime: '', cmdState: 0 },
    ]),
  ).toEqual([last, ['降锁', '', undefined, 'past']]);
  expect(words(Array.from({ length: 12 }, (_, index) => ({ ...before, cmdId: `M${String(index)}` })))).toHaveLength(10);
});

test('a report of a fault has the time of the command that failed, else of now, and a berth only where there is one', () => {
  const lock = {
    lockId: 'lock-1',
    berthNo: 'A103',
    lastCmdState: 3,
    lastCmdTime: '2026-03-10 12:00:05',
  } as ParkingLock;
  expect(toParkingLockFaultReportQueryParams(lock, at('13:00'))).toEqual({
    lockId: 'lock-1',
    berthNo: 'A103',
    time: '20260310130000',
  });
  expect(toParkingLockFaultReportQueryParams({ ...lock, lastCmdState: 4 }, at('13:00'))).toMatchObject({
    time: '20260310120005',
  });
  expect(
    toParkingLockFaultReportQueryParams({ ...lock, lastCmdState: 5, lastCmdTime: '', berthNo: '' }, at('13:00')),
  ).toEqual({
    lockId: 'lock-1',
    time: '20260310130000',
  });
});

test('why a lock cannot be moved, in the order in which a driver can do something about it', () => {
  const lock = {
    ...{ controlFrom: '2026-03-10 12:00:00', controlTo: '2026-03-10 18:00:00', maxDistance: 200 },
    ...{ canControl: 1, controlTip: '', online: 1, lockState: 50 },
  } as ParkingLock;
  const block = (more: Partial<ParkingLock>, time = '13:00', distanceM: number | null = 50) =>
    parkingLockMoveBlockReason({ ...lock, ...more }, { nowMs: at(time), distanceM });
  expect(block({})).toBe('');
  expect(block({}, '11:00')).toBe('今天 12:00 起可以控制');
  expect(block({}, '18:01')).toBe('控制时间已于 今天 18:00 结束');
  expect(block({}, '13:00', 1_200)).toBe('离车位 1.20km，到 200m 以内才能控制');
  expect(block({ maxDistance: -1 }, '13:00', 1_200)).toBe('');
  expect(block({}, '13:00', null)).toBe('');
  expect(block({ online: 0 })).toBe('地锁离线，暂时不能控制');
  expect(block({ canControl: 0, controlTip: '地锁电量不足' })).toBe('地锁电量不足');
  expect(block({ canControl: 0, controlTip: '地锁正在移动', lockState: 20 })).toBe('');
});
