import { formatYuan } from '@/domain/money';
import { type Meter, meterOf, minutesToNextHour, type Use } from '@/domain/offPeak/overtime';
import { formatClock, formatDuration } from '@/domain/time';

/** An order whose car is in, as far as its clock and its price go. */
export interface Metered extends Use {
  readonly overtimeFee: number;
  /** What of it is still to be paid. */
  readonly overtimeDueFee: number;
  readonly overtimeHourFee: number;
  readonly overtimeCapFee: number;
}

const priceOf = ({ overtimeHourFee, overtimeCapFee }: Metered) => ({
  hourCents: overtimeHourFee,
  capCents: overtimeCapFee,
});

/** `每小时6.00元，60.00元封顶`; empty where the price is not known. */
export function overtimePrice({ overtimeHourFee, overtimeCapFee }: Metered): string {
  if (!Number.isSafeInteger(overtimeHourFee)) return '';
  return `每小时${formatYuan(overtimeHourFee)}${overtimeCapFee > 0 ? `，${formatYuan(overtimeCapFee)}封顶` : ''}`;
}

/** What became of overtime that is not owed: `12.00元，已缴`, or that it was taken back. Empty without overtime, and where the fee is not known. */
export function overtimePaid(order: Metered): string {
  if (order.overtimeMinutes <= 0 || !Number.isSafeInteger(order.overtimeFee)) return '';
  return order.overtimeFee > 0 ? `${formatYuan(order.overtimeFee)}，已缴` : '已免除';
}

/** `共29.00元，已缴5.00元` of overtime that is still owed; empty where all of it is. */
export const overtimePartPaid = ({ overtimeFee, overtimeDueFee }: Metered): string =>
  overtimeDueFee < overtimeFee ? `共${formatYuan(overtimeFee)}，已缴${formatYuan(overtimeFee - overtimeDueFee)}` : '';

/** How a running fee goes on; empty where nobody knows, or after the car has left. */
export function nextText(order: Metered): string {
  const meter = meterOf(order, 0);
  if (meter.is !== 'over' || !meter.isInside) return '';
  const left = minutesToNextHour(meter.minutes, priceOf(order));
  if (left !== null) return left === 0 ? '马上再加1小时' : `再过${formatDuration(left)}加1小时`;
  return order.overtimeCapFee > 0 && order.overtimeFee >= order.overtimeCapFee ? '已到封顶，不再增加' : '';
}

/** What a driver whose car is in past its hours, or nearly, has to know. Null where there is nothing to say. */
export function meterWords(order: Metered, meter: Meter): { readonly title: string; readonly note: string } | null {
  switch (meter.is) {
    case 'none':
      return null;
    case 'inTime':
      return { title: '错时停车快到点了', note: `${formatClock(meter.untilMs)} 前离场，超时收费` };
    case 'late':
      return { title: '错时停车已到点，请尽快离场', note: overtimePrice(order) };
    case 'over': {
      const due = order.overtimeDueFee < order.overtimeFee ? `，待缴 ${formatYuan(order.overtimeDueFee)}` : '';
      const fee = `${formatYuan(order.overtimeFee)}${due}`;
      return meter.isInside
        ? { title: `错时停车已超时${formatDuration(meter.minutes)}`, note: `已产生 ${fee}，离场后停止` }
        : { title: `本次超时${formatDuration(meter.minutes)}`, note: `超时费 ${fee}` };
    }
  }
}
