import { formatYuan } from '@/domain/money';

import { LEDGER_DIRECTION, LEDGER_RECORD_TYPE, type LedgerDirection, type LedgerRecordType } from './walletCodes';

/** A line of a ledger, with the fields that its rules need. */
export interface LedgerLine {
  readonly recordType: LedgerRecordType;
  readonly direction: LedgerDirection;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly title: string;
  readonly time: string;
}

const RECORD_TYPE_LABELS: Readonly<Record<LedgerRecordType, string>> = {
  [LEDGER_RECORD_TYPE.unknown]: '其他变动',
  [LEDGER_RECORD_TYPE.recharge]: '充值',
  [LEDGER_RECORD_TYPE.gift]: '充值赠送',
  [LEDGER_RECORD_TYPE.spending]: '支付',
  [LEDGER_RECORD_TYPE.refund]: '退款',
  [LEDGER_RECORD_TYPE.payOut]: '提现',
  [LEDGER_RECORD_TYPE.payOutReturned]: '提现退回',
  [LEDGER_RECORD_TYPE.freeze]: '冻结',
  [LEDGER_RECORD_TYPE.thaw]: '解冻',
  [LEDGER_RECORD_TYPE.adjustment]: '调整',
};
export const ledgerRecordTypeLabel = (recordType: LedgerRecordType): string => RECORD_TYPE_LABELS[recordType];

/** The types by which a driver can filter. */
export const FILTERABLE_LEDGER_RECORD_TYPES = [
  LEDGER_RECORD_TYPE.recharge,
  LEDGER_RECORD_TYPE.gift,
  LEDGER_RECORD_TYPE.spending,
  LEDGER_RECORD_TYPE.refund,
  LEDGER_RECORD_TYPE.payOut,
  LEDGER_RECORD_TYPE.payOutReturned,
] as const;

/** Cents into the wallet (positive) or out of it; NaN if the direction or the amount is unknown. */
export function toSignedLedgerCents({ direction, amount }: Pick<LedgerLine, 'direction' | 'amount'>): number {
  if (direction === LEDGER_DIRECTION.unknown) return Number.NaN;
  return direction === LEDGER_DIRECTION.in ? amount : -amount;
}

/** `+40.00元`, `-12.00元`; without a sign if the direction is unknown. */
export function ledgerAmountText(line: Pick<LedgerLine, 'direction' | 'amount'>): string {
  const cents = toSignedLedgerCents(line);
  if (Number.isNaN(cents)) return formatYuan(line.amount);
  return `${cents > 0 ? '+' : ''}${formatYuan(cents)}`;
}

/** Sums of income and spending; `uncounted` is the number of lines without a direction or an amount. */
export function calculateLedgerTotals(lines: readonly Pick<LedgerLine, 'direction' | 'amount'>[]) {
  let inCents = 0;
  let outCents = 0;
  let uncounted = 0;
  for (const line of lines) {
    const cents = toSignedLedgerCents(line);
    if (Number.isNaN(cents)) uncounted += 1;
    else if (cents > 0) inCents += cents;
    else outCents -= cents;
  }
  return { inCents, outCents, uncounted };
}

/** `收入 50.00元，支出 12.00元`. */
export function ledgerTotalsText(lines: readonly Pick<LedgerLine, 'direction' | 'amount'>[]): string {
  const { inCents, outCents, uncounted } = calculateLedgerTotals(lines);
  const sums = `收入 ${formatYuan(inCents)}，支出 ${formatYuan(outCents)}`;
  return uncounted === 0 ? sums : `${sums}，${String(uncounted)}笔未计入`;
}

/** The ledger as text, a line each: `2026-11-21 14:05 充值 +40.00元 余额 50.00元`. */
export const ledgerPlainText = (lines: readonly LedgerLine[]): string =>
  lines
    .map((line) =>
      [
        line.time.slice(0, 16),
        line.title || ledgerRecordTypeLabel(line.recordType),
        ledgerAmountText(line),
        Number.isNaN(line.balanceAfter) ? '' : `余额 ${formatYuan(line.balanceAfter)}`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join('\n');
