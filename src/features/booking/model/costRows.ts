import { formatYuan } from '@/domain/money';
import { formatMoment, NO_TIME, parseServerTime } from '@/domain/time';
import type { BookPackage } from '@/services/booking/bookings';

type Rules = Pick<
  BookPackage,
  'cancelRules' | 'cancelFreeTime' | 'latestEntryTime' | 'endTime' | 'noShowFee' | 'overtimeHourFee' | 'depositFee'
>;

/** A server time as `今天 14:05`; empty when it is not known. */
export function momentOf(time: string, nowMs: number): string {
  const ms = parseServerTime(time);
  const text = ms === null ? '' : formatMoment(ms, nowMs);
  return text === NO_TIME ? '' : text;
}

const costOf = (cents: number): string =>
  cents === 0 ? '不扣费' : Number.isSafeInteger(cents) ? `扣${formatYuan(cents)}` : '';

/** What it costs not to come as booked, by the clock: cancelling, not coming, staying longer. */
export function costRows(rules: Rules, nowMs: number): readonly { readonly label: string; readonly value: string }[] {
  const { cancelRules, cancelFreeTime, latestEntryTime, endTime, noShowFee, overtimeHourFee, depositFee } = rules;
  // A server that sends no rules still says until when it is free.
  const known = cancelRules.length > 0 ? cancelRules : [{ untilTime: cancelFreeTime, deductFee: 0 }];
  const ahead = known.filter(({ untilTime }) => (parseServerTime(untilTime) ?? Infinity) > nowMs);
  const rows = ahead.map(({ untilTime, deductFee }) => [momentOf(untilTime, nowMs), '前取消', costOf(deductFee)]);
  const from = hasDeposit(depositFee) ? '，先从押金扣' : '';
  const overtime = Number.isSafeInteger(overtimeHourFee) ? `每小时${formatYuan(overtimeHourFee)}${from}` : '';
  return [
    ...rows,
    [momentOf(latestEntryTime, nowMs), '还没入场', costOf(noShowFee)],
    [momentOf(endTime, nowMs), '后还没离场', overtime],
  ]
    .filter(([time, , cost]) => time !== '' && cost !== '')
    .map(([time = '', what = '', cost = '']) => ({ label: `${time} ${what}`, value: cost }));
}

const hasDeposit = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0;
