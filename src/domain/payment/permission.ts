import type { PayChoice, PayDecision, PaymentAttempt, PaymentAttempts } from './attempt';
import { billsOf, overlaps, type Payable, payableKey } from './payable';
import { PAY_CHANNEL } from './payChannel';

/** True until the server has said paid, or that it will never be paid. As long as it is true, no other order may be opened. */
export function mayStillBePaid(attempt: PaymentAttempt): boolean {
  if (attempt.step === 'settled') return false;
  return attempt.step !== 'abandoned' || attempt.serverSaid === 'unpaid' || attempt.serverSaid === 'asking';
}

/** Attempts that stand in the way of a new order: each may still be paid and pays some of the same bills. */
export function blockersOf(attempts: PaymentAttempts, payable: Payable): readonly PaymentAttempt[] {
  return Object.values(attempts).filter((attempt) => mayStillBePaid(attempt) && overlaps(attempt.payable, payable));
}

/** Whether an order may be opened for this: no attempt for it, or for a part of it, is under way or without a known end. */
export const mayOpenNew = (attempts: PaymentAttempts, payable: Payable): boolean =>
  blockersOf(attempts, payable).length === 0;

/** After so many answers "unpaid" (0 s and 1 s after the question) a driver whose host is silent may go back to the cashier. */
const PATIENCE = 2;

/** The cashier is open, has vanished or was left behind by a page that was loaded again: its host has said nothing about money. */
export const isHostSilent = ({ hostSaid }: PaymentAttempt): boolean =>
  hostSaid === null || hostSaid === 'left-page' || hostSaid === 'unknown';

/**
 * Whether the same order can be handed to the cashier once more, because the driver wants it. The server lets an order be
 * paid once, so that this never pays twice.
 */
export function canContinue(attempt: PaymentAttempt): boolean {
  const { step, serverSaid, payParams, askedCount, choice } = attempt;
  if (serverSaid !== 'unpaid' || payParams === null || choice.channel === PAY_CHANNEL.balance) return false;
  if (step === 'abandoned' || step === 'unresolved') return true;
  return step === 'confirming' && isHostSilent(attempt) && askedCount >= PATIENCE;
}

/** Whether a decision is the one that the order was opened for: then it may continue with that order. */
function isSameChoice({ choice, orderCents }: PaymentAttempt, other: PayChoice): boolean {
  const coupons = [...choice.couponIds].sort().join();
  return (
    choice.channel === other.channel &&
    orderCents === other.amountCents &&
    coupons === [...other.couponIds].sort().join()
  );
}

/** An amount that nobody knows, or no bill at all, cannot be paid. */
export const canBePaid = ({ payable, choice }: PayDecision): boolean =>
  billsOf(payable).length > 0 && Number.isSafeInteger(choice.amountCents) && choice.amountCents >= 0;

/** What may follow a decision to pay. */
export type Permission =
  | { readonly may: 'open' }
  | { readonly may: 'continue'; readonly attempt: PaymentAttempt }
  | {
      readonly may: 'wait';
      /** `underWay`: nobody knows yet; `otherChoice`: the open order is for another channel, coupon or amount. */
      readonly because: 'underWay' | 'otherBills' | 'otherChoice';
      readonly attempt: PaymentAttempt;
    };

/** Judges a decision by what the server has said so far. Ask about `blockersOf` first. */
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

/** Whether something of it was paid already. Then the bills are read before another order: the fee may have grown since, or not. */
export function paidBefore(attempts: PaymentAttempts, payable: Payable): boolean {
  return Object.values(attempts).some(
    ({ step, serverSaid, payable: paid }) => step === 'settled' && serverSaid !== 'refunded' && overlaps(paid, payable),
  );
}
