import { parseServerTime } from '../time';
import type { PaymentAttempt } from './attempt';
import type { LeaveStage } from './leaveBy';
import { meaningOf, PAY_STATE, type ServerPayment } from './payState';
import { canContinue, isHostSilent } from './permission';
import { isOrdering } from './repeat';

/**
 * The outcome of a payment as the driver is told it. With `ordering`, `orderUnknown`, `checking`, `unpaidYet`, `awaited`, `toPay` and `unresolved` it is not
 * known yet. `ordering`, `orderUnknown`: no cashier was opened, because the request for the order has no answer. `unpaidYet`: the server knows of no money
 * for an order that this device can take to the cashier again. `awaited`: the same, after a cashier that has said "paid". `expired`: nothing was paid, and
 * what was held for the driver is free again. `left`, `leaveChecking`, `overstayed` and `feeAgain` are what becomes of `paid` when the car leaves, or stays
 * beyond its time. `past`: the same bills were paid again later, so what this payment said of the time to leave is over.
 */
export const OUTCOMES = [
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
export type OutcomeName = (typeof OUTCOMES)[number];

/**
 * What the address of a page claims about the payment. It proves nothing. But a driver who comes from a cashier that said "paid" gets other
 * words if the server says "unpaid", because they may have paid a moment ago.
 */
export type Claim = 'none' | 'paid' | 'toBePaid';

/** Outcomes in which money was taken; the server says how much. */
export const TAKEN: readonly OutcomeName[] = ['paid', 'partly', 'refunding', 'refunded'];

const OPEN: readonly OutcomeName[] = [
  'ordering',
  'orderUnknown',
  'checking',
  'unpaidYet',
  'awaited',
  'toPay',
  'unresolved',
];

export const isKnownOutcome = (outcome: OutcomeName): boolean => !OPEN.includes(outcome);

/**
 * @param nowMs the server's time. An order whose hold has run out is told as expired.
 */
export function outcomeOfAttempt(attempt: PaymentAttempt, nowMs: number, claim: Claim = 'none'): OutcomeName {
  const { step, serverSaid } = attempt;
  if (step !== 'abandoned' && canContinue(attempt) && isHostSilent(attempt)) return unpaidYet(claim);
  if (isOrdering(attempt)) return step === 'unresolved' ? 'orderUnknown' : 'ordering';
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
      if (!canContinue(attempt)) return 'unfinished';
      return claim === 'paid' ? 'awaited' : 'resumable';
  }
}

const unpaidYet = (claim: Claim): OutcomeName => (claim === 'paid' ? 'awaited' : 'unpaidYet');

function settledOutcome({ serverSaid, payment }: PaymentAttempt): OutcomeName {
  if (serverSaid === 'partly') return 'partly';
  if (serverSaid !== 'refunded') return 'paid';
  return payment?.payState === PAY_STATE.refunding ? 'refunding' : 'refunded';
}

const UNPAID: Readonly<Record<Claim, OutcomeName>> = { none: 'unfinished', paid: 'awaited', toBePaid: 'toPay' };

/** The outcome from the server's data alone, on a device without a record of the payment. */
export function outcomeOfPayment({ payState, orders }: ServerPayment, claim: Claim = 'none'): OutcomeName {
  const meaning = meaningOf(payState);
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
      return UNPAID[claim];
    case 'closed':
      return 'unfinished';
    case 'asking':
      return 'checking';
  }
}

const isUndecided = (state: number): boolean => ['unpaid', 'asking'].includes(meaningOf(state));

/** What the bill says after the time to leave. */
export interface StayAfterPaying {
  /** It has not been read yet. */
  readonly isAsking: boolean;
  /** The stay has an end: the car is out. */
  readonly hasLeft: boolean;
  /** What is due now, in cents; null if it could not be read. */
  readonly dueCents: number | null;
}

/** What the driver is told of a payment as time passes. A bill that was read in time may be older than the payment, so it names no new fee. */
export function toldAfter(
  outcome: OutcomeName,
  stage: LeaveStage | null,
  { isAsking, hasLeft, dueCents }: StayAfterPaying,
): OutcomeName {
  if (outcome !== 'paid' || stage === null) return outcome;
  if (stage === 'over' && dueCents !== null && dueCents > 0) return 'feeAgain';
  if (hasLeft) return 'left';
  if (stage !== 'over') return outcome;
  return isAsking ? 'leaveChecking' : 'overstayed';
}
