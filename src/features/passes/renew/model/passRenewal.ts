import { formatYuan } from '@/domain/money';
import { calculatePassCyclesEnd } from '@/domain/pass/period';
import { parseServerTime } from '@/domain/time';
import { isPlainObject } from '@/lib/isPlainObject';
import { type Pass, PASS_PERIOD_PAYMENT_STATE, type PassQuote, type RenewalTerms } from '@/services/special/passes';
import { type CheckoutDraft, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';
import type { PassCoveragePeriod } from '@/widgets/pass/model/passTimeline';

/** The driver's choices for a renewal. */
export interface PassRenewalDraft extends CheckoutDraft {
  /** Null: the minimum of the rule. */
  readonly cycles: number | null;
}

export const EMPTY_PASS_RENEWAL_DRAFT: PassRenewalDraft = { ...EMPTY_CHECKOUT_DRAFT, cycles: null };

export const isPassRenewalDraft = (value: unknown): value is PassRenewalDraft =>
  isPlainObject(value) && isCheckoutDraft(value) && (value['cycles'] === null || Number.isSafeInteger(value['cycles']));

/** The period to show: the server's quote, or what follows from its renewal check. */
export function resolvePassRenewalPeriod(
  pass: Pick<Pass, 'endTime'>,
  renewal: RenewalTerms,
  cycles: number,
  quote: PassQuote | undefined,
  nowMs: number,
): PassCoveragePeriod {
  const oldEndMs = parseServerTime(pass.endTime);
  const startMs = parseServerTime(quote?.startTime ?? '') ?? parseServerTime(renewal.newStartTime);
  const quoted = parseServerTime(quote?.endTime ?? '');
  const endMs = quoted ?? (startMs === null ? null : calculatePassCyclesEnd(renewal.cycleType, startMs, cycles));
  const isFromPayment = quote === undefined ? startMs !== null && startMs <= nowMs : quote.fromPayment === 1;
  return { oldEndMs, startMs, endMs, isFromPayment };
}

/** The notice, before the payment, that a cycle costs something else than the last paid one; empty otherwise. */
export function passRenewalPriceChangeText(
  { purchases }: Pick<Pass, 'purchases'>,
  { cycleFee }: Pick<RenewalTerms, 'cycleFee'>,
): string {
  const paid = purchases.filter(({ state }) => state === PASS_PERIOD_PAYMENT_STATE.paid);
  const last = paid[paid.length - 1];
  if (last === undefined || last.cycles < 1) return '';
  const previousFee = Math.round(last.payFee / last.cycles);
  if (!Number.isSafeInteger(previousFee) || !Number.isSafeInteger(cycleFee) || previousFee === cycleFee) return '';
  return `价格已调整：每期由 ${formatYuan(previousFee)} 变为 ${formatYuan(cycleFee)}`;
}
