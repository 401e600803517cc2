import { type BookingPhase, isBookingAwaitingEntry, toBookingPhaseWithEnd } from '@/domain/booking/bookingPhase';
import { formatYuan } from '@/domain/money';
import type { Booking } from '@/services/booking/bookings';
import type { TagTone } from '@/ui/text/Tag';

const PHASE_LABELS: Readonly<Record<BookingPhase, string>> = {
  unpaid: '待支付',
  early: '待入场',
  open: '待入场',
  missed: '待入场',
  inside: '已入场',
  over: '已超时',
  finished: '已完成',
  cancelled: '已取消',
  noShow: '超时未到',
  violation: '违约',
  refunding: '退款中',
  refunded: '已退款',
  checking: '处理中',
};
const PHASE_TONES: Readonly<Partial<Record<BookingPhase, TagTone>>> = {
  unpaid: 'owed',
  early: 'brand',
  open: 'brand',
  missed: 'soon',
  inside: 'brand',
  over: 'soon',
  finished: 'done',
  refunded: 'done',
  refunding: 'soon',
  noShow: 'soon',
  violation: 'owed',
};

/** The label of a phase: the server's text, except for phases that depend on the clock. */
export const bookingPhaseLabel = (phase: BookingPhase, { stateText }: Pick<Booking, 'stateText'>): string =>
  phase === 'over' || phase === 'checking' ? PHASE_LABELS[phase] : stateText || PHASE_LABELS[phase];
export const bookingPhaseTone = (phase: BookingPhase): TagTone => PHASE_TONES[phase] ?? 'plain';

/** The tag of a booking in a list. */
export function bookingStateTag(booking: Booking, nowMs: number): { readonly word: string; readonly tone: TagTone } {
  const { phase } = toBookingPhaseWithEnd(booking, nowMs);
  return { word: bookingPhaseLabel(phase, booking), tone: bookingPhaseTone(phase) };
}

/**
 * What happens next in this phase, with its cost and the time at which it applies. `clockText`: `14:05`; empty when
 * unknown.
 */
export function bookingPhaseAdvice(phase: BookingPhase, booking: Booking, clockText: string): string {
  const { noShowFee, overtimeHourFee, overtimeFee, depositFee } = booking;
  const withAmount = (cents: number, toText: (yuan: string) => string) =>
    Number.isSafeInteger(cents) && cents > 0 ? toText(formatYuan(cents)) : '';
  switch (phase) {
    case 'early':
      return clockText === '' ? '' : `${clockText} 起可入场，来早了请在场外等`;
    case 'open':
      return clockText === ''
        ? ''
        : `${clockText} 仍未入场，车位不再保留${withAmount(noShowFee, (yuan) => `，${yuan} 不退`)}`;
    case 'missed':
      return '已过最晚入场时间，正在确认';
    case 'inside':
      return clockText === ''
        ? ''
        : `${clockText} 后还没离场${withAmount(overtimeHourFee, (yuan) => `，每小时${yuan}`)}${depositText(depositFee)}`;
    case 'over':
      return `请尽快离场${withAmount(overtimeFee, (yuan) => `，已超时 ${yuan}`)}${depositText(depositFee)}`;
    case 'noShow':
      return `没有在最晚入场时间前入场，预约已失效${withAmount(noShowFee, (yuan) => `，${yuan} 不退`)}`;
    case 'violation':
      return withAmount(overtimeFee, (yuan) => `超时费 ${yuan}，超过了押金`) || '超时费超过了押金';
    case 'refunding':
      return '退款处理中，到账时间以支付渠道为准';
    default:
      return '';
  }
}

const depositText = (cents: number): string => (cents > 0 ? '，先从押金扣' : '');

/** Whether the booking has been paid in this phase. */
export const isPaidBookingPhase = (phase: BookingPhase): boolean =>
  phase !== 'unpaid' && phase !== 'cancelled' && phase !== 'checking';

/** Whether the driver may still drive to the berth. */
export const isBookingArrivalPending = (phase: BookingPhase): boolean =>
  isBookingAwaitingEntry(phase) || phase === 'unpaid';
