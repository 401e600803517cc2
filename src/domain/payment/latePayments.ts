import {
  type ClosedPaymentOrder,
  finiteOrNull,
  type PastPayment,
  type PaymentAttempt,
  type PaymentAttempts,
} from './attempt';
import { attemptAfterPaymentResponse } from './attemptTransitions';
import { withDuplicateAsOwnOrder } from './duplicateOrdersOf';
import { arePayablesConflicting, doPayablesShareBill, type Payable } from './payable';
import { mayAttemptStillBePaid } from './payPermission';
import { PAY_STATE, type ServerPayment, toPayStateMeaning } from './payState';

/**
 * A late payment is money that arrives on an order after the server has closed it. If the same bills were also paid by
 * another order, the driver has paid twice and must be notified, including the refund status.
 */

/**
 * Applies the server's response about a closed order of an earlier attempt. If it was paid, it becomes one of the
 * earlier payments.
 */
export function attemptAfterClosedOrderResponse(attempt: PaymentAttempt, payment: ServerPayment): PaymentAttempt {
  const { closed = [], earlier } = attempt;
  const order = closed.find(({ payId }) => payId === payment.payId);
  const meaning = toPayStateMeaning(payment.payState);
  const isCharged = meaning === 'paid' || meaning === 'refunded' || meaning === 'partly';
  if (order?.isOpen === true && !(isCharged && attempt.step === 'settled'))
    return nextAfterDuplicate(attempt, order, payment);
  if (isCharged && order !== undefined) {
    const { closed: _, ...rest } = attempt;
    const remaining = closed.filter((one) => one !== order);
    return {
      ...rest,
      earlier: [...earlier, toLatePayment(order, payment)],
      ...(remaining.length === 0 ? {} : { closed: remaining }),
    };
  }
  const isKnown = earlier.some(({ payId, isLate }) => isLate === true && payId === payment.payId);
  if (!isCharged || !isKnown) return attempt;
  return {
    ...attempt,
    earlier: earlier.map((past) => (past.payId === payment.payId ? toLatePayment(past, payment) : past)),
  };
}

/**
 * Applies the server's response about the duplicate order of a request. If that order is paid, it settles the attempt.
 */
function nextAfterDuplicate(
  attempt: PaymentAttempt,
  duplicate: ClosedPaymentOrder,
  payment: ServerPayment,
): PaymentAttempt {
  const meaning = toPayStateMeaning(payment.payState);
  if (meaning === 'closed' || meaning === 'failed') {
    const { isOpen: _, ...ended } = duplicate;
    return { ...attempt, closed: (attempt.closed ?? []).map((order) => (order === duplicate ? ended : order)) };
  }
  if (attempt.step === 'settled') return attempt;
  const swapped = attemptAfterPaymentResponse(
    withDuplicateAsOwnOrder(attempt, duplicate, mayAttemptStillBePaid(attempt)),
    payment,
  );
  return swapped.step === 'settled' ? swapped : attempt;
}

const toLatePayment = (
  { payId, amountCents, atMs, owner, isCounted }: ClosedPaymentOrder & Pick<PastPayment, 'isCounted'>,
  payment: ServerPayment,
): PastPayment => ({
  payId,
  ...(owner === undefined ? {} : { owner }),
  ...(isCounted === true ? { isCounted } : {}),
  amountCents: finiteOrNull(payment.payAmount) ?? amountCents,
  paidTime: payment.paidTime,
  atMs,
  isLate: true,
  payState: payment.payState,
  ...(payment.payState === PAY_STATE.refunded ? { isRefunded: true } : {}),
  ...(payment.refundText === '' ? {} : { refundText: payment.refundText }),
});

/**
 * Late payments beside the one that settled the attempt: what the driver has paid twice. An attempt without an order of
 * its own may have been settled by exactly that late payment.
 */
export const doublePaymentsOf = ({ step, serverSaid, payId, earlier }: PaymentAttempt): readonly PastPayment[] =>
  step === 'settled' && serverSaid !== 'refunded' && payId !== null
    ? earlier.filter(({ isLate, isCounted }) => isLate === true && isCounted !== true)
    : [];

/** Late payments that are not fully refunded. They are queried again whenever the result is opened. */
export const unrefundedLatePayments = ({ earlier }: PaymentAttempt): readonly PastPayment[] =>
  earlier.filter(({ isLate, isRefunded }) => isLate === true && isRefunded !== true);

/**
 * Whether some of these bills were paid already, by a settled attempt or by a late payment. If so, the amount due is
 * fetched again before a new order or a return to the cashier, because the fee may have grown or may be paid.
 */
export function hasEarlierPayment(attempts: PaymentAttempts, payable: Payable): boolean {
  return Object.values(attempts).some(
    (attempt) =>
      doPayablesShareBill(attempt.payable, payable) &&
      ((attempt.step === 'settled' && attempt.serverSaid !== 'refunded') || unrefundedLatePayments(attempt).length > 0),
  );
}

/** Whether another attempt has settled the same bills, or another order of the same queue. */
export const isPaidByOtherAttempt = (attempts: PaymentAttempts, { key, payable }: PaymentAttempt): boolean =>
  Object.values(attempts).some(
    (other) =>
      other.key !== key &&
      other.step === 'settled' &&
      other.serverSaid !== 'refunded' &&
      arePayablesConflicting(other.payable, payable),
  );

/**
 * The refund status of a late payment, in the server's words if it sent any. It never promises what the server has not
 * promised.
 */
export function latePaymentRefundText({ payState, refundText = '' }: PastPayment): string {
  if (refundText !== '') return refundText;
  if (payState === PAY_STATE.refunded) return '已退款';
  return payState === PAY_STATE.refunding ? '退款中' : '还没有退款，可联系客服';
}
