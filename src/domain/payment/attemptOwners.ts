import { isUnknownDriver } from '@/domain/unknownDriver';
import { createSaltedHash } from '@/lib/createSaltedHash';

import type { PaymentAttempt } from './attempt';

/**
 * `sealed~<salt>~<print>`: a driver whose session has ended. It contains its own salt, because it moves from attempt to
 * attempt with a closed order.
 */
const ANONYMIZED_OWNER = /^sealed~(.+)~([\da-f]+)$/;

export const isAnonymizedAttemptOwner = (owner: string): boolean => ANONYMIZED_OWNER.test(owner);

const driverPrint = (salt: string, owner: string): string => createSaltedHash(salt, `driver ${owner}`);

/** The attempt with the owner that another copy of it has learnt since. */
export const withAttemptOwnerFromCopy = (
  attempt: PaymentAttempt,
  { owner, payable }: PaymentAttempt,
): PaymentAttempt =>
  isUnknownDriver(attempt.owner ?? '') &&
  owner !== undefined &&
  !isUnknownDriver(owner) &&
  !isAnonymizedAttemptOwner(owner) &&
  payable.kind === attempt.payable.kind
    ? { ...attempt, owner, payable }
    : attempt;

/**
 * Marks a visitor's attempt as past once somebody has signed in. The same object if nothing changes.
 *
 * @param reader empty for a visitor
 */
export const markVisitorAttemptPast = (attempt: PaymentAttempt, reader: string): PaymentAttempt =>
  reader === '' || attempt.owner !== undefined || attempt.isVisitorPast === true
    ? attempt
    : { ...attempt, isVisitorPast: true };

/** Whether the attempt belongs to a driver who is not the reader. */
export const isAttemptByOtherDriver = ({ owner }: PaymentAttempt, reader: string): boolean =>
  owner !== undefined && owner !== reader;

/**
 * The attempt with all owners but the reader anonymized. The same object if nothing changes.
 *
 * @param reader empty for a visitor
 */
export const anonymizeOtherAttemptOwners = (attempt: PaymentAttempt, reader: string): PaymentAttempt =>
  mapOwners(attempt, (owner) =>
    owner === reader || ANONYMIZED_OWNER.test(owner)
      ? owner
      : `sealed~${attempt.requestId}~${driverPrint(attempt.requestId, owner)}`,
  );

/** The attempt with the reader's own name restored wherever it was anonymized. The same object if nothing changes. */
export const restoreAttemptOwnerName = (attempt: PaymentAttempt, reader: string): PaymentAttempt =>
  mapOwners(attempt, (owner) => {
    const [, salt = '', print = ''] = ANONYMIZED_OWNER.exec(owner) ?? [];
    return reader !== '' && print !== '' && driverPrint(salt, reader) === print ? reader : owner;
  });

/**
 * The attempt with the current name of its driver, who was unknown before. The same object if nothing changes.
 *
 * @param nameOf as that of the session keeper
 */
export function renameAttemptOwner(attempt: PaymentAttempt, nameOf: (owner: string) => string): PaymentAttempt {
  const next = mapOwners(attempt, nameOf);
  const { payable } = next;
  const { owner = '' } = attempt;
  // The queue of a purchase contains the driver's name.
  if (next.owner === attempt.owner || payable.kind !== 'order' || payable.lane?.startsWith(`${owner}.`) !== true)
    return next;
  return { ...next, payable: { ...payable, lane: nameOf(owner) + payable.lane.slice(owner.length) } };
}

function mapOwners(attempt: PaymentAttempt, toOwner: (owner: string) => string): PaymentAttempt {
  const withMappedOwner = <One extends { readonly owner?: string }>(one: One): One => {
    if (one.owner === undefined) return one;
    const owner = toOwner(one.owner);
    return owner === one.owner ? one : { ...one, owner };
  };
  const next = withMappedOwner(attempt);
  const earlier = next.earlier.map(withMappedOwner);
  const closed = next.closed?.map(withMappedOwner);
  const isSame =
    earlier.every((one, index) => one === next.earlier[index]) &&
    (closed ?? []).every((one, index) => one === next.closed?.[index]);
  return isSame ? next : { ...next, earlier, ...(closed === undefined ? {} : { closed }) };
}
