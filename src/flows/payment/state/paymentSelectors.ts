import { createSelector } from '@reduxjs/toolkit';

import { type PastPayment, pastPayment, type PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { blockersOf } from '@/domain/payment/permission';

import { selectAttempts, type WithPayment } from './paymentSlice';

/** Selects the attempt to pay exactly this; null if there is none. The key is computed once, not at every action, because there may be 999 bills. */
export const selectAttemptFor = (payable: Payable) => {
  const key = payableKey(payable);
  return ({ payment }: WithPayment): PaymentAttempt | null => payment.attempts[key] ?? null;
};

/** Selects the attempt for the address of a result page, by key or by the server's id of the payment. */
export const selectAttemptBy =
  ({ key, payId }: { key?: string | undefined; payId?: string | undefined }) =>
  ({ payment }: WithPayment): PaymentAttempt | null => {
    const byKey = key === undefined ? undefined : payment.attempts[key];
    if (byKey !== undefined && (payId === undefined || byKey.payId === null || byKey.payId === payId)) return byKey;
    if (payId === undefined) return null;
    return Object.values(payment.attempts).find((attempt) => attempt.payId === payId) ?? null;
  };

/** Whether a decision about this is being checked, or an attempt is under way. */
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

export interface DevicePayment extends PastPayment {
  readonly key: string;
  readonly plateText: string;
  readonly parkName: string;
  /** `settled`: the server has confirmed it. All other steps are under way or not yet known. */
  readonly step: PaymentAttempt['step'];
}

/** What visitors and this driver have paid, or may have paid, on this device. Newest first. */
export const selectDevicePaymentsOf = (reader: string) =>
  createSelector([selectAttempts], (attempts): readonly DevicePayment[] =>
    Object.values(attempts)
      .filter(({ owner = reader }) => owner === reader)
      .flatMap((attempt): DevicePayment[] => {
        const { key, facts, step, earlier } = attempt;
        const now = step === 'abandoned' ? [] : [{ ...pastPayment(attempt), key, ...facts, step }];
        return [...now, ...earlier.map((past) => ({ ...past, key, ...facts, step: 'settled' as const }))];
      })
      .sort((one, other) => other.atMs - one.atMs),
  );
