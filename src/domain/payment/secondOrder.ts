import { type ClosedOrder, ownerOf, type PaymentAttempt } from './attempt';

/**
 * A server that does not recognise a repeated request opens a second order for it. Neither goes to a cashier while both are open, and both are
 * watched until the server has decided them.
 */

/** The other open orders of the same request. */
export const secondsOf = ({ closed = [] }: PaymentAttempt): readonly ClosedOrder[] =>
  closed.filter(({ isOpen }) => isOpen === true);

/** The server has opened another order for the same request. */
export function withSecond(attempt: PaymentAttempt, payId: string, amountCents: number, atMs: number): PaymentAttempt {
  const { closed = [], step } = attempt;
  if (closed.some((order) => order.payId === payId)) return attempt;
  const second: ClosedOrder = { payId, amountCents, atMs, ...ownerOf(attempt), isOpen: true };
  const next = { ...attempt, payParams: null, closed: [...closed, second] };
  if (step === 'settled') return next;
  const isEnded = step === 'abandoned' && attempt.serverSaid !== 'unpaid' && attempt.serverSaid !== 'asking';
  if (isEnded) return afterSecond(next);
  return { ...next, step: 'confirming', serverSaid: 'asking', hostSaid: null, changedCents: null };
}

/** The attempt goes on about its second order, if the server has closed the first one. */
export function afterSecond(attempt: PaymentAttempt): PaymentAttempt {
  const [second] = secondsOf(attempt);
  if (second === undefined) return attempt;
  return { ...aboutSecond(attempt, second, false), step: 'confirming', serverSaid: 'asking' };
}

/** The attempt as one about its second order. @param isFirstOpen whether the first one may still be paid */
export function aboutSecond(attempt: PaymentAttempt, second: ClosedOrder, isFirstOpen: boolean): PaymentAttempt {
  const { closed = [], payId, orderCents, changedAtMs } = attempt;
  const others = closed.filter((order) => order.payId !== second.payId);
  const first = {
    amountCents: orderCents,
    atMs: changedAtMs,
    ...ownerOf(attempt),
    ...(isFirstOpen ? { isOpen: true as const } : {}),
  };
  return {
    ...attempt,
    payId: second.payId,
    orderCents: second.amountCents,
    payParams: null,
    payment: null,
    hostSaid: null,
    closed: payId === null ? others : [...others, { payId, ...first }],
  };
}
