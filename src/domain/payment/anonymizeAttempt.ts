import { createSaltedHash } from '@/lib/createSaltedHash';

import {
  closedOrdersToReconcileOf,
  type PayableDisplayData,
  type PaymentAttempt,
  pickAttemptOwner,
  type StoredServerPayment,
} from './attempt';
import { anonymizeOtherAttemptOwners, isAnonymizedAttemptOwner } from './attemptOwners';
import { unrefundedLatePayments } from './latePayments';
import {
  type AnonymizedPayable,
  billKeysOf,
  type ParkingPayable,
  type Payable,
  payableKey,
  paymentQueueKeyOf,
  type SinglePayable,
} from './payable';
import { mayAttemptStillBePaid } from './payPermission';
import { PAY_STATE } from './payState';

/**
 * When the session of its driver ends, an attempt is anonymized: it retains ids, amounts, times and states, and nothing
 * that shows who drove where. A salted print of each bill prevents paying the same bill twice; one of the driver lets
 * that driver find the payment again.
 */
export const isPaymentAttemptAnonymized = ({ payable }: Pick<PaymentAttempt, 'payable'>): boolean =>
  payable.kind === 'sealed';

const billPrint = (salt: string, bill: string): string => createSaltedHash(salt, `bill ${bill}`);
const queuePrint = (salt: string, queue: string): string => createSaltedHash(salt, `lane ${queue}`);

/**
 * The attempt as it may be stored after its session. An attempt that is anonymized already loses what was recognized
 * since.
 */
export function anonymizeAttempt(attempt: PaymentAttempt): PaymentAttempt {
  const { sent: _, facts, choice, payment, earlier, closed, payable, ...rest } = attempt;
  const anonymized = anonymizePayable(payable, attempt.requestId);
  return anonymizeOtherAttemptOwners(
    {
      ...rest,
      key: payableKey(anonymized),
      payable: anonymized,
      facts: { plateText: '', parkName: '', ...(facts.holdTime === undefined ? {} : { holdTime: facts.holdTime }) },
      choice: { ...choice, couponIds: [] },
      payment: payment === null ? null : withoutTexts(payment),
      payParams: null,
      refusal: '',
      earlier: earlier.map(({ refundText: _text, ...past }) => past),
      ...(closed === undefined ? {} : { closed }),
    },
    '',
  );
}

function anonymizePayable(payable: Payable, salt: string): AnonymizedPayable {
  if (payable.kind === 'sealed') {
    const { known: _, ...anonymized } = payable;
    return anonymized;
  }
  const queue = paymentQueueKeyOf(payable);
  return {
    kind: 'sealed',
    salt,
    sells: payable.kind === 'order' ? payable.bizType : payable.kind,
    prints: billKeysOf(payable).map((bill) => billPrint(salt, bill)),
    ...(queue === null ? {} : { lane: queuePrint(salt, queue) }),
  };
}

const withoutTexts = ({ refundText: _, ...payment }: StoredServerPayment): StoredServerPayment => ({
  ...payment,
  payStateText: '',
  failReason: '',
  orders: [],
});

/** Whether the attempt is decided and no money of it needs watching. */
export const isAttemptConcluded = (attempt: PaymentAttempt): boolean =>
  !mayAttemptStillBePaid(attempt) &&
  closedOrdersToReconcileOf(attempt).length === 0 &&
  unrefundedLatePayments(attempt).length === 0 &&
  attempt.payment?.payState !== PAY_STATE.refunding &&
  // The driver of an earlier payment may not have seen its outcome yet.
  !attempt.earlier.some(({ owner = '' }) => isAnonymizedAttemptOwner(owner));

/** The bills and the queue that the payable has in common with an anonymized one, by print. */
function findMatches(
  { salt, prints, lane }: AnonymizedPayable,
  payable: Payable,
): Readonly<Record<string, SinglePayable>> {
  const own = new Set(prints);
  const matches: Record<string, SinglePayable> = {};
  for (const payableItem of singlePayablesOf(payable))
    for (const bill of billKeysOf(payableItem)) {
      const print = billPrint(salt, bill);
      if (own.has(print)) matches[print] = payableItem;
    }
  const key = paymentQueueKeyOf(payable);
  if (lane !== undefined && key !== null && payable.kind === 'order' && queuePrint(salt, key) === lane)
    matches[lane] = payable;
  return matches;
}

function singlePayablesOf(payable: Payable): readonly SinglePayable[] {
  if (payable.kind === 'sealed') return [];
  if (payable.kind !== 'parkingBatch') return [payable];
  return payable.items.map(({ uniqueId, parkId }): ParkingPayable => ({ kind: 'parking', uniqueId, parkId }));
}

/**
 * Whether the payable is the one that was anonymized: the same bills and the same queue. Then the attempt can be
 * restored.
 */
export function isAnonymizedAttemptFor({ payable: anonymized }: PaymentAttempt, payable: Payable): boolean {
  if (anonymized.kind !== 'sealed' || payable.kind === 'sealed') return false;
  if ((payable.kind === 'order' ? payable.bizType : payable.kind) !== anonymized.sells) return false;
  const matches = findMatches(anonymized, payable);
  const isSameQueue = anonymized.lane === undefined || anonymized.lane in matches;
  return (
    isSameQueue &&
    billKeysOf(payable).length === anonymized.prints.length &&
    anonymized.prints.every((print) => print in matches)
  );
}

/**
 * The anonymized attempt with the bills that it shares with the payable, so that it blocks them. The same object if
 * nothing is new.
 */
export function withHashMatchedBills(attempt: PaymentAttempt, payable: Payable): PaymentAttempt {
  const { payable: anonymized } = attempt;
  if (anonymized.kind !== 'sealed') return attempt;
  const matches = findMatches(anonymized, payable);
  const known = anonymized.known ?? {};
  if (Object.keys(matches).every((print) => print in known)) return attempt;
  return { ...attempt, payable: { ...anonymized, known: { ...known, ...matches } } };
}

/** The anonymized attempt with what another copy of it has recognized. */
export function mergeHashMatchedBillsOfCopy(attempt: PaymentAttempt, copy: PaymentAttempt | undefined): PaymentAttempt {
  if (attempt.payable.kind !== 'sealed' || copy?.payable.kind !== 'sealed' || copy.payable.known === undefined)
    return attempt;
  const known = { ...copy.payable.known, ...attempt.payable.known };
  return { ...attempt, payable: { ...attempt.payable, known } };
}

/** The anonymized attempt in its original form. `facts`: for display, if they are known again. */
export const deanonymizeAttempt = (
  attempt: PaymentAttempt,
  payable: Payable,
  facts?: PayableDisplayData,
): PaymentAttempt => ({
  ...attempt,
  key: payableKey(payable),
  payable,
  facts: facts ?? attempt.facts,
});

/** Restores an anonymized copy from another copy that is not anonymized. */
export const deanonymizeAttemptFromCopy = (
  { owner: _, ...anonymized }: PaymentAttempt,
  original: PaymentAttempt,
): PaymentAttempt => ({
  ...deanonymizeAttempt(anonymized, original.payable, original.facts),
  ...pickAttemptOwner(original),
  payParams: original.payParams,
  choice: original.choice,
  ...(original.sent === undefined ? {} : { sent: original.sent }),
});
