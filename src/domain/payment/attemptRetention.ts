import { DAY_MS } from '@/lib/timeUnits';

import { type DeviceAndServerTime, serverMsSince } from '../now';
import {
  type ClosedPaymentOrder,
  type PastPayment,
  type PaymentAttempt,
  type PaymentAttempts,
  toPastPayment,
} from './attempt';
import { withAttemptOwnerFromCopy } from './attemptOwners';
import { mayAttemptStillBePaid } from './payPermission';
import { PAY_STATE } from './payState';

/** An attempt is stored for 24 hours of server time. */
const RETENTION_MS = DAY_MS;

/**
 * Resolves the conflict when two tabs have written about the same payable. A later decision wins over an earlier one.
 * Within one decision, a final step wins over one that is not final. A refunded payment was paid before and can never
 * be paid again.
 */
export function resolveAttemptConflict(current: PaymentAttempt | undefined, candidate: PaymentAttempt): PaymentAttempt {
  if (current === undefined) return candidate;
  if (current.requestId !== candidate.requestId) {
    const isLater = current.createdAtMs > candidate.createdAtMs || mayAttemptStillBePaid(current);
    return isLater ? current : candidate;
  }
  const [stored, incoming] = [
    withAttemptOwnerFromCopy(current, candidate),
    withAttemptOwnerFromCopy(candidate, current),
  ];
  const winner = supersedes(stored, incoming)
    ? withMergedPast(withLastRepeat(incoming, stored), stored, incoming)
    : mergePastOrdersOfAttemptCopy(stored, incoming);
  return withFirstRead(withCreationTime(winner, stored, incoming), stored, incoming);
}

/**
 * The previous release, in another tab, writes attempts without the server time of the decision. That time never
 * changes, so it is taken from the other copy.
 */
function withCreationTime(winner: PaymentAttempt, stored: PaymentAttempt, incoming: PaymentAttempt): PaymentAttempt {
  const createdServerMs = stored.createdServerMs ?? incoming.createdServerMs;
  return createdServerMs === undefined || winner.createdServerMs !== undefined
    ? winner
    : { ...winner, createdServerMs };
}

/** The earliest known `readServerMs` wins, so that no write prolongs the retention. */
function withFirstRead(winner: PaymentAttempt, stored: PaymentAttempt, incoming: PaymentAttempt): PaymentAttempt {
  const first = Math.min(stored.readServerMs ?? Infinity, incoming.readServerMs ?? Infinity);
  return first === Infinity || first === winner.readServerMs ? winner : { ...winner, readServerMs: first };
}

function supersedes(stored: PaymentAttempt, incoming: PaymentAttempt): boolean {
  if (stored.step === 'settled') return hasRefundProgress(stored, incoming);
  // Once the order is known, its own state is queried. A copy without the payId is older, whatever it says about the
  // amount due.
  if (stored.payId !== null && incoming.payId === null) return false;
  return (mayAttemptStillBePaid(stored) && !predatesRepeat(incoming, stored)) || incoming.step === 'settled';
}

/** A copy from before the request was repeated cannot know that the request never arrived. */
const predatesRepeat = (incoming: PaymentAttempt, { repeatedAtMs = 0 }: PaymentAttempt): boolean =>
  incoming.serverSaid === 'neverSeen' && (incoming.repeatedAtMs ?? 0) < repeatedAtMs;

/** Takes over the state of the last repeat, which an older copy does not know. */
function withLastRepeat(incoming: PaymentAttempt, stored: PaymentAttempt): PaymentAttempt {
  const { repeatedAtMs = 0, repeatedServerMs, isRepeating, lostAtMs, lostServerMs } = stored;
  if ((incoming.repeatedAtMs ?? 0) >= repeatedAtMs) return incoming;
  const { repeatedServerMs: _, lostServerMs: __, ...rest } = incoming;
  return {
    ...rest,
    repeatedAtMs,
    lostAtMs,
    ...(repeatedServerMs === undefined ? {} : { repeatedServerMs }),
    ...(lostServerMs === undefined ? {} : { lostServerMs }),
    ...(isRepeating === true ? { isRepeating } : {}),
  };
}

/** The refund has advanced further than was known. A late response with less progress is ignored. */
function hasRefundProgress(stored: PaymentAttempt, incoming: PaymentAttempt): boolean {
  if (incoming.step !== 'settled') return false;
  const progress = refundProgress(toPastPayment(incoming)) - refundProgress(toPastPayment(stored));
  return progress > 0 || (progress === 0 && (incoming.payment?.refundCents ?? 0) > (stored.payment?.refundCents ?? 0));
}

