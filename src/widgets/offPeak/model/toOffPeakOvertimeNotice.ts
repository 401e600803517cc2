import { formatYuan } from '@/domain/money';
import {
  minutesToNextOffPeakOvertimeFee,
  type OffPeakOvertimeStatus,
  type OffPeakUse,
  toOffPeakOvertimeStatus,
} from '@/domain/offPeak/overtime';
import { formatClock, formatDuration } from '@/domain/time';

/** The times and prices of an order whose car is parked. */
export interface OffPeakOrderOvertime extends OffPeakUse {
  readonly overtimeFee: number;
  /** The part of `overtimeFee` that is still unpaid. */
  readonly overtimeDueFee: number;
  readonly overtimeHourFee: number;
  readonly overtimeCapFee: number;
}

const toOvertimePrice = ({ overtimeHourFee, overtimeCapFee }: OffPeakOrderOvertime) => ({
  hourCents: overtimeHourFee,
  capCents: overtimeCapFee,
});

/** `每小时6.00元，60.00元封顶`; empty if the price is unknown. */
export function offPeakOvertimePriceText({ overtimeHourFee, overtimeCapFee }: OffPeakOrderOvertime): string {
  if (!Number.isSafeInteger(overtimeHourFee)) return '';
  return `每小时${formatYuan(overtimeHourFee)}${overtimeCapFee > 0 ? `，${formatYuan(overtimeCapFee)}封顶` : ''}`;
}

/** Overtime that is not owed: `12.00元，已缴`, or that it was waived. Empty without overtime, or if the fee is unknown. */
export function offPeakOvertimePaidText(order: OffPeakOrderOvertime): string {
  if (order.overtimeMinutes <= 0 || !Number.isSafeInteger(order.overtimeFee)) return '';
  return order.overtimeFee > 0 ? `${formatYuan(order.overtimeFee)}，已缴` : '已免除';
}

/** `共29.00元，已缴5.00元` for overtime that is partly paid; empty if nothing of it is paid. */
export const offPeakOvertimePartPaidText = ({ overtimeFee, overtimeDueFee }: OffPeakOrderOvertime): string =>
  overtimeDueFee < overtimeFee ? `共${formatYuan(overtimeFee)}，已缴${formatYuan(overtimeFee - overtimeDueFee)}` : '';

/** When a running fee will next increase; empty if unknown, or after the car has left. */
export function nextOffPeakOvertimeFeeIncreaseText(order: OffPeakOrderOvertime): string {
  const meter = toOffPeakOvertimeStatus(order, 0);
  if (meter.is !== 'over' || !meter.isInside) return '';
  const left = minutesToNextOffPeakOvertimeFee(meter.minutes, toOvertimePrice(order));
  if (left !== null) return left === 0 ? '马上再加1小时' : `再过${formatDuration(left)}加1小时`;
  return order.overtimeCapFee > 0 && order.overtimeFee >= order.overtimeCapFee ? '已到封顶，不再增加' : '';
}

/** The notice for a car whose off-peak hours have ended or are about to end; null if there is nothing to show. */
export function toOffPeakOvertimeNotice(
  order: OffPeakOrderOvertime,
  meter: OffPeakOvertimeStatus,
): { readonly title: string; readonly note: string } | null {
  switch (meter.is) {
    case 'none':
      return null;
    case 'inTime':
      return { title: '错时停车快到点了', note: `${formatClock(meter.untilMs)} 前离场，超时收费` };
    case 'late':
      return { title: '错时停车已到点，请尽快离场', note: offPeakOvertimePriceText(order) };
    case 'over': {
      const due = order.overtimeDueFee < order.overtimeFee ? `，待缴 ${formatYuan(order.overtimeDueFee)}` : '';
      const fee = `${formatYuan(order.overtimeFee)}${due}`;
      return meter.isInside
        ? { title: `错时停车已超时${formatDuration(meter.minutes)}`, note: `已产生 ${fee}，离场后停止` }
        : { title: `本次超时${formatDuration(meter.minutes)}`, note: `超时费 ${fee}` };
    }
  }
}
