import { execFileSync } from 'node:child_process';
import path from 'node:path';

import fc from 'fast-check';

import { addDays, fromShanghai, listDaysFrom, parseIsoDayStartMs, toIsoString, toShanghai } from '@/domain/calendar';
import { daysBetween, startOfDay } from '@/domain/calendarDay';
import { formatIsoDay } from '@/domain/day';
import { formatMsAsServerTime } from '@/domain/serverTime';
import { formatClock, formatMoment, parseServerTime } from '@/domain/time';

const ZONES = ['Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe'];
/** From 1992 on Shanghai has had no summer time; dayjs and ours end in the year 9999. */
const moment = fc.integer({ min: Date.UTC(1992, 0, 1), max: Date.UTC(9999, 11, 1) });

/** What our own reader and printer of one moment say, and what dayjs says. They are two because ours is in the first load and in long lists. */
function differencesAt(ms: number): readonly string[] {
  const here = toShanghai(ms);
  const wholeMs = ms - (ms % 1_000);
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [formatIsoDay(ms), here.format('YYYY-MM-DD')],
    [formatClock(ms), here.format('HH:mm')],
    [formatMsAsServerTime(ms), here.format('YYYY-MM-DD HH:mm:ss')],
    [formatMoment(ms, 0), here.format('YYYY年M月D日 HH:mm')],
    [parseServerTime(here.format('YYYY-MM-DD HH:mm:ss')), wholeMs],
    [fromShanghai(here), ms],
    [startOfDay(ms), fromShanghai(here.startOf('day'))],
    [daysBetween(0, ms), here.startOf('day').diff(toShanghai(0).startOf('day'), 'day')],
  ];
  return pairs.filter(([ours, theirs]) => ours !== theirs).map(([ours, theirs]) => `${String(ours)} ${String(theirs)}`);
}

test(`our reader and printer of a moment agree with dayjs on 10,000 random moments (${process.env['TZ'] ?? 'own zone'})`, () => {
  fc.assert(
    fc.property(moment, (ms) => {
      expect(differencesAt(ms)).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});

test('and so they do on a phone that is set to another zone', () => {
  const root = path.resolve(__dirname, '../../..');
  // The others are tried by a process of their own, because a process reads its zone once.
  const others = process.env['TZ'] === undefined || process.env['TZ'] === ZONES[0] ? ZONES.slice(1) : [];
  for (const TZ of others) {
    const report = execFileSync(
      process.execPath,
      [
        path.join(root, 'node_modules/jest/bin/jest.js'),
        'test/unit/domain/calendar.test.ts',
        '-t',
        'random moments',
        '--json',
      ],
      { cwd: root, env: { ...process.env, TZ }, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' },
    );
    expect(JSON.parse(report)).toMatchObject({ numPassedTests: 1, numFailedTests: 0 });
  }
}, 60_000);

test('days are those of Shanghai', () => {
  const newYear = Date.parse('2026-12-31T16:30:00Z');
  expect(listDaysFrom(newYear, 3)).toEqual(['2027-01-01', '2027-01-02', '2027-01-03']);
  expect(listDaysFrom(newYear, 2, -1)).toEqual(['2027-01-01', '2026-12-31']);
  expect(toIsoString(addDays(newYear, -1))).toBe('2026-12-30T16:30:00.000Z');
  expect(toIsoString(parseIsoDayStartMs('2027-01-01') ?? 0)).toBe('2026-12-31T16:00:00.000Z');
});

test.each(['', '2026-02-31', '2026-13-01', '2026-1-1', '2026-01-01 00:00', '今天'])('%j is no day', (text) => {
  expect(parseIsoDayStartMs(text)).toBeNull();
});
