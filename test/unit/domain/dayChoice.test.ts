import {
  dayRangeAroundNow,
  formatDayWithWeekday,
  nearestSelectableDay,
  parseDayPickerColumns,
  shiftDay,
  toDayPickerColumns,
} from '@/domain/dayChoice';

const RANGE = { first: '2026-03-10', last: '2026-04-09' };
const WIDE = { first: '2016-02-29', last: '2056-12-31' };

test('a day is said with its weekday, and text that is none not at all', () => {
  expect(formatDayWithWeekday('2026-03-10')).toBe('2026年3月10日 周二');
  expect(formatDayWithWeekday('2026-02-30')).toBe('');
  expect(formatDayWithWeekday('')).toBe('');
});

test('the wheels begin with the chosen day, within the range', () => {
  expect(nearestSelectableDay('', RANGE)).toBe('2026-03-10');
  expect(nearestSelectableDay('2026-02-30', RANGE)).toBe('2026-03-10');
  expect(nearestSelectableDay('2020-01-01', RANGE)).toBe('2026-03-10');
  expect(nearestSelectableDay('2030-01-01', RANGE)).toBe('2026-04-09');
  expect(nearestSelectableDay('2026-03-31', RANGE)).toBe('2026-03-31');
});

test('a step keeps to the calendar and to the range', () => {
  expect(shiftDay('2026-01-31', 'month', 1, WIDE)).toBe('2026-02-28');
  expect(shiftDay('2028-02-29', 'year', 1, WIDE)).toBe('2029-02-28');
  expect(shiftDay('2026-12-31', 'day', 1, WIDE)).toBe('2027-01-01');
  expect(shiftDay('2026-03-10', 'day', -1, RANGE)).toBe('2026-03-10');
  expect(shiftDay('2026-03-20', 'month', 1, RANGE)).toBe('2026-04-09');
  expect(shiftDay('2026-03-20', 'year', 1, RANGE)).toBe('2026-03-20');
  expect(shiftDay('2026-04-02', 'month', 1, RANGE)).toBe('2026-04-02');
  expect(shiftDay('', 'day', 1, RANGE)).toBe('2026-03-11');
});

test('the columns hold the years, months and days of the range, in Chinese', () => {
  const labels = toDayPickerColumns('2026-04-02', RANGE).map((column) => column.map(({ label }) => label));
  expect(labels).toEqual([['2026年'], ['3月', '4月'], ['1日', '2日', '3日', '4日', '5日', '6日', '7日', '8日', '9日']]);
  expect(toDayPickerColumns('2026-03-10', RANGE)[2]).toHaveLength(22);
  expect(toDayPickerColumns('2028-02-01', WIDE)[2]).toHaveLength(29);
  expect(toDayPickerColumns('2026-02-01', WIDE)[2]).toHaveLength(28);
});

test('what the wheels show is a day, also when one was turned to a shorter month', () => {
  expect(parseDayPickerColumns(['2026', '02', '31'], WIDE)).toBe('2026-02-28');
  expect(parseDayPickerColumns(['2026', '04', '31'], RANGE)).toBe('2026-04-09');
  expect(parseDayPickerColumns(['', '', ''], RANGE)).toBe('2026-03-10');
});

test('years around a day, also around the 29th of February', () => {
  expect(dayRangeAroundNow(Date.UTC(2028, 1, 29, 4), 10, 30)).toEqual({ first: '2018-02-28', last: '2058-02-28' });
});
