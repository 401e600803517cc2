import { formatYuan } from '@/domain/money';

import { RECORD_DIRECTION, RECORD_TYPES, type RecordDirection, type RecordType } from './walletCodes';

/** A line of a ledger, with the fields that its rules need. */
export interface LedgerLine {
  readonly recordType: RecordType;
  readonly direction: RecordDirection;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly title: string;
  readonly time: string;
}

const RECORD_TYPE_LABELS: Readonly<Record<RecordType, string>> = {
  [RECORD_TYPES.unknown]: '其他变动',
  [RECORD_TYPES.recharge]: '充值',
  [RECORD_TYPES.gift]: '充值赠送',
  [RECORD_TYPES.spending]: '支付',
  [RECORD_TYPES.refund]: '退款',
  [RECORD_TYPES.payOut]: '提现',
  [RECORD_TYPES.payOutReturned]: '提现退回',
  [RECORD_TYPES.freeze]: '冻结',
  [RECORD_TYPES.thaw]: '解冻',
  [RECORD_TYPES.adjustment]: '调整',
};
export const recordTypeLabel = (recordType: RecordType): string => RECORD_TYPE_LABELS[recordType];

/** The types by which a driver can filter. */
export const FILTERABLE_RECORD_TYPES = [
  RECORD_TYPES.recharge,
  RECORD_TYPES.gift,
  RECORD_TYPES.spending,
  RECORD_TYPES.refund,
  RECORD_TYPES.payOut,
  RECORD_TYPES.payOutReturned,
] as const;

/** Cents into the wallet (positive) or out of it; NaN if the direction or the amount is unknown. */
export function signedCents({ direction, amount }: Pick<LedgerLine, 'direction' | 'amount'>): number {
  if (direction === RECORD_DIRECTION.unknown) return Number.NaN;
  return direction === RECORD_DIRECTION.in ? amount : -amount;
}

/** `+40.00元`, `-12.00元`; without a sign if the direction is unknown. */
export function signedYuan(line: Pick<LedgerLine, 'direction' | 'amount'>): string {
  const cents = signedCents(line);
  if (Number.isNaN(cents)) return formatYuan(line.amount);
  return `${cents > 0 ? '+' : ''}${formatYuan(cents)}`;
}

/** Sums of income and spending; `uncounted` is the number of lines without a direction or an amount. */
export function ledgerTotals(lines: readonly Pick<LedgerLine, 'direction' | 'amount'>[]) {
  let inCents = 0;
  let outCents = 0;
  let uncounted = 0;
  for (const line of lines) {
    const cents = signedCents(line);
    if (Number.isNaN(cents)) uncounted += 1;
    else if (cents > 0) inCents += cents;
    else outCents -= cents;
  }
  return { inCents, outCents, uncounted };
}

/** `收入 50.00元，支出 12.00元`. */
export function totalsText(lines: readonly Pick<LedgerLine, 'direction' | 'amount'>[]): string {
  const { inCents, outCents, uncounted } = ledgerTotals(lines);
  const sums = `收入 ${formatYuan(inCents)}，支出 ${formatYuan(outCents)}`;
  return uncounted === 0 ? sums : `${sums}，${String(uncounted)}笔未计入`;
}

/** The ledger as text, a line each: `2026-11-21 14:05 充值 +40.00元 余额 50.00元`. */
export const ledgerText = (lines: readonly LedgerLine[]): string =>
  lines
    .map((line) =>
      [
        line.time.slice(0, 16),
        line.title || recordTypeLabel(line.recordType),
        signedYuan(line),
        Number.isNaN(line.balanceAfter) ? '' : `余额 ${formatYuan(line.balanceAfter)}`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join('\n');
