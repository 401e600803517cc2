import fc from 'fast-check';

import { formatClock, formatDuration, formatMoment, parseServerTime } from '@/domain/time';
import { formatCountdown } from '@/domain/timeLeft';

const at = (text: string): number => {
  const ms = parseServerTime(text);
  if (ms === null) throw new Error(`not a time: ${text}`);
  return ms;
};

describe('parseServerTime', () => {
  test('reads Shanghai time', () => {
    expect(parseServerTime('2025-11-21 14:05:00')).toBe(Date.UTC(2025, 10, 21, 6, 5, 0));
    expect(parseServerTime('2025-01-01 00:00:00')).toBe(Date.UTC(2024, 11, 31, 16, 0, 0));
    expect(parseServerTime('2024-02-29 23:59:59')).toBe(Date.UTC(2024, 1, 29, 15, 59, 59));
  });

  test.each([
    '',
    '2025-11-21',
    '2025-11-21T14:05:00',
    '2025-11-21 14:05',
    '2025-11-21 14:05:00 ',
    '2025-02-29 00:00:00',
    '2025-02-31 00:00:00',
    '2025-13-01 00:00:00',
    '2025-00-10 00:00:00',
    '2025-11-21 24:00:00',
    '2025-11-21 14:60:00',
    '0000-00-00 00:00:00',
    '20251-11-21 14:05:00',
    'null',
  ])('%p is not a time', (text) => {
    expect(parseServerTime(text)).toBeNull();
  });

  test('keeps the clock that the server wrote', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 19).replace('T', ' ');
          expect(formatClock(at(text))).toBe(text.slice(11, 16));
        },
      ),
    );
  });
});

describe('formatMoment', () => {
  const now = at('2025-11-21 18:00:00');

  test.each([
    ['2025-11-21 14:05:00', '今天 14:05'],
    ['2025-11-21 00:00:00', '今天 00:00'],
    ['2025-11-20 23:59:59', '11月20日 23:59'],
    ['2025-11-22 00:00:00', '11月22日 00:00'],
    ['2025-10-21 14:05:00', '10月21日 14:05'],
    ['2025-01-02 03:04:05', '1月2日 03:04'],
    ['2024-11-21 14:05:00', '2024年11月21日 14:05'],
    ['2026-01-01 00:00:00', '2026年1月1日 00:00'],
  ])('%s is shown as %s', (text, shown) => {
    expect(formatMoment(at(text), now)).toBe(shown);
  });

  test('changes the day at midnight in Shanghai, not in UTC', () => {
    expect(formatMoment(at('2025-11-21 07:59:00'), at('2025-11-21 08:01:00'))).toBe('今天 07:59');
    expect(formatMoment(at('2025-11-20 23:59:00'), at('2025-11-21 00:01:00'))).toBe('11月20日 23:59');
  });

  test('shows dashes for an invalid time', () => {
    expect(formatMoment(NaN, now)).toBe('--');
    expect(formatClock(NaN)).toBe('--');
    expect(formatClock(Infinity)).toBe('--');
    expect(formatClock(8.64e15)).toBe('--');
  });
});

test.each([
  [0, '0分钟'],
  [45, '45分钟'],
  [59.9, '59分钟'],
  [60, '1小时'],
  [125, '2小时5分钟'],
  [1_439, '23小时59分钟'],
  [1_440, '1天'],
  [7_329, '5天2小时'],
  [192_000, '133天8小时'],
  [-1, '--'],
  [NaN, '--'],
  [Infinity, '--'],
])('%d minutes are shown as %s', (minutes, shown) => {
  expect(formatDuration(minutes)).toBe(shown);
});

test.each([
  [0, '00:00'],
  [-5_000, '00:00'],
  [1, '00:01'],
  [999, '00:01'],
  [1_000, '00:01'],
  [1_001, '00:02'],
  [299_000, '04:59'],
  [3_599_001, '1:00:00'],
  [3_600_000, '1:00:00'],
  [3_899_000, '1:04:59'],
  [90_000_000, '25:00:00'],
  [NaN, '--'],
  [Infinity, '--'],
])('%d ms left are shown as %s', (ms, shown) => {
  expect(formatCountdown(ms)).toBe(shown);
});
