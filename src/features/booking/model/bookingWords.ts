import { isAhead, visitOf, type VisitPhase } from '@/domain/booking/visit';
import { formatYuan } from '@/domain/money';
import type { Booking } from '@/services/booking/bookings';
import type { TagTone } from '@/ui/text/Tag';

const WORDS: Readonly<Record<VisitPhase, string>> = {
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
const TONES: Readonly<Partial<Record<VisitPhase, TagTone>>> = {
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

/** The server's word for a state that the clock does not change. */
export const phaseWord = (phase: VisitPhase, { stateText }: Pick<Booking, 'stateText'>): string =>
  phase === 'over' || phase === 'checking' ? WORDS[phase] : stateText || WORDS[phase];
export const phaseTone = (phase: VisitPhase): TagTone => TONES[phase] ?? 'plain';

/** A booking in a list. */
export function bookingTag(booking: Booking, nowMs: number): { readonly word: string; readonly tone: TagTone } {
  const { phase } = visitOf(booking, nowMs);
  return { word: phaseWord(phase, booking), tone: phaseTone(phase) };
}

/** What follows from the phase, with its cost at the time at which it begins. `clock`: 14:05, empty when unknown. */
export function phaseAdvice(phase: VisitPhase, booking: Booking, clock: string): string {
  const { noShowFee, overtimeHourFee, overtimeFee, depositFee } = booking;
  const known = (cents: number, words: (yuan: string) => string) =>
    Number.isSafeInteger(cents) && cents > 0 ? words(formatYuan(cents)) : '';
  switch (phase) {
    case 'early':
      return clock === '' ? '' : `${clock} 起可入场，来早了请在场外等`;
    case 'open':
      return clock === '' ? '' : `${clock} 仍未入场，车位不再保留${known(noShowFee, (yuan) => `，${yuan} 不退`)}`;
    case 'missed':
      return '已过最晚入场时间，正在确认';
    case 'inside':
      return clock === ''
        ? ''
        : `${clock} 后还没离场${known(overtimeHourFee, (yuan) => `，每小时${yuan}`)}${depositWords(depositFee)}`;
    case 'over':
      return `请尽快离场${known(overtimeFee, (yuan) => `，已超时 ${yuan}`)}${depositWords(depositFee)}`;
    case 'noShow':
      return `没有在最晚入场时间前入场，预约已失效${known(noShowFee, (yuan) => `，${yuan} 不退`)}`;
    case 'violation':
      return known(overtimeFee, (yuan) => `超时费 ${yuan}，超过了押金`) || '超时费超过了押金';
    case 'refunding':
      return '退款处理中，到账时间以支付渠道为准';
    default:
      return '';
  }
}

const depositWords = (cents: number): string => (cents > 0 ? '，先从押金扣' : '');

/** Whether the money of a booking has left the driver. */
export const isPaid = (phase: VisitPhase): boolean =>
  phase !== 'unpaid' && phase !== 'cancelled' && phase !== 'checking';

/** Whether there is still something to drive to. */
export const leadsThere = (phase: VisitPhase): boolean => isAhead(phase) || phase === 'unpaid';
