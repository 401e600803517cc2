import { cashOutBlockedReason, isCashOutPending, isCashOutReturned } from '@/domain/wallet/cashOut';
import {
  calculateLedgerTotals,
  ledgerAmountText,
  ledgerPlainText,
  ledgerRecordTypeLabel,
  ledgerTotalsText,
  toSignedLedgerCents,
} from '@/domain/wallet/ledger';
import { parseYuanWithinLimits } from '@/domain/wallet/parseYuanWithinLimits';
import { CASH_OUT_STATUS, LEDGER_DIRECTION, LEDGER_RECORD_TYPE } from '@/domain/wallet/walletCodes';
import { cashOutArrivalText } from '@/features/wallet/cash/model/toCashOutTimelineSteps';

const LIMITS = { minCents: 1, maxCents: 4_000, belowMinText: '少', aboveMaxText: '多' };

test.each([
  ['8.88', { cents: 888 }],
  ['8.88元', { cents: 888 }],
  [' ¥8.88 ', { cents: 888 }],
  ['￥8.8 元', { cents: 880 }],
  ['', {}],
  ['1,000', { problem: '多' }],
  ['3,9', { problem: '请输入金额，如 88.88' }],
  ['元', { problem: '请输入金额，如 88.88' }],
  ['0', { problem: '少' }],
  ['0.00元', { problem: '少' }],
  ['40.01', { problem: '多' }],
  ['1.234', { problem: '金额最多到分，如 88.88' }],
  ['八块', { problem: '请输入金额，如 88.88' }],
])('an amount typed as %j', (typed, read) => {
  expect(parseYuanWithinLimits(typed, LIMITS)).toEqual(read);
});

const line = (amount: number, direction: 0 | 1 | 2, more: object = {}) => ({
  recordType: LEDGER_RECORD_TYPE.spending,
  direction,
  amount,
  balanceAfter: 3_800,
  title: '市民中心停车场',
  time: '2026-03-10 14:05:09',
  ...more,
});

test('a line counts by its direction; one that says none is told and not counted', () => {
  const lines = [
    line(4_000, LEDGER_DIRECTION.in),
    line(1_200, LEDGER_DIRECTION.out),
    line(500, 0),
    line(Number.NaN, 1),
  ];
  expect(lines.map(toSignedLedgerCents)).toEqual([4_000, -1_200, Number.NaN, Number.NaN]);
  expect(lines.map(ledgerAmountText)).toEqual(['+40.00元', '-12.00元', '5.00元', '--']);
  expect(calculateLedgerTotals(lines)).toEqual({ inCents: 4_000, outCents: 1_200, uncounted: 2 });
  expect(ledgerTotalsText(lines)).toBe('收入 40.00元，支出 12.00元，2笔未计入');
  expect(ledgerTotalsText([])).toBe('收入 0.00元，支出 0.00元');
});

test('the ledger as text: a line each, and what is not known is left out', () => {
  expect(
    ledgerPlainText([
      line(1_200, LEDGER_DIRECTION.out),
      line(500, 0, { recordType: LEDGER_RECORD_TYPE.unknown, title: '', time: '', balanceAfter: Number.NaN }),
    ]),
  ).toBe('2026-03-10 14:05 市民中心停车场 -12.00元 余额 38.00元\n其他变动 5.00元');
  expect(ledgerRecordTypeLabel(LEDGER_RECORD_TYPE.payOutReturned)).toBe('提现退回');
});

test('a pay-out is open until it has arrived or is back; an unknown state is never an end', () => {
  const open = Object.values(CASH_OUT_STATUS).filter(isCashOutPending);
  expect(open).toEqual([CASH_OUT_STATUS.unknown, CASH_OUT_STATUS.underReview, CASH_OUT_STATUS.onItsWay]);
  expect(Object.values(CASH_OUT_STATUS).filter(isCashOutReturned)).toEqual([4, 5]);
});

test('the money is expected until a day, and nothing is said once that moment is past', () => {
  const now = Date.parse('2026-03-10T14:00:00+08:00');
  expect(cashOutArrivalText({ expectTime: '2026-03-10 15:00:00' }, now)).toBe('预计最晚今天');
  expect(cashOutArrivalText({ expectTime: '2026-03-11 16:01:00' }, now)).toBe('预计最晚3月11日');
  expect(cashOutArrivalText({ expectTime: '2026-03-10 14:00:00' }, now)).toBe('');
  expect(cashOutArrivalText({ expectTime: '' }, now)).toBe('');
});

test('why nothing can be paid out', () => {
  const parts = { balanceAmount: 1_000, giftAmount: 1_000, frozenAmount: 0, refundableAmount: 0 };
  expect(cashOutBlockedReason(parts)).toContain('赠送金');
  expect(cashOutBlockedReason({ ...parts, giftAmount: 0 })).toBe('这笔余额暂不支持提现');
  expect(cashOutBlockedReason({ ...parts, balanceAmount: 0, giftAmount: 0 })).toBe('余额为0，没有可提现的金额');
  expect(cashOutBlockedReason({ ...parts, refundableAmount: 1 })).toBe('');
});
