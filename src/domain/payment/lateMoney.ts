import { type ClosedOrder, known, type PastPayment, type PaymentAttempt, type PaymentAttempts } from './attempt';
import { nextAfterAnswer } from './nextStep';
import { competes, overlaps, type Payable } from './payable';
import { meaningOf, PAY_STATE, type ServerPayment } from './payState';
import { mayStillBePaid } from './permission';
import { aboutSecond } from './secondOrder';

/**
 * Money that arrives on an order which the server had closed. If the same thing was also paid by another order, the driver has paid twice and must be
 * told so, with where the refund stands.
 */

/** The server has answered about a closed order of an earlier attempt. Where it was paid, it becomes one of the earlier payments. */
export function nextAfterLateAnswer(attempt: PaymentAttempt, payment: ServerPayment): PaymentAttempt {
  const { closed = [], earlier } = attempt;
  const order = closed.find(({ payId }) => payId === payment.payId);
  const meaning = meaningOf(payment.payState);
  const isTaken = meaning === 'paid' || meaning === 'refunded' || meaning === 'partly';
  if (order?.isOpen === true && !(isTaken && attempt.step === 'settled'))
    return nextAfterSecond(attempt, order, payment);
  if (isTaken && order !== undefined) {
    const { closed: _, ...rest } = attempt;
    const left = closed.filter((one) => one !== order);
    return { ...rest, earlier: [...earlier, lateOf(order, payment)], ...(left.length === 0 ? {} : { closed: left }) };
  }
  const isKnown = earlier.some(({ payId, isLate }) => isLate === true && payId === payment.payId);
  if (!isTaken || !isKnown) return attempt;
  return { ...attempt, earlier: earlier.map((past) => (past.payId === payment.payId ? lateOf(past, payment) : past)) };
}

/** The server has answered about the second order of a request. If that one is paid, it settles the attempt. */
function nextAfterSecond(attempt: PaymentAttempt, second: ClosedOrder, payment: ServerPayment): PaymentAttempt {
  const meaning = meaningOf(payment.payState);
  if (meaning === 'closed' || meaning === 'failed') {
    const { isOpen: _, ...ended } = second;
    return { ...attempt, closed: (attempt.closed ?? []).map((order) => (order === second ? ended : order)) };
  }
  if (attempt.step === 'settled') return attempt;
  const swapped = nextAfterAnswer(aboutSecond(attempt, second, mayStillBePaid(attempt)), payment);
  return swapped.step === 'settled' ? swapped : attempt;
}

const lateOf = (
  { payId, amountCents, atMs, owner, isCounted }: ClosedOrder & Pick<PastPayment, 'isCounted'>,
  payment: ServerPayment,
): PastPayment => ({
  payId,
  ...(owner === undefined ? {} : { owner }),
  ...(isCounted === true ? { isCounted } : {}),
  amountCents: known(payment.payAmount) ?? amountCents,
  paidTime: payment.paidTime,
  atMs,
  isLate: true,
  payState: payment.payState,
  ...(payment.payState === PAY_STATE.refunded ? { isRefunded: true } : {}),
  ...(payment.refundText === '' ? {} : { refundText: payment.refundText }),
});

/**
 * Payments that came on a closed order, beside the one that has settled the attempt: what the driver has paid twice. An attempt without an order of its
 * own may have been settled by exactly that money.
 */
export const duplicatesOf = ({ step, serverSaid, payId, earlier }: PaymentAttempt): readonly PastPayment[] =>
  step === 'settled' && serverSaid !== 'refunded' && payId !== null
    ? earlier.filter(({ isLate, isCounted }) => isLate === true && isCounted !== true)
    : [];

/** Late payments whose refund has not ended. The server is asked about them again whenever the result is opened. */
export const unreturnedOf = ({ earlier }: PaymentAttempt): readonly PastPayment[] =>
  earlier.filter(({ isLate, isRefunded }) => isLate === true && isRefunded !== true);

/**
 * Whether some of these bills were paid already: by a settled attempt, or by money that came on a closed order. If so, what is due is fetched again
 * before a new order or a return to the cashier, because the fee may have grown since or may be paid.
 */
export function paidBefore(attempts: PaymentAttempts, payable: Payable): boolean {
  return Object.values(attempts).some(
    (attempt) =>
      overlaps(attempt.payable, payable) &&
      ((attempt.step === 'settled' && attempt.serverSaid !== 'refunded') || unreturnedOf(attempt).length > 0),
  );
}

/** Whether the driver has paid for the same thing, or for another order of the same lane, by another attempt. */
export const isPaidByAnother = (attempts: PaymentAttempts, { key, payable }: PaymentAttempt): boolean =>
  Object.values(attempts).some(
    (other) =>
      other.key !== key &&
      other.step === 'settled' &&
      other.serverSaid !== 'refunded' &&
      competes(other.payable, payable),
  );

/** Where the refund of a late payment stands, in the server's words where it sent any. Never a promise that the server has not made. */
export function refundWordsOf({ payState, refundText = '' }: PastPayment): string {
  if (refundText !== '') return refundText;
  if (payState === PAY_STATE.refunded) return '已退款';
  return payState === PAY_STATE.refunding ? '退款中' : '还没有退款，可联系客服';
}
