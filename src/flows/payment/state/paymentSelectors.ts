import { createSelector } from '@reduxjs/toolkit';

import {
  belongsTo,
  type PastPayment,
  pastPayment,
  type PayableFacts,
  type PaymentAttempt,
} from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { duplicatesOf } from '@/domain/payment/lateMoney';
import { competes, type Payable, payableKey } from '@/domain/payment/payable';
import { blockersOf } from '@/domain/payment/permission';
import { isSealed } from '@/domain/payment/seal';
import { isUnknownDriver } from '@/domain/unknownDriver';

import { selectAttempts, type WithPayment } from './paymentSlice';

/** Selects this driver's attempt to pay exactly this; null if there is none. The key is computed once, not at every action, because there may be 999 bills. */
export const selectAttemptFor = (payable: Payable) => {
  const key = payableKey(payable);
  return ({ payment }: WithPayment): PaymentAttempt | null => {
    const attempt = payment.attempts[key];
    return attempt !== undefined && belongsTo(attempt, payment.reader) ? attempt : null;
  };
};

/** Selects this driver's latest attempt in the lane of this payable that has not been settled; null if there is none. */
export const selectLatestOf =
  (payable: Payable) =>
  ({ payment }: WithPayment): PaymentAttempt | null => {
    const own = Object.values(payment.attempts).filter(
      (attempt) =>
        attempt.step !== 'settled' && competes(attempt.payable, payable) && belongsTo(attempt, payment.reader),
    );
    return own.reduce<PaymentAttempt | null>(
      (latest, attempt) => (latest === null || attempt.createdAtMs > latest.createdAtMs ? attempt : latest),
      null,
    );
  };

/** Whether another driver has made the attempt. Nothing about it may be shown. */
export const selectIsOthers =
  (attempt: PaymentAttempt | null) =>
  ({ payment }: WithPayment): boolean =>
    attempt !== null && !belongsTo(attempt, payment.reader);

/** Whether another driver's attempt may be the reader's own, because it is not known who the reader is. Nothing about it may be shown either. */
export const selectIsPerhapsOwn =
  (attempt: PaymentAttempt | null) =>
  ({ payment }: WithPayment): boolean =>
    attempt !== null && isUnknownDriver(payment.reader) && !belongsTo(attempt, payment.reader);

/** Selects the attempt for the address of a result page, by key or by the server's id of the payment. */
export const selectAttemptBy =
  ({ key, payId }: { key?: string | undefined; payId?: string | undefined }) =>
  ({ payment }: WithPayment): PaymentAttempt | null => {
    const byKey = key === undefined ? undefined : payment.attempts[key];
    if (byKey !== undefined && (payId === undefined || byKey.payId === null || byKey.payId === payId)) return byKey;
    if (payId === undefined) return null;
    return Object.values(payment.attempts).find((attempt) => attempt.payId === payId) ?? null;
  };

/** Whether a decision about this has no outcome yet that the driver was told, or an attempt is under way. */
export const selectIsBusy = (payable: Payable) => {
  const key = payableKey(payable);
  return ({ payment }: WithPayment): boolean => {
    const attempt = payment.attempts[key];
    return payment.requested.includes(key) || (attempt !== undefined && isOpen(attempt));
  };
};

/** Selects the attempt that blocks a new order for this: its own, or one that covers some of the same bills. */
export const selectBlockerOf = (payable: Payable) => {
  const own = payableKey(payable);
  return ({ payment }: WithPayment): PaymentAttempt | null => {
    const blockers = blockersOf(payment.attempts, payable);
    return blockers.find(({ key }) => key !== own) ?? blockers[0] ?? null;
  };
};

export interface DevicePayment extends PastPayment, Pick<PayableFacts, 'plateText' | 'parkName' | 'title'> {
  readonly key: string;
  readonly payable: Payable;
  /** The attempt itself; null for a payment of an earlier attempt, which was settled. */
  readonly attempt: PaymentAttempt | null;
  /** The same thing was paid twice, and this is the payment that should not be. */
  readonly isTwice?: boolean;
}

/** Sealed payments of other drivers on this device. State and time of them may be shown, and nothing else. Newest first. */
export const selectSealedOfOthers = createSelector(
  [selectAttempts, ({ payment }: WithPayment) => payment.reader],
  (attempts, reader): readonly PaymentAttempt[] =>
    Object.values(attempts)
      .filter((attempt) => isSealed(attempt) && attempt.step !== 'abandoned' && !belongsTo(attempt, reader))
      .sort((one, other) => other.createdAtMs - one.createdAtMs),
);

/** What visitors and this driver have paid, or may have paid, on this device. Newest first. */
export const selectDevicePayments = createSelector(
  [selectAttempts, ({ payment }: WithPayment) => payment.reader],
  (attempts, reader): readonly DevicePayment[] =>
    Object.values(attempts)
      .flatMap((attempt): DevicePayment[] => {
        const { key, payable, facts, step, earlier } = attempt;
        const isListed = step !== 'abandoned' && belongsTo(attempt, reader) && attempt.isVisitorPast !== true;
        const now = isListed ? [{ ...pastPayment(attempt), key, payable, ...facts, attempt }] : [];
        const twice = duplicatesOf(attempt);
        const own = attempt.isVisitorPast === true ? [] : earlier.filter((past) => belongsTo(past, reader));
        const before = own.map((past) => ({
          ...past,
          key,
          payable,
          ...facts,
          attempt: null,
          isTwice: twice.includes(past),
        }));
        return [...now, ...before];
      })
      .sort((one, other) => other.atMs - one.atMs),
);
