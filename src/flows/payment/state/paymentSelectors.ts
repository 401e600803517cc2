import { createSelector } from '@reduxjs/toolkit';

import { isAnonymized } from '@/domain/payment/anonymize';
import {
  belongsTo,
  type PastPayment,
  type PayableFacts,
  type PaymentAttempt,
  toPastPayment,
} from '@/domain/payment/attempt';
import { isInProgress } from '@/domain/payment/isInProgress';
import { doublePayments } from '@/domain/payment/latePayments';
import { isConflicting, type Payable, payableKey } from '@/domain/payment/payable';
import { findBlockers } from '@/domain/payment/permission';
import { isUnknownDriver } from '@/domain/unknownDriver';

import { selectAttempts, type WithPayment } from './paymentSlice';

/**
 * Selects this driver's attempt to pay exactly this; null if there is none. The key is computed once, not for every
 * action, because there may be 999 bills.
 */
export const selectAttemptFor = (payable: Payable) => {
  const key = payableKey(payable);
  return ({ payment }: WithPayment): PaymentAttempt | null => {
    const attempt = payment.attempts[key];
    return attempt !== undefined && belongsTo(attempt, payment.reader) ? attempt : null;
  };
};

/** Selects this driver's latest attempt in the lane of this payable that is not settled; null if there is none. */
export const selectLatestInLane =
  (payable: Payable) =>
  ({ payment }: WithPayment): PaymentAttempt | null => {
    const own = Object.values(payment.attempts).filter(
      (attempt) =>
        attempt.step !== 'settled' && isConflicting(attempt.payable, payable) && belongsTo(attempt, payment.reader),
    );
    return own.reduce<PaymentAttempt | null>(
      (latest, attempt) => (latest === null || attempt.createdAtMs > latest.createdAtMs ? attempt : latest),
      null,
    );
  };

/** Whether the attempt was made by another driver. Nothing about it may be shown. */
export const selectIsByOtherDriver =
  (attempt: PaymentAttempt | null) =>
  ({ payment }: WithPayment): boolean =>
    attempt !== null && !belongsTo(attempt, payment.reader);

/**
 * Whether another driver's attempt may be the reader's own, because it is not known who the reader is. Nothing about it
 * may be shown either.
 */
export const selectMayBeOwn =
  (attempt: PaymentAttempt | null) =>
  ({ payment }: WithPayment): boolean =>
    attempt !== null && isUnknownDriver(payment.reader) && !belongsTo(attempt, payment.reader);

/** Selects the attempt for the URL of a result page, by key or by the server's id of the payment. */
export const selectAttemptBy =
  ({ key, payId }: { key?: string | undefined; payId?: string | undefined }) =>
  ({ payment }: WithPayment): PaymentAttempt | null => {
    const byKey = key === undefined ? undefined : payment.attempts[key];
    if (byKey !== undefined && (payId === undefined || byKey.payId === null || byKey.payId === payId)) return byKey;
    if (payId === undefined) return null;
    return Object.values(payment.attempts).find((attempt) => attempt.payId === payId) ?? null;
  };

/** Whether a decision about this has no reported outcome yet, or an attempt is in progress. */
export const selectIsBusy = (payable: Payable) => {
  const key = payableKey(payable);
  return ({ payment }: WithPayment): boolean => {
    const attempt = payment.attempts[key];
    return payment.requested.includes(key) || (attempt !== undefined && isInProgress(attempt));
  };
};

/** Selects the attempt that blocks a new order for this: its own, or one that covers some of the same bills. */
export const selectBlocker = (payable: Payable) => {
  const own = payableKey(payable);
  return ({ payment }: WithPayment): PaymentAttempt | null => {
    const blockers = findBlockers(payment.attempts, payable);
    return blockers.find(({ key }) => key !== own) ?? blockers[0] ?? null;
  };
};

export interface DevicePayment extends PastPayment, Pick<PayableFacts, 'plateText' | 'parkName' | 'title'> {
  readonly key: string;
  readonly payable: Payable;
  /** The attempt itself; null for a payment of an earlier attempt, which was settled. */
  readonly attempt: PaymentAttempt | null;
  /** The same bills were paid twice, and this is the surplus payment. */
  readonly isDuplicate?: boolean;
}

/** Anonymized payments of other drivers on this device. Only their state and time may be shown. Newest first. */
export const selectAnonymizedPayments = createSelector(
  [selectAttempts, ({ payment }: WithPayment) => payment.reader],
  (attempts, reader): readonly PaymentAttempt[] =>
    Object.values(attempts)
      .filter((attempt) => isAnonymized(attempt) && attempt.step !== 'abandoned' && !belongsTo(attempt, reader))
      .sort((one, other) => other.createdAtMs - one.createdAtMs),
);

/** Payments of visitors and this driver on this device, including undecided ones. Newest first. */
export const selectDevicePayments = createSelector(
  [selectAttempts, ({ payment }: WithPayment) => payment.reader],
  (attempts, reader): readonly DevicePayment[] =>
    Object.values(attempts)
      .flatMap((attempt): DevicePayment[] => {
        const { key, payable, facts, step, earlier } = attempt;
        const isListed = step !== 'abandoned' && belongsTo(attempt, reader) && attempt.isVisitorPast !== true;
        const now = isListed ? [{ ...toPastPayment(attempt), key, payable, ...facts, attempt }] : [];
        const duplicates = doublePayments(attempt);
        const own = attempt.isVisitorPast === true ? [] : earlier.filter((past) => belongsTo(past, reader));
        const before = own.map((past) => ({
          ...past,
          key,
          payable,
          ...facts,
          attempt: null,
          isDuplicate: duplicates.includes(past),
        }));
        return [...now, ...before];
      })
      .sort((one, other) => other.atMs - one.atMs),
);
