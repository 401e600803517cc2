import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import { parseServerTime } from '@/domain/time';
import type { BookingPackage } from '@/services/booking/bookings';

type CostRules = Pick<
  BookingPackage,
  'cancelRules' | 'cancelFreeTime' | 'latestEntryTime' | 'endTime' | 'noShowFee' | 'overtimeHourFee' | 'depositFee'
>;

const deductionText = (cents: number): string =>
  cents === 0 ? '不扣费' : Number.isSafeInteger(cents) ? `扣${formatYuan(cents)}` : '';

/** Non-breaking space: a time alone at the end of a line is hard to read. */
const BEFORE_SUFFIX = '\u00a0前';
const AFTER_SUFFIX = '\u00a0后';

export interface BookingPenaltyCostRow {
  readonly label: string;
  readonly lines: readonly string[];
}

/**
 * The costs of cancelling, not arriving and overstaying, with their times. Once the car has entered (`hasEntered`),
 * only overstaying.
 */
export function toBookingPenaltyCostRows(
  rules: CostRules,
  nowMs: number,
  hasEntered = false,
): readonly BookingPenaltyCostRow[] {
  const { cancelRules, cancelFreeTime, latestEntryTime, endTime, noShowFee, overtimeHourFee, depositFee } = rules;
  // A server without cancel rules still sends the time until which cancelling is free.
  const knownRules = cancelRules.length > 0 ? cancelRules : [{ untilTime: cancelFreeTime, deductFee: 0 }];
  const toLines = (time: string, suffix: string, cost: string): string[] => {
    const momentLabel = formatServerMoment(time, nowMs);
    return momentLabel === '' || cost === '' ? [] : [`${momentLabel}${suffix}，${cost}`];
  };
  const upcomingRules = knownRules.filter(({ untilTime }) => (parseServerTime(untilTime) ?? Infinity) > nowMs);
  const overtime = toLines(
    endTime,
    AFTER_SUFFIX,
    Number.isSafeInteger(overtimeHourFee) ? `每小时${formatYuan(overtimeHourFee)}` : '',
  );
  const fromDeposit = overtime.length > 0 && depositFee > 0 ? ['先从押金扣'] : [];
  const overtimeRow = { label: '超时', lines: [...overtime, ...fromDeposit] };
  const beforeEntryRows = [
    {
      label: '取消',
      lines: upcomingRules.flatMap(({ untilTime, deductFee }) =>
        toLines(untilTime, BEFORE_SUFFIX, deductionText(deductFee)),
      ),
    },
    { label: '没来', lines: toLines(latestEntryTime, ' 仍未入场', deductionText(noShowFee)) },
  ];
  return [...(hasEntered ? [] : beforeEntryRows), overtimeRow].filter(({ lines }) => lines.length > 0);
}
