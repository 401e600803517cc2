import type { PayChoice, PayDecision, PaymentAttempt, PaymentAttempts } from './attempt';
import { billsOf, competes, type Payable, payableKey } from './payable';
import { PAY_CHANNEL } from './payChannel';
import { secondsOf } from './secondOrder';

/** True until the server says paid, or says that it will never be paid. While it is true, no other order may be opened. */
export function mayStillBePaid(attempt: PaymentAttempt): boolean {
  if (attempt.step === 'settled') return false;
  return attempt.step !== 'abandoned' || attempt.serverSaid === 'unpaid' || attempt.serverSaid === 'asking';
}

/** Attempts that block a new order: each may still be paid, or a second order of its request may, and covers some of the same bills or has the same lane. */
export function blockersOf(attempts: PaymentAttempts, payable: Payable): readonly PaymentAttempt[] {
  return Object.values(attempts).filter(
    (attempt) => (mayStillBePaid(attempt) || secondsOf(attempt).length > 0) && competes(attempt.payable, payable),
  );
}

/** Whether a new order may be opened: no attempt for the same bills is under way or without a known outcome. */
export const mayOpenNew = (attempts: PaymentAttempts, payable: Payable): boolean =>
  blockersOf(attempts, payable).length === 0;

/** After this many "unpaid" responses (polled at 0 s and 1 s), a driver whose host is silent may go back to the cashier. */
const PATIENCE = 2;

/** The host has reported nothing about the money: the cashier is open, has vanished, or was left behind by a reload. */
export const isHostSilent = ({ hostSaid }: PaymentAttempt): boolean =>
  hostSaid === null || hostSaid === 'left-page' || hostSaid === 'unknown';

/** The balance, and what costs nothing, the server settles itself. */
export const needsCashier = ({ choice, orderCents }: PaymentAttempt): boolean =>
  choice.channel !== PAY_CHANNEL.balance && orderCents > 0;

/** Whether the driver may take the same order to the cashier again. The server accepts one payment per order, so this never pays twice. */
export const canContinue = (attempt: PaymentAttempt): boolean => attempt.payParams !== null && isLeft(attempt);

/**
 * Whether the order is open and unpaid, and this device cannot take it to the cashier any more: what the cashier needs was not kept while the session of
 * its driver was over.
 */
export const isOutOfReach = (attempt: PaymentAttempt): boolean => attempt.payParams === null && isLeft(attempt);

/** Whether the server knows of no money for the order, and nobody is at its cashier. */
function isLeft(attempt: PaymentAttempt): boolean {
  const { step, serverSaid, askedCount } = attempt;
  if (serverSaid !== 'unpaid' || !needsCashier(attempt)) return false;
  if (attempt.isRepeating === true || secondsOf(attempt).length > 0) return false;
  if (step === 'abandoned' || step === 'unresolved') return true;
  return step === 'confirming' && isHostSilent(attempt) && askedCount >= PATIENCE;
}

/**
 * Whether the order may be closed, so that the driver can pay in another way. Never while the host has said that the money is on its way, and once for
 * an order: a close whose answer is lost is asked about, not repeated. After a server error it may be sent again.
 */
export const canClose = (attempt: PaymentAttempt): boolean =>
  isLeft(attempt) &&
  attempt.payId !== null &&
  attempt.closing === undefined &&
  attempt.hostSaid !== 'reported-ok' &&
  attempt.hostSaid !== 'processing';

/** Whether a decision equals the one that the order was opened for. If so, the driver may continue with that order. */
function isSameChoice({ choice, orderCents }: PaymentAttempt, other: PayChoice): boolean {
  const coupons = [...choice.couponIds].sort().join();
  return (
    choice.channel === other.channel &&
    orderCents === other.amountCents &&
    coupons === [...other.couponIds].sort().join()
  );
}

/** A payable without bills, or with an unknown amount, cannot be paid. */
export const canBePaid = ({ payable, choice }: PayDecision): boolean =>
  billsOf(payable).length > 0 && Number.isSafeInteger(choice.amountCents) && choice.amountCents >= 0;

/** What a decision to pay may lead to. */
export type Permission =
  | { readonly may: 'open' }
  | { readonly may: 'continue'; readonly attempt: PaymentAttempt }
  | {
      readonly may: 'wait';
      /** `underWay`: the outcome is not known yet. `otherChoice`: the open order is for another channel, coupon or amount. */
      readonly because: 'underWay' | 'otherBills' | 'otherChoice';
      readonly attempt: PaymentAttempt;
    };

/** Judges a decision by the server's answers so far. Query the server about `blockersOf` first. */
export function permissionFor(attempts: PaymentAttempts, { payable, choice }: PayDecision): Permission {
  const key = payableKey(payable);
  const blockers = blockersOf(attempts, payable);
  const other = blockers.find((blocker) => blocker.key !== key);
  if (other !== undefined) return { may: 'wait', because: 'otherBills', attempt: other };
  const [own] = blockers;
  if (own === undefined) return { may: 'open' };
  if (!canContinue(own)) return { may: 'wait', because: 'underWay', attempt: own };
  return isSameChoice(own, choice)
    ? { may: 'continue', attempt: own }
    : { may: 'wait', because: 'otherChoice', attempt: own };
}
