import { saltedPrint } from '@/lib/saltedPrint';

import { closedOrdersOf, ownerOf, type PayableFacts, type PaymentAttempt, type PaymentFacts } from './attempt';
import { isSealedOwner, withoutNames } from './attemptOwners';
import { unreturnedOf } from './lateMoney';
import {
  billsOf,
  laneOf,
  type ParkingPayable,
  type Payable,
  payableKey,
  type SealedPayable,
  type Thing,
} from './payable';
import { PAY_STATE } from './payState';
import { mayStillBePaid } from './permission';

/**
 * After the session of its driver an attempt is sealed: it keeps ids, amounts, times and states, and nothing that tells who drove where. For each bill a
 * salted print stays, so that the same bill is not paid a second time, and one of the driver, who finds the payment again.
 */
export const isSealed = ({ payable }: Pick<PaymentAttempt, 'payable'>): boolean => payable.kind === 'sealed';

const billPrint = (salt: string, bill: string): string => saltedPrint(salt, `bill ${bill}`);
const lanePrint = (salt: string, lane: string): string => saltedPrint(salt, `lane ${lane}`);

/** The attempt as it may be kept. A sealed attempt loses what was learnt since. */
export function seal(attempt: PaymentAttempt): PaymentAttempt {
  const { sent: _, facts, choice, payment, earlier, closed, payable, ...rest } = attempt;
  const sealed = sealedPayable(payable, attempt.requestId);
  return withoutNames(
    {
      ...rest,
      key: payableKey(sealed),
      payable: sealed,
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

function sealedPayable(payable: Payable, salt: string): SealedPayable {
  if (payable.kind === 'sealed') {
    const { known: _, ...sealed } = payable;
    return sealed;
  }
  const lane = laneOf(payable);
  return {
    kind: 'sealed',
    salt,
    sells: payable.kind === 'order' ? payable.bizType : payable.kind,
    prints: billsOf(payable).map((bill) => billPrint(salt, bill)),
    ...(lane === null ? {} : { lane: lanePrint(salt, lane) }),
  };
}

const withoutTexts = ({ refundText: _, ...payment }: PaymentFacts): PaymentFacts => ({
  ...payment,
  payStateText: '',
  failReason: '',
  orders: [],
});

/** Whether nothing can come of the attempt any more: it is decided, and no money is watched. */
export const isOver = (attempt: PaymentAttempt): boolean =>
  !mayStillBePaid(attempt) &&
  closedOrdersOf(attempt).length === 0 &&
  unreturnedOf(attempt).length === 0 &&
  attempt.payment?.payState !== PAY_STATE.refunding &&
  // The driver of an earlier payment may not have seen what came of it.
  !attempt.earlier.some(({ owner = '' }) => isSealedOwner(owner));

/** The bills and the lane of the payable that a sealed one has too, by print. */
function matchesOf({ salt, prints, lane }: SealedPayable, payable: Payable): Readonly<Record<string, Thing>> {
  const own = new Set(prints);
  const matches: Record<string, Thing> = {};
  for (const thing of thingsOf(payable))
    for (const bill of billsOf(thing)) {
      const print = billPrint(salt, bill);
      if (own.has(print)) matches[print] = thing;
    }
  const key = laneOf(payable);
  if (lane !== undefined && key !== null && payable.kind === 'order' && lanePrint(salt, key) === lane)
    matches[lane] = payable;
  return matches;
}

function thingsOf(payable: Payable): readonly Thing[] {
  if (payable.kind === 'sealed') return [];
  if (payable.kind !== 'parkingBatch') return [payable];
  return payable.items.map(({ uniqueId, parkId }): ParkingPayable => ({ kind: 'parking', uniqueId, parkId }));
}

/** Whether the payable is what was sealed: the same bills, and the same lane. Then the attempt can be opened again. */
export function isSealOf({ payable: sealed }: PaymentAttempt, payable: Payable): boolean {
  if (sealed.kind !== 'sealed' || payable.kind === 'sealed') return false;
  if ((payable.kind === 'order' ? payable.bizType : payable.kind) !== sealed.sells) return false;
  const matches = matchesOf(sealed, payable);
  const isLane = sealed.lane === undefined || sealed.lane in matches;
  return isLane && billsOf(payable).length === sealed.prints.length && sealed.prints.every((print) => print in matches);
}

/** The sealed attempt with what it has in common with the payable, from which on it blocks that. The same object if there is nothing new. */
export function withKnown(attempt: PaymentAttempt, payable: Payable): PaymentAttempt {
  const { payable: sealed } = attempt;
  if (sealed.kind !== 'sealed') return attempt;
  const matches = matchesOf(sealed, payable);
  const known = sealed.known ?? {};
  if (Object.keys(matches).every((print) => print in known)) return attempt;
  return { ...attempt, payable: { ...sealed, known: { ...known, ...matches } } };
}

/** The same sealed attempt with what another copy of it has recognised. */
export function withKnownOf(attempt: PaymentAttempt, copy: PaymentAttempt | undefined): PaymentAttempt {
  if (attempt.payable.kind !== 'sealed' || copy?.payable.kind !== 'sealed' || copy.payable.known === undefined)
    return attempt;
  const known = { ...copy.payable.known, ...attempt.payable.known };
  return { ...attempt, payable: { ...attempt.payable, known } };
}

/** A sealed attempt in the form that it had before. `facts`: for display, where they are known again. */
export const unsealed = (attempt: PaymentAttempt, payable: Payable, facts?: PayableFacts): PaymentAttempt => ({
  ...attempt,
  key: payableKey(payable),
  payable,
  facts: facts ?? attempt.facts,
});

/** The sealed copy of an attempt that is open in another copy. */
export const likeOpen = ({ owner: _, ...sealed }: PaymentAttempt, open: PaymentAttempt): PaymentAttempt => ({
  ...unsealed(sealed, open.payable, open.facts),
  ...ownerOf(open),
  payParams: open.payParams,
  choice: open.choice,
  ...(open.sent === undefined ? {} : { sent: open.sent }),
});
