import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import { formatOffPeakSlotHours } from '@/domain/offPeak/slots';
import { formatDayWithYear, formatPassEnd } from '@/domain/pass/passTimes';
import { formatMoment, parseServerTime } from '@/domain/time';
import { OFF_PEAK_ORDER_KIND, OFF_PEAK_ORDER_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import type { TagTone } from '@/ui/text/Tag';

const STATE_LABELS: Readonly<Record<OffPeakOrder['state'], string>> = {
  [OFF_PEAK_ORDER_STATE.unknown]: '处理中',
  [OFF_PEAK_ORDER_STATE.unpaid]: '待支付',
  [OFF_PEAK_ORDER_STATE.pending]: '待生效',
  [OFF_PEAK_ORDER_STATE.inUse]: '使用中',
  [OFF_PEAK_ORDER_STATE.finished]: '已完成',
  [OFF_PEAK_ORDER_STATE.cancelled]: '已取消',
  [OFF_PEAK_ORDER_STATE.violated]: '违约',
  [OFF_PEAK_ORDER_STATE.refunding]: '退款中',
  [OFF_PEAK_ORDER_STATE.refunded]: '已退款',
};

type StateFields = Pick<OffPeakOrder, 'state' | 'stateText'>;

/** The label of an order's state. An unknown state is 处理中, whatever text the server sent. */
export const offPeakOrderStateLabel = ({ state, stateText }: StateFields): string =>
  state === OFF_PEAK_ORDER_STATE.unknown ? STATE_LABELS[state] : stateText || STATE_LABELS[state];

export function offPeakOrderStateTone({ state }: Pick<OffPeakOrder, 'state'>): TagTone {
  switch (state) {
    case OFF_PEAK_ORDER_STATE.unpaid:
    case OFF_PEAK_ORDER_STATE.violated:
      return 'owed';
    case OFF_PEAK_ORDER_STATE.pending:
    case OFF_PEAK_ORDER_STATE.inUse:
      return 'done';
    case OFF_PEAK_ORDER_STATE.unknown:
    case OFF_PEAK_ORDER_STATE.refunding:
      return 'soon';
    default:
      return 'plain';
  }
}

type PeriodFields = Pick<OffPeakOrder, 'kind' | 'startTime' | 'endTime'>;

/**
 * The period of an order: `今天 19:00–次日08:00` for a slot, `2026年3月11日 至 2026年4月9日 24:00` for a package. Empty if a time
 * is unknown.
 */
export function offPeakOrderPeriodText({ kind, startTime, endTime }: PeriodFields, nowMs: number): string {
  const startMs = parseServerTime(startTime);
  const endMs = parseServerTime(endTime);
  if (startMs === null || endMs === null) return '';
  return kind === OFF_PEAK_ORDER_KIND.slot
    ? `${formatMoment(startMs, nowMs).replace(/ .*$/, '')} ${formatOffPeakSlotHours(startMs, endMs)}`
    : `${formatDayWithYear(startMs)} 至 ${formatPassEnd(endMs)}`;
}

/** `6.00元`; empty for zero or an unknown amount. */
export const positiveYuanText = (cents: number): string => (cents > 0 ? formatYuan(cents) : '');

/** All plates of an order. */
export const offPeakOrderPlatesText = ({
  plates,
  formatPlateNo,
}: Pick<OffPeakOrder, 'plates' | 'formatPlateNo'>): string =>
  plates.map((plate) => plate.formatPlateNo).join('、') || formatPlateNo;

/** The price without the deposit; NaN if the price is unknown. */
export const offPeakPriceWithoutDepositCents = ({
  payFee,
  depositFee,
}: Pick<OffPeakOrder, 'payFee' | 'depositFee'>): number => payFee - depositFee;

/** `预约费 10.00元，押金 5.00元`; empty if the price is unknown. */
export function offPeakOrderFeeText(order: Pick<OffPeakOrder, 'kind' | 'payFee' | 'depositFee'>): string {
  const price = offPeakPriceWithoutDepositCents(order);
  if (!Number.isSafeInteger(price)) return '';
  const fee = `${order.kind === OFF_PEAK_ORDER_KIND.slot ? '预约费' : '套餐费'} ${formatYuan(price)}`;
  return order.depositFee > 0 ? `${fee}，押金 ${formatYuan(order.depositFee)}` : fee;
}

/** The latest entry and exit as text that a driver copies into a calendar. */
export const offPeakOrderItineraryText = (order: OffPeakOrder, nowMs: number): string =>
  [
    `错时停车 ${order.parkName}`,
    `车辆 ${offPeakOrderPlatesText(order)}`,
    offPeakOrderPeriodText(order, nowMs),
    ...[
      ['最晚入场', order.latestEntryTime],
      ['最晚离场', order.endTime],
    ].flatMap(([label = '', time = '']) => {
      const text = formatServerMoment(time, nowMs);
      return text === '' ? [] : [`${label} ${text}`];
    }),
  ].join('\n');
