import { momentText } from '@/domain/momentText';
import { formatYuan } from '@/domain/money';
import { parseServerTime } from '@/domain/time';
import type { BookPackage } from '@/services/booking/bookings';

type Rules = Pick<
  BookPackage,
  'cancelRules' | 'cancelFreeTime' | 'latestEntryTime' | 'endTime' | 'noShowFee' | 'overtimeHourFee' | 'depositFee'
>;

const costOf = (cents: number): string =>
  cents === 0 ? '不扣费' : Number.isSafeInteger(cents) ? `扣${formatYuan(cents)}` : '';

/** With a space that does not break: a clock alone at the end of a line says nothing. */
const BEFORE = '\u00a0前';
const AFTER = '\u00a0后';

export interface CostRow {
  readonly label: string;
  readonly lines: readonly string[];
}

/** What it costs not to come as booked, by the clock: cancelling, not coming, staying longer. Once the car is in (`isIn`), only the last. */
export function costRows(rules: Rules, nowMs: number, isIn = false): readonly CostRow[] {
  const { cancelRules, cancelFreeTime, latestEntryTime, endTime, noShowFee, overtimeHourFee, depositFee } = rules;
  // A server that sends no rules still says until when it is free.
  const known = cancelRules.length > 0 ? cancelRules : [{ untilTime: cancelFreeTime, deductFee: 0 }];
  const line = (time: string, what: string, cost: string): string[] => {
    const moment = momentText(time, nowMs);
    return moment === '' || cost === '' ? [] : [`${moment}${what}，${cost}`];
  };
  const ahead = known.filter(({ untilTime }) => (parseServerTime(untilTime) ?? Infinity) > nowMs);
  const overtime = line(
    endTime,
    AFTER,
    Number.isSafeInteger(overtimeHourFee) ? `每小时${formatYuan(overtimeHourFee)}` : '',
  );
  const fromDeposit = overtime.length > 0 && depositFee > 0 ? ['先从押金扣'] : [];
  const over = { label: '超时', lines: [...overtime, ...fromDeposit] };
  const before = [
    { label: '取消', lines: ahead.flatMap(({ untilTime, deductFee }) => line(untilTime, BEFORE, costOf(deductFee))) },
    { label: '没来', lines: line(latestEntryTime, ' 仍未入场', costOf(noShowFee)) },
  ];
  return [...(isIn ? [] : before), over].filter(({ lines }) => lines.length > 0);
}
