import { isUnknownDriver } from '@/domain/unknownDriver';
import { saltedPrint } from '@/lib/saltedPrint';

import type { PaymentAttempt } from './attempt';

/** `sealed~<salt>~<print>`: a driver whose session is over. It has its own salt, because it moves from attempt to attempt with a closed order. */
const SEALED = /^sealed~(.+)~([\da-f]+)$/;

export const isSealedOwner = (owner: string): boolean => SEALED.test(owner);

const driverPrint = (salt: string, owner: string): string => saltedPrint(salt, `driver ${owner}`);

/** The attempt with the name that another copy of it has learnt since. */
export const withNameIn = (attempt: PaymentAttempt, { owner, payable }: PaymentAttempt): PaymentAttempt =>
  isUnknownDriver(attempt.owner ?? '') &&
  owner !== undefined &&
  !isUnknownDriver(owner) &&
  !isSealedOwner(owner) &&
  payable.kind === attempt.payable.kind
    ? { ...attempt, owner, payable }
    : attempt;

/** The attempt as it is once somebody has signed in: a visitor's is of the past then. The same object if nothing changes. @param reader empty for a visitor */
export const afterSignIn = (attempt: PaymentAttempt, reader: string): PaymentAttempt =>
  reader === '' || attempt.owner !== undefined || attempt.isVisitorPast === true
    ? attempt
    : { ...attempt, isVisitorPast: true };

/** Whether the attempt belongs to a driver who is not the reader. */
export const isStrangers = ({ owner }: PaymentAttempt, reader: string): boolean =>
  owner !== undefined && owner !== reader;

/** The attempt with the names of all drivers but the reader sealed. The same object if nothing changes. @param reader empty for a visitor */
export const withoutNames = (attempt: PaymentAttempt, reader: string): PaymentAttempt =>
  withOwners(attempt, (owner) =>
    owner === reader || SEALED.test(owner)
      ? owner
      : `sealed~${attempt.requestId}~${driverPrint(attempt.requestId, owner)}`,
  );

/** The attempt with the reader's own name wherever it was sealed. The same object if nothing changes. */
export const withNameOf = (attempt: PaymentAttempt, reader: string): PaymentAttempt =>
  withOwners(attempt, (owner) => {
    const [, salt = '', print = ''] = SEALED.exec(owner) ?? [];
    return reader !== '' && print !== '' && driverPrint(salt, reader) === print ? reader : owner;
  });

/** The attempt of a driver who has become known, in their own name. The same object if nothing changes. @param nameOf as that of the session keeper */
export function renamed(attempt: PaymentAttempt, nameOf: (owner: string) => string): PaymentAttempt {
  const next = withOwners(attempt, nameOf);
  const { payable } = next;
  const { owner = '' } = attempt;
  // The lane of a purchase is its driver's own.
  if (next.owner === attempt.owner || payable.kind !== 'order' || payable.lane?.startsWith(`${owner}.`) !== true)
    return next;
  return { ...next, payable: { ...payable, lane: nameOf(owner) + payable.lane.slice(owner.length) } };
}

function withOwners(attempt: PaymentAttempt, as: (owner: string) => string): PaymentAttempt {
  const known = <One extends { readonly owner?: string }>(one: One): One => {
    if (one.owner === undefined) return one;
    const owner = as(one.owner);
    return owner === one.owner ? one : { ...one, owner };
  };
  const next = known(attempt);
  const earlier = next.earlier.map(known);
  const closed = next.closed?.map(known);
  const isSame =
    earlier.every((one, index) => one === next.earlier[index]) &&
    (closed ?? []).every((one, index) => one === next.closed?.[index]);
  return isSame ? next : { ...next, earlier, ...(closed === undefined ? {} : { closed }) };
}
