import { parseServerTime } from '@/domain/time';
import { passPeriodTransitionText, toPassTimelineRows } from '@/widgets/pass/model/passTimeline';

const at = (text: string): number => parseServerTime(`${text}:00`) ?? Number.NaN;
const lines = (rows: ReturnType<typeof toPassTimelineRows>) => rows.map(({ word, time, note }) => [word, time, note]);

test('a first purchase says when it begins and when it ends', () => {
  const rows = toPassTimelineRows({ startMs: at('2026-12-01 00:00'), endMs: at('2027-01-01 00:00') }, '月卡');
  expect(lines(rows)).toEqual([
    ['生效', '2026年12月1日 00:00', ''],
    ['到期', '2026年12月31日 24:00', ''],
  ]);
});

test('one that begins with its payment promises the day and says from when it counts', () => {
  const rows = toPassTimelineRows(
    { startMs: at('2026-11-23 14:46'), endMs: at('2026-12-23 14:46'), isFromPayment: true },
    '月卡',
  );
  expect(lines(rows)).toEqual([
    ['生效', '支付成功时', ''],
    ['到期', '2026年12月23日', '从支付成功时算起'],
  ]);
});

test('a renewal joins the old end, leaves a gap or overlaps, and says which', () => {
  const end = at('2026-12-01 00:00');
  expect(passPeriodTransitionText(end, end, '月卡')).toBe('接着原来的，中间不断档');
  expect(passPeriodTransitionText(end, at('2026-12-03 02:00'), '月卡')).toBe(
    '中间断档2天2小时，这段时间没有月卡，按临停计费',
  );
  expect(passPeriodTransitionText(end, at('2026-11-30 00:00'), '套餐')).toBe('与原来的重叠1天，重叠的时间不会顺延');
  const gap = toPassTimelineRows(
    { oldEndMs: end, startMs: at('2026-12-03 02:00'), endMs: at('2027-01-03 02:00') },
    '月卡',
  );
  expect(lines(gap)).toEqual([
    ['原到期', '2026年11月30日 24:00', ''],
    ['续费生效', '2026年12月3日 02:00', '中间断档2天2小时，这段时间没有月卡，按临停计费'],
    ['续费后到期', '2027年1月3日 02:00', ''],
  ]);
  // The lines stand in the order of time.
  const overlap = toPassTimelineRows({ oldEndMs: end, startMs: at('2026-11-30 00:00'), endMs: null }, '月卡');
  expect(overlap.map(({ word }) => word)).toEqual(['续费生效', '原到期']);
});

test('a time that is not known has no line', () => {
  expect(toPassTimelineRows({ startMs: null, endMs: null }, '月卡')).toEqual([]);
});
