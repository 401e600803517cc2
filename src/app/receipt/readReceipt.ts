import { PAY_STATE } from '@/domain/payment/payState';
import type { GoldPlanReceipt } from '@/services/charge/goldPlan';

type Loose = Partial<Record<string, unknown>>;

const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const timeIn = (value: unknown): string => (TIME.test(textIn(value)) ? textIn(value) : '');
const wholeIn = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : Number.NaN;
const stateIn = (value: unknown): GoldPlanReceipt['payState'] => {
  const state = wholeIn(value);
  return Object.values(PAY_STATE).find((known) => known === state) ?? PAY_STATE.unknown;
};

/**
 * The receipt in an answer's data, read as tolerantly as `goldPlanReceipt` of services/charge reads it; null when it is unusable.
 * By hand, because the schema library weighs more than this whole page. A test holds both together.
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
  };
}
