import { momentText } from '@/domain/momentText';
import { formatYuan } from '@/domain/money';
import { slotHours } from '@/domain/offPeak/slots';
import { formatDay, formatEnd } from '@/domain/pass/passTimes';
import { formatMoment, parseServerTime } from '@/domain/time';
import { OFF_PEAK_KIND, OFF_PEAK_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import type { TagTone } from '@/ui/text/Tag';

const WORDS: Readonly<Record<OffPeakOrder['state'], string>> = {
  [OFF_PEAK_STATE.unknown]: '处理中',
  [OFF_PEAK_STATE.unpaid]: '待支付',
  [OFF_PEAK_STATE.pending]: '待生效',
  [OFF_PEAK_STATE.inUse]: '使用中',
  [OFF_PEAK_STATE.finished]: '已完成',
  [OFF_PEAK_STATE.cancelled]: '已取消',
  [OFF_PEAK_STATE.violated]: '违约',
  [OFF_PEAK_STATE.refunding]: '退款中',
  [OFF_PEAK_STATE.refunded]: '已退款',
};

type Stated = Pick<OffPeakOrder, 'state' | 'stateText'>;

/** The state of an order in one word. An unknown state is 处理中, whatever text came with it. */
export const orderWord = ({ state, stateText }: Stated): string =>
  state === OFF_PEAK_STATE.unknown ? WORDS[state] : stateText || WORDS[state];

export function orderTone({ state }: Pick<OffPeakOrder, 'state'>): TagTone {
  switch (state) {
    case OFF_PEAK_STATE.unpaid:
    case OFF_PEAK_STATE.violated:
      return 'owed';
    case OFF_PEAK_STATE.pending:
    case OFF_PEAK_STATE.inUse:
      return 'done';
    case OFF_PEAK_STATE.unknown:
    case OFF_PEAK_STATE.refunding:
      return 'soon';
    default:
      return 'plain';
  }
}

type Timed = Pick<OffPeakOrder, 'kind' | 'startTime' | 'endTime'>;

/** When an order holds: `今天 19:00–次日08:00` for a slot, `2026年3月11日 至 2026年4月9日 24:00` for a package. Empty when a time is not known. */
export function whenText({ kind, startTime, endTime }: Timed, nowMs: number): string {
  const startMs = parseServerTime(startTime);
  const endMs = parseServerTime(endTime);
  if (startMs === null || endMs === null) return '';
  return kind === OFF_PEAK_KIND.slot
    ? `${formatMoment(startMs, nowMs).replace(/ .*$/, '')} ${slotHours(startMs, endMs)}`
    : `${formatDay(startMs)} 至 ${formatEnd(endMs)}`;
}

/** `6.00元`; empty for nothing, and where the amount is not known. */
export const someYuan = (cents: number): string => (cents > 0 ? formatYuan(cents) : '');

/** All plates of an order. */
export const platesText = ({ plates, formatPlateNo }: Pick<OffPeakOrder, 'plates' | 'formatPlateNo'>): string =>
  plates.map((plate) => plate.formatPlateNo).join('、') || formatPlateNo;

/** What it was bought for, without the deposit. NaN where the price is not known. */
export const priceOf = ({ payFee, depositFee }: Pick<OffPeakOrder, 'payFee' | 'depositFee'>): number =>
  payFee - depositFee;

/** `预约费 10.00元，押金 5.00元`; empty where the price is not known. */
export function feeText(order: Pick<OffPeakOrder, 'kind' | 'payFee' | 'depositFee'>): string {
  const price = priceOf(order);
  if (!Number.isSafeInteger(price)) return '';
  const fee = `${order.kind === OFF_PEAK_KIND.slot ? '预约费' : '套餐费'} ${formatYuan(price)}`;
  return order.depositFee > 0 ? `${fee}，押金 ${formatYuan(order.depositFee)}` : fee;
}

/** When the car must be in and out, as lines of a calendar: what a driver copies. */
export const calendarText = (order: OffPeakOrder, nowMs: number): string =>
  [
    `错时停车 ${order.parkName}`,
    `车辆 ${platesText(order)}`,
    whenText(order, nowMs),
    ...[
      ['最晚入场', order.latestEntryTime],
      ['最晚离场', order.endTime],
    ].flatMap(([label = '', time = '']) => {
      const text = momentText(time, nowMs);
      return text === '' ? [] : [`${label} ${text}`];
    }),
  ].join('\n');
