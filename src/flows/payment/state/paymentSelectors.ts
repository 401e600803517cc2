import { createSelector } from '@reduxjs/toolkit';

import { isPaymentAttemptAnonymized } from '@/domain/payment/anonymizeAttempt';
import {
  isOwnOrVisitorPayment,
  type PastPayment,
  type PayableDisplayData,
  type PaymentAttempt,
  toPastPayment,
} from '@/domain/payment/attempt';
import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import { doublePaymentsOf } from '@/domain/payment/latePayments';
import { arePayablesConflicting, type Payable, payableKey } from '@/domain/payment/payable';
import { findBlockingAttempts } from '@/domain/payment/payPermission';
import { isUnknownDriver } from '@/domain/unknownDriver';

import { type PaymentRootState, selectPaymentAttempts } from './paymentSlice';

/**
 * Selects this driver's attempt to pay exactly this; null if there is none. The key is computed once, not for every
 * action, because there may be 999 bills.
 */
export const selectOwnAttemptForPayable = (payable: Payable) => {
  const key = payableKey(payable);
  return ({ payment }: PaymentRootState): PaymentAttempt | null => {
    const attempt = payment.attempts[key];
    return attempt !== undefined && isOwnOrVisitorPayment(attempt, payment.reader) ? attempt : null;
  };
};

/** Selects this driver's latest attempt in the queue of this payable that is not settled; null if there is none. */
export const selectLatestUnsettledAttempt =
  (payable: Payable) =>
  ({ payment }: PaymentRootState): PaymentAttempt | null => {
    const own = Object.values(payment.attempts).filter(
      (attempt) =>
        attempt.step !== 'settled' &&
        arePayablesConflicting(attempt.payable, payable) &&
        isOwnOrVisitorPayment(attempt, payment.reader),
    );
    return own.reduce<PaymentAttempt | null>(
      (latest, attempt) => (latest === null || attempt.createdAtMs > latest.createdAtMs ? attempt : latest),
      null,
    );
  };

/** Whether the attempt was made by another driver. Nothing about it may be shown. */
export const selectIsAttemptOfOtherDriver =
  (attempt: PaymentAttempt | null) =>
  ({ payment }: PaymentRootState): boolean =>
    attempt !== null && !isOwnOrVisitorPayment(attempt, payment.reader);

/**
 * Whether another driver's attempt may be the reader's own, because it is not known who the reader is. Nothing about it
 * may be shown either.
 */
export const selectMayBeOwnAttempt =
  (attempt: PaymentAttempt | null) =>
  ({ payment }: PaymentRootState): boolean =>
    attempt !== null && isUnknownDriver(payment.reader) && !isOwnOrVisitorPayment(attempt, payment.reader);

/** Selects the attempt for the URL of a result page, by key or by the server's id of the payment. */
export const selectAttemptByKeyOrPayId =
  ({ key, payId }: { key?: string | undefined; payId?: string | undefined }) =>
  ({ payment }: PaymentRootState): PaymentAttempt | null => {
    const byKey = key === undefined ? undefined : payment.attempts[key];
    if (byKey !== undefined && (payId === undefined || byKey.payId === null || byKey.payId === payId)) return byKey;
    if (payId === undefined) return null;
    return Object.values(payment.attempts).find((attempt) => attempt.payId === payId) ?? null;
  };

/** Whether a decision about this has no reported outcome yet, or an attempt is in progress. */
export const selectIsPaymentBusy = (payable: Payable) => {
  const key = payableKey(payable);
  return ({ payment }: PaymentRootState): boolean => {
    const attempt = payment.attempts[key];
    return payment.requested.includes(key) || (attempt !== undefined && isAttemptInProgress(attempt));
  };
};

/** Selects the attempt that blocks a new order for this: its own, or one that covers some of the same bills. */
export const selectBlockingPaymentAttempt = (payable: Payable) => {
  const own = payableKey(payable);
  return ({ payment }: PaymentRootState): PaymentAttempt | null => {
    const blockers = findBlockingAttempts(payment.attempts, payable);
    return blockers.find(({ key }) => key !== own) ?? blockers[0] ?? null;
  };
};

export interface DevicePayment extends PastPayment, Pick<PayableDisplayData, 'plateText' | 'parkName' | 'title'> {
  readonly key: string;
  readonly payable: Payable;
  /** The attempt itself; null for a payment of an earlier attempt, which was settled. */
  readonly attempt: PaymentAttempt | null;
  /** The same bills were paid twice, and this is the surplus payment. */
  readonly isDuplicate?: boolean;
}

/** Anonymized payments of other drivers on this device. Only their state and time may be shown. Newest first. */
export const selectAnonymizedPayments = createSelector(
  [selectPaymentAttempts, ({ payment }: PaymentRootState) => payment.reader],
  (attempts, reader): readonly PaymentAttempt[] =>
    Object.values(attempts)
      .filter(
        (attempt) =>
          isPaymentAttemptAnonymized(attempt) &&
          attempt.step !== 'abandoned' &&
          !isOwnOrVisitorPayment(attempt, reader),
      )
      .sort((one, other) => other.createdAtMs - one.createdAtMs),
);

/** Payments of visitors and this driver on this device, including undecided ones. Newest first. */
export const selectDevicePayments = createSelector(
  [selectPaymentAttempts, ({ payment }: PaymentRootState) => payment.reader],
  (attempts, reader): readonly DevicePayment[] =>
    Object.values(attempts)
      .flatMap((attempt): DevicePayment[] => {
        const { key, payable, facts, step, earlier } = attempt;
        const isListed =
          step !== 'abandoned' && isOwnOrVisitorPayment(attempt, reader) && attempt.isVisitorPast !== true;
        const now = isListed ? [{ ...toPastPayment(attempt), key, payable, ...facts, attempt }] : [];
        const duplicates = doublePaymentsOf(attempt);
        const own = attempt.isVisitorPast === true ? [] : earlier.filter((past) => isOwnOrVisitorPayment(past, reader));
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
