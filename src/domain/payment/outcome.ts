import { parseServerTime } from '../time';
import type { PaymentAttempt } from './attempt';
import type { ExitDeadlineStage } from './exitDeadline';
import { canReopenCashier, lacksCashierReport } from './payPermission';
import { PAY_STATE, type ServerPayment, toPayStateMeaning } from './payState';
import { isOrderRequestUnanswered } from './repeatRequest';

/**
 * The outcome of a payment as shown to the driver.
 * - Not known yet: `ordering`, `orderUnknown`, `checking`, `unpaidYet`, `awaited`, `toPay` and `unresolved`.
 * - `ordering`, `orderUnknown`: no cashier was opened, because the order request has no response.
 * - `unpaidYet`: the server reports no money for an order that this device can take to the cashier again.
 * - `awaited`: the same, after a cashier that reported "paid".
 * - `expired`: nothing was paid, and the hold has ended.
 * - `left`, `leaveChecking`, `overstayed`, `feeAgain`: what `paid` becomes when the car leaves or overstays.
 * - `past`: the same bills were paid again later, so the time to leave of this payment no longer applies.
 */
export const PAYMENT_OUTCOMES = [
  'paid',
  'left',
  'leaveChecking',
  'overstayed',
  'feeAgain',
  'past',
  'partly',
  'refunding',
  'refunded',
  'resumable',
  'unfinished',
  'expired',
  'failed',
  'ordering',
  'orderUnknown',
  'checking',
  'unpaidYet',
  'awaited',
  'toPay',
  'unresolved',
] as const;
export type PaymentOutcomeName = (typeof PAYMENT_OUTCOMES)[number];

/**
 * What the URL of a page claims about the payment. It proves nothing. But if the driver comes from a cashier that
 * reported "paid" and the server still says "unpaid", the text differs, because they may have paid a moment ago.
 */
export type UrlPaymentClaim = 'none' | 'paid' | 'toBePaid';

/** Outcomes in which money was charged; the server says how much. */
export const CHARGED_PAYMENT_OUTCOMES: readonly PaymentOutcomeName[] = ['paid', 'partly', 'refunding', 'refunded'];

const PENDING_OUTCOMES: readonly PaymentOutcomeName[] = [
  'ordering',
  'orderUnknown',
  'checking',
  'unpaidYet',
  'awaited',
  'toPay',
  'unresolved',
];

export const isPaymentOutcomeDecided = (outcome: PaymentOutcomeName): boolean => !PENDING_OUTCOMES.includes(outcome);

/** @param nowMs server time. An order whose hold has expired has the outcome `expired`. */
export function paymentOutcomeOfAttempt(
  attempt: PaymentAttempt,
  nowMs: number,
  claim: UrlPaymentClaim = 'none',
): PaymentOutcomeName {
  const { step, serverSaid } = attempt;
  if (step !== 'abandoned' && canReopenCashier(attempt) && lacksCashierReport(attempt)) return unpaidOutcome(claim);
  if (isOrderRequestUnanswered(attempt)) return step === 'unresolved' ? 'orderUnknown' : 'ordering';
  if (step === 'unresolved') return 'unresolved';
  if (step === 'settled') return settledOutcome(attempt);
  if (step !== 'abandoned') return 'checking';
  const isExpired = (parseServerTime(attempt.facts.holdTime ?? '') ?? Infinity) <= nowMs;
  switch (serverSaid) {
    case 'failed':
      return 'failed';
    case 'refused':
      return isExpired ? 'expired' : 'failed';
    case 'closed':
    case 'neverSeen':
      return isExpired ? 'expired' : 'unfinished';
    default:
      if (!canReopenCashier(attempt)) return 'unfinished';
      return claim === 'paid' ? 'awaited' : 'resumable';
  }
}

const unpaidOutcome = (claim: UrlPaymentClaim): PaymentOutcomeName => (claim === 'paid' ? 'awaited' : 'unpaidYet');

function settledOutcome({ serverSaid, payment }: PaymentAttempt): PaymentOutcomeName {
  if (serverSaid === 'partly') return 'partly';
  if (serverSaid !== 'refunded') return 'paid';
  return payment?.payState === PAY_STATE.refunding ? 'refunding' : 'refunded';
}

const UNPAID_OUTCOMES: Readonly<Record<UrlPaymentClaim, PaymentOutcomeName>> = {
  none: 'unfinished',
  paid: 'awaited',
  toBePaid: 'toPay',
};

/** The outcome from the server's data alone, on a device without an attempt for the payment. */
export function paymentOutcomeOfServerPayment(
  { payState, orders }: ServerPayment,
  claim: UrlPaymentClaim = 'none',
): PaymentOutcomeName {
  const meaning = toPayStateMeaning(payState);
  switch (meaning) {
    case 'paid':
    case 'failed':
      return meaning;
    case 'refunded':
      return payState === PAY_STATE.refunding ? 'refunding' : 'refunded';
    case 'partly':
      return orders.some(({ state }) => isUndecided(state)) ? 'checking' : 'partly';
    // Only the device that opened the order has the parameters for the cashier.
    case 'unpaid':
      return UNPAID_OUTCOMES[claim];
    case 'closed':
      return 'unfinished';
    case 'asking':
      return 'checking';
  }
}

const isUndecided = (state: number): boolean => ['unpaid', 'asking'].includes(toPayStateMeaning(state));

/** The state of the stay and its bill after the time to leave. */
export interface StayAfterExitDeadline {
  /** The bill is still being fetched. */
  readonly isLoading: boolean;
  /** The stay has ended: the car has left. */
  readonly hasLeft: boolean;
  /** The amount due now, in cents; null if it could not be fetched. */
  readonly dueCents: number | null;
}

/**
 * The outcome as it changes with time and with the stay. A bill that was fetched before the deadline may be older than
 * the payment, so it never reports a new fee.
 */
export function paymentOutcomeAtExitDeadline(
  outcome: PaymentOutcomeName,
  stage: ExitDeadlineStage | null,
  { isLoading, hasLeft, dueCents }: StayAfterExitDeadline,
): PaymentOutcomeName {
  if (outcome !== 'paid' || stage === null) return outcome;
  if (stage === 'over' && dueCents !== null && dueCents > 0) return 'feeAgain';
  if (hasLeft) return 'left';
  if (stage !== 'over') return outcome;
  return isLoading ? 'leaveChecking' : 'overstayed';
}
