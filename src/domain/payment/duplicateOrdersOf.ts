import { type ClosedPaymentOrder, type PaymentAttempt, pickAttemptOwner } from './attempt';

/**
 * A server that does not recognise a repeated request opens a duplicate order for it. While both are open, neither goes
 * to a cashier, and both are polled until the server has decided them.
 */

/** The other open orders of the same request. */
export const duplicateOrdersOf = ({ closed = [] }: PaymentAttempt): readonly ClosedPaymentOrder[] =>
  closed.filter(({ isOpen }) => isOpen === true);

/** The server has opened another order for the same request. */
export function withDuplicateOrder(
  attempt: PaymentAttempt,
  payId: string,
  amountCents: number,
  atMs: number,
): PaymentAttempt {
  const { closed = [], step } = attempt;
  if (closed.some((order) => order.payId === payId)) return attempt;
  const duplicate: ClosedPaymentOrder = { payId, amountCents, atMs, ...pickAttemptOwner(attempt), isOpen: true };
  const next = { ...attempt, payParams: null, closed: [...closed, duplicate] };
  if (step === 'settled') return next;
  const isEnded = step === 'abandoned' && attempt.serverSaid !== 'unpaid' && attempt.serverSaid !== 'asking';
  if (isEnded) return switchToDuplicateOrder(next);
  return { ...next, step: 'confirming', serverSaid: 'asking', hostSaid: null, changedCents: null };
}

/** Continues the attempt with its duplicate order, if the server has closed the first one. */
export function switchToDuplicateOrder(attempt: PaymentAttempt): PaymentAttempt {
  const [duplicate] = duplicateOrdersOf(attempt);
  if (duplicate === undefined) return attempt;
  return { ...withDuplicateAsOwnOrder(attempt, duplicate, false), step: 'confirming', serverSaid: 'asking' };
}

/**
 * The attempt with the duplicate order as its own.
 *
 * @param isFirstOpen whether the first order may still be paid
 */
export function withDuplicateAsOwnOrder(
  attempt: PaymentAttempt,
  duplicate: ClosedPaymentOrder,
  isFirstOpen: boolean,
): PaymentAttempt {
  const { closed = [], payId, orderCents, changedAtMs } = attempt;
  const others = closed.filter((order) => order.payId !== duplicate.payId);
  const first = {
    amountCents: orderCents,
    atMs: changedAtMs,
    ...pickAttemptOwner(attempt),
    ...(isFirstOpen ? { isOpen: true as const } : {}),
  };
  return {
    ...attempt,
    payId: duplicate.payId,
    orderCents: duplicate.amountCents,
    payParams: null,
    payment: null,
    hostSaid: null,
    closed: payId === null ? others : [...others, { payId, ...first }],
  };
}
