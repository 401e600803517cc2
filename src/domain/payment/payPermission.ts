import type { CheckoutChoice, PayDecision, PaymentAttempt, PaymentAttempts } from './attempt';
import { duplicateOrdersOf } from './duplicateOrdersOf';
import { arePayablesConflicting, billKeysOf, type Payable, payableKey } from './payable';
import { PAY_CHANNEL } from './payChannel';

/**
 * True until the server says that the order is paid or will never be paid. While it is true, no other order may be
 * opened.
 */
export function mayAttemptStillBePaid(attempt: PaymentAttempt): boolean {
  if (attempt.step === 'settled') return false;
  return attempt.step !== 'abandoned' || attempt.serverSaid === 'unpaid' || attempt.serverSaid === 'asking';
}

/**
 * Attempts that block a new order. Each shares a bill or the queue with the payable, and its order, or a duplicate order
 * of its request, may still be paid.
 */
export function findBlockingAttempts(attempts: PaymentAttempts, payable: Payable): readonly PaymentAttempt[] {
  return Object.values(attempts).filter(
    (attempt) =>
      (mayAttemptStillBePaid(attempt) || duplicateOrdersOf(attempt).length > 0) &&
      arePayablesConflicting(attempt.payable, payable),
  );
}

/** Whether a new order may be opened: no attempt for the same bills is in progress or without a known outcome. */
export const canOpenPaymentOrder = (attempts: PaymentAttempts, payable: Payable): boolean =>
  findBlockingAttempts(attempts, payable).length === 0;

/**
 * After this many "unpaid" responses (polled at 0 s and 1 s), the driver may return to the cashier of a host that has
 * not reported.
 */
const MIN_UNPAID_POLLS = 2;

/** The host has reported nothing about the money: the cashier is still open, has vanished, or was lost by a reload. */
export const lacksCashierReport = ({ hostSaid }: PaymentAttempt): boolean =>
  hostSaid === null || hostSaid === 'left-page' || hostSaid === 'unknown';

/** Payments from the balance, and orders of 0 cents, are settled by the server without a cashier. */
export const needsCashier = ({ choice, orderCents }: PaymentAttempt): boolean =>
  choice.channel !== PAY_CHANNEL.balance && orderCents > 0;

/**
 * Whether the driver may take the same order to the cashier again. The server accepts one payment per order, so this
 * never pays twice.
 */
export const canReopenCashier = (attempt: PaymentAttempt): boolean =>
  attempt.payParams !== null && isIdleUnpaid(attempt);

/**
 * Whether the order is open and unpaid, and this device can no longer take it to the cashier: the cashier parameters
 * were removed when the session of its driver ended.
 */
export const lacksCashierParams = (attempt: PaymentAttempt): boolean =>
  attempt.payParams === null && isIdleUnpaid(attempt);

/** Whether the server reports the order as unpaid and no cashier is open for it. */
function isIdleUnpaid(attempt: PaymentAttempt): boolean {
  const { step, serverSaid, askedCount } = attempt;
  if (serverSaid !== 'unpaid' || !needsCashier(attempt)) return false;
  if (attempt.isRepeating === true || duplicateOrdersOf(attempt).length > 0) return false;
  if (step === 'abandoned' || step === 'unresolved') return true;
  return step === 'confirming' && lacksCashierReport(attempt) && askedCount >= MIN_UNPAID_POLLS;
}

/**
 * Whether the order may be closed, so that the driver can choose another method. It may not while the host has reported
 * the payment as successful or in progress. An order is closed at most once: if the response is lost, its state is
 * queried instead of sending the request again. After a server error it may be sent again.
 */
export const canClosePaymentOrder = (attempt: PaymentAttempt): boolean =>
  isIdleUnpaid(attempt) &&
  attempt.payId !== null &&
  attempt.closing === undefined &&
  attempt.hostSaid !== 'reported-ok' &&
  attempt.hostSaid !== 'processing';

/**
 * Whether the decision equals the one that the order was opened for. If so, the driver may continue with that order.
 */
function isSameChoice({ choice, orderCents }: PaymentAttempt, other: CheckoutChoice): boolean {
  const coupons = [...choice.couponIds].sort().join();
  return (
    choice.channel === other.channel &&
    orderCents === other.amountCents &&
    coupons === [...other.couponIds].sort().join()
  );
}

/** A payable without bills, or with an unknown amount, cannot be paid. */
export const isPayDecisionValid = ({ payable, choice }: PayDecision): boolean =>
  billKeysOf(payable).length > 0 && Number.isSafeInteger(choice.amountCents) && choice.amountCents >= 0;

/** What the app may do with a decision to pay. */
export type PayPermission =
  | { readonly may: 'open' }
  | { readonly may: 'continue'; readonly attempt: PaymentAttempt }
  | {
      readonly may: 'wait';
      /**
       * `underWay`: the outcome is not known yet. `otherBills`: another attempt covers some of the bills.
       * `otherChoice`: the open order is for another channel, coupon or amount.
       */
      readonly because: 'underWay' | 'otherBills' | 'otherChoice';
      readonly attempt: PaymentAttempt;
    };

/** Judges a decision by the latest known state of the attempts. Query the server about `findBlockingAttempts` first. */
export function getPayPermission(attempts: PaymentAttempts, { payable, choice }: PayDecision): PayPermission {
  const key = payableKey(payable);
  const blockers = findBlockingAttempts(attempts, payable);
  const other = blockers.find((blocker) => blocker.key !== key);
  if (other !== undefined) return { may: 'wait', because: 'otherBills', attempt: other };
  const [own] = blockers;
  if (own === undefined) return { may: 'open' };
  if (!canReopenCashier(own)) return { may: 'wait', because: 'underWay', attempt: own };
  return isSameChoice(own, choice)
    ? { may: 'continue', attempt: own }
    : { may: 'wait', because: 'otherChoice', attempt: own };
}