/**
 * The status of earlier orders changes independently of the attempt, so either copy may know more. The most advanced
 * status of each is retained, whoever writes last.
 */
function withMergedPast(winner: PaymentAttempt, stored: PaymentAttempt, incoming: PaymentAttempt): PaymentAttempt {
  const earlier = [...stored.earlier];
  for (const past of incoming.earlier) {
    const index = earlier.findIndex(({ payId }) => payId === past.payId);
    if (index < 0) earlier.push(past);
    else if (!isLessRefunded(past, earlier[index])) earlier[index] = past;
  }
  const { closed, ...rest } = winner;
  const closedOrders = mergeClosedOrders(winner, winner === incoming ? stored : incoming).filter(
    (order) => !earlier.some(({ payId }) => payId === order.payId),
  );
  const isClosedUnchanged =
    closedOrders.length === (closed ?? []).length && closedOrders.every((order, index) => order === closed?.[index]);
  if (hasSameRefunds(earlier, winner.earlier) && isClosedUnchanged) return winner;
  return { ...rest, earlier, ...(closedOrders.length === 0 ? {} : { closed: closedOrders }) };
}

/**
 * The closed orders of an attempt, plus those that only the other copy knows, such as a duplicate order of the same
 * request. An order that either copy knows to be closed is closed, because the server never reopens an order.
 */
function mergeClosedOrders(winner: PaymentAttempt, { closed = [] }: PaymentAttempt): readonly ClosedPaymentOrder[] {
  const own = winner.closed ?? [];
  const isKnown = ({ payId }: ClosedPaymentOrder) =>
    payId === winner.payId || own.some((order) => order.payId === payId);
  const updated = own.map((order) => {
    const other = closed.find(({ payId }) => payId === order.payId);
    return order.isOpen === true && other !== undefined && other.isOpen !== true ? other : order;
  });
  return [...updated, ...closed.filter((order) => !isKnown(order))];
}

/**
 * The attempt with the earlier and closed orders of another copy merged in. All other fields stay, because that copy
 * may be older.
 */
export const mergePastOrdersOfAttemptCopy = (
  attempt: PaymentAttempt,
  copy: PaymentAttempt | undefined,
): PaymentAttempt => (copy?.requestId === attempt.requestId ? withMergedPast(attempt, attempt, copy) : attempt);

/** The progress of a refund: 0 not started, 1 in progress, 2 done. */
const refundProgress = ({ payState, isRefunded }: PastPayment): number =>
  isRefunded === true ? 2 : payState === PAY_STATE.refunding ? 1 : 0;
const isLessRefunded = (one: PastPayment, other: PastPayment | undefined): boolean =>
  other !== undefined && refundProgress(one) < refundProgress(other);

const hasSameRefunds = (some: readonly PastPayment[], others: readonly PastPayment[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index];
    return (
      one.payId === other?.payId && one.refundText === other.refundText && refundProgress(one) === refundProgress(other)
    );
  });

/**
 * Drops attempts older than 24 hours by server time, so a changed device clock unblocks no bill. An attempt without
 * server time expires 24 hours after this release first read it. Without server time, nothing is dropped.
 */
export function dropExpiredAttempts(attempts: PaymentAttempts, now: DeviceAndServerTime): PaymentAttempts {
  const retained = Object.entries(attempts).flatMap(([key, attempt]) => {
    const { createdServerMs, readServerMs } = attempt;
    if ((serverMsSince(createdServerMs ?? readServerMs, now) ?? 0) > RETENTION_MS) return [];
    return [[key, withReadTime(attempt, now)] as const];
  });
  return Object.fromEntries(retained);
}

function withReadTime(attempt: PaymentAttempt, { deviceMs, serverMs }: DeviceAndServerTime): PaymentAttempt {
  // Decisions are ordered by device time. A clock that was set back must not make an older decision the latest.
  const corrected = attempt.createdAtMs > deviceMs ? { ...attempt, createdAtMs: deviceMs } : attempt;
  const isStamped =
    corrected.createdServerMs !== undefined || corrected.readServerMs !== undefined || serverMs === null;
  return isStamped ? corrected : { ...corrected, readServerMs: serverMs };
}

/**
 * Whether the attempt is older than 24 hours by device time. Then it shows nothing private any more, but may still
 * block.
 */
export const isAttemptExpiredByDeviceClock = ({ createdAtMs }: PaymentAttempt, deviceMs: number): boolean =>
  deviceMs - createdAtMs > RETENTION_MS;
