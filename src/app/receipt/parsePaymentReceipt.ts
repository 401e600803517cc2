import { PAY_STATE } from '@/domain/payment/payState';
import type { WechatReceiptFramePayment } from '@/services/charge/goldPlan';

type UntrustedRecord = Partial<Record<string, unknown>>;

const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toTime = (value: unknown): string => (TIME.test(toText(value)) ? toText(value) : '');
const toWholeNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : Number.NaN;
const STATES: readonly unknown[] = Object.values(PAY_STATE);
const toPayState = (value: unknown): WechatReceiptFramePayment['payState'] =>
  STATES.includes(value) ? (value as WechatReceiptFramePayment['payState']) : PAY_STATE.unknown;

/**
 * Parses the receipt from a response's data as tolerantly as `wechatReceiptFramePaymentSchema` of services/charge; null when it is
 * unusable. It is parsed by hand, because the schema library is larger than this whole page. A test compares both.
 */
export function parsePaymentReceipt(data: unknown): WechatReceiptFramePayment | null {
  if (typeof data !== 'object' || data === null) return null;
  const record = data as UntrustedRecord;
  const payId = toText(record['payId']);
  if (payId === '') return null;
  return {
    payId,
    payState: toPayState(record['payState']),
    payStateText: toText(record['payStateText']),
    payAmount: toWholeNumber(record['payAmount']),
    paidTime: toTime(record['paidTime']),
    title: toText(record['title']),
    formatPlateNo: toText(record['formatPlateNo']),
    parkName: toText(record['parkName']),
    leaveFreeMinutes: toWholeNumber(record['leaveFreeMinutes']),
    leaveDeadlineTime: toTime(record['leaveDeadlineTime']),
    receiptCode: toText(record['receiptCode']),
  };
}
