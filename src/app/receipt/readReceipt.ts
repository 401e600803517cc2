import { PAY_STATE } from '@/domain/payment/payState';
import type { GoldPlanReceipt } from '@/services/charge/goldPlan';

type Loose = Partial<Record<string, unknown>>;

const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const timeIn = (value: unknown): string => (TIME.test(textIn(value)) ? textIn(value) : '');
const wholeIn = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : Number.NaN;
const STATES: readonly unknown[] = Object.values(PAY_STATE);
const stateIn = (value: unknown): GoldPlanReceipt['payState'] =>
  STATES.includes(value) ? (value as GoldPlanReceipt['payState']) : PAY_STATE.unknown;

/**
 * Parses the receipt from a response's data as tolerantly as `goldPlanReceipt` of services/charge; null when it is unusable. It is parsed
 * by hand, because the schema library is larger than this whole page. A test compares both.
 */
export function readReceipt(data: unknown): GoldPlanReceipt | null {
  if (typeof data !== 'object' || data === null) return null;
  const given = data as Loose;
  const payId = textIn(given['payId']);
  if (payId === '') return null;
  return {
    payId,
    payState: stateIn(given['payState']),
    payStateText: textIn(given['payStateText']),
    payAmount: wholeIn(given['payAmount']),
    paidTime: timeIn(given['paidTime']),
    title: textIn(given['title']),
    formatPlateNo: textIn(given['formatPlateNo']),
    parkName: textIn(given['parkName']),
    leaveFreeMinutes: wholeIn(given['leaveFreeMinutes']),
    leaveDeadlineTime: timeIn(given['leaveDeadlineTime']),
    receiptCode: textIn(given['receiptCode']),
  };
}
