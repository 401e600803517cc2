import { formatYuan } from '@/domain/money';
import { endOfCycles } from '@/domain/pass/period';
import { parseServerTime } from '@/domain/time';
import { isPlainObject } from '@/lib/isPlainObject';
import { type Pass, PASS_PURCHASE_STATE, type PassQuote, type Renewal } from '@/services/special/passes';
import { type CheckoutDraft, isCheckoutDraft, NO_CHOICE } from '@/widgets/checkout/model/checkoutDraft';
import type { CoveredTime } from '@/widgets/pass/model/passTimeline';

/** What the driver has chosen for a renewal. */
export interface RenewDraft extends CheckoutDraft {
  /** Null: the fewest that the rule sells. */
  readonly cycles: number | null;
}

export const NEW_RENEWAL: RenewDraft = { ...NO_CHOICE, cycles: null };

export const isRenewDraft = (value: unknown): value is RenewDraft =>
  isPlainObject(value) && isCheckoutDraft(value) && (value['cycles'] === null || Number.isSafeInteger(value['cycles']));

/** The days to promise: the server's, or those that follow from what it says about the renewal. */
export function renewedTime(
  pass: Pick<Pass, 'endTime'>,
  renewal: Renewal,
  cycles: number,
  quote: PassQuote | undefined,
  nowMs: number,
): CoveredTime {
  const oldEndMs = parseServerTime(pass.endTime);
  const startMs = parseServerTime(quote?.startTime ?? '') ?? parseServerTime(renewal.newStartTime);
  const quoted = parseServerTime(quote?.endTime ?? '');
  const endMs = quoted ?? (startMs === null ? null : endOfCycles(renewal.cycleType, startMs, cycles));
  const isFromPayment = quote === undefined ? startMs !== null && startMs <= nowMs : quote.fromPayment === 1;
  return { oldEndMs, startMs, endMs, isFromPayment };
}

/** Said before paying if a cycle costs something else than the driver paid for the last one; empty otherwise. */
export function priceChange({ purchases }: Pick<Pass, 'purchases'>, { cycleFee }: Pick<Renewal, 'cycleFee'>): string {
  const paid = purchases.filter(({ state }) => state === PASS_PURCHASE_STATE.paid);
  const last = paid[paid.length - 1];
  if (last === undefined || last.cycles < 1) return '';
  const before = Math.round(last.payFee / last.cycles);
  if (!Number.isSafeInteger(before) || !Number.isSafeInteger(cycleFee) || before === cycleFee) return '';
  return `价格已调整：每期由 ${formatYuan(before)} 变为 ${formatYuan(cycleFee)}`;
}
