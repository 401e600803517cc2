import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import {
  blockersOf,
  isOpen,
  type PastPayment,
  pastPayment,
  type PayDecision,
  type PaymentAttempt,
  type PaymentAttempts,
} from '@/domain/payment/attempt';
import { type Payable, payableKey } from '@/domain/payment/payable';
import type { PayReport } from '@/host/Host';

/** The payments of this device: what the journal keeps, by payable. */
export interface PaymentState {
  attempts: PaymentAttempts;
  /** Keys of decisions that are being looked into before an attempt begins. */
  requested: readonly string[];
  /** The journal has been read. */
  isResumed: boolean;
}

const initialState: PaymentState = { attempts: {}, requested: [], isResumed: false };

const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key);

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** The driver has decided to pay. */
    paymentRequested: (state, { payload }: PayloadAction<PayDecision>) => {
      const key = payableKey(payload.payable);
      return { ...state, requested: [...without(state.requested, key), key] };
    },
    /** A decision to pay has been dealt with, one way or another. */
    requestEnded: (state, { payload }: PayloadAction<{ key: string }>) => ({
      ...state,
      requested: without(state.requested, payload.key),
    }),
    /** The driver goes back to the cashier with the order that is open. */
    paymentContinued: (state, _action: PayloadAction<{ key: string }>) => state,
    /** The driver wants to know what became of a payment. */
    paymentCheckAsked: (state, _action: PayloadAction<{ key: string }>) => state,
    /** A bill is shown: what may have been paid of it meanwhile must be known. */
    billOpened: (state, _action: PayloadAction<Payable>) => state,
    /** The page was loaded, is seen again, is online again, or has a driver again. */
    driverReturned: (state) => state,
    /** The host has said something about a payment; it may come late. */
    hostReported: (state, _action: PayloadAction<{ requestId: string; report: PayReport }>) => state,
    journalRead: (state, { payload }: PayloadAction<PaymentAttempts>) => ({
      ...state,
      attempts: payload,
      isResumed: true,
    }),
    attemptAdvanced: (state, { payload }: PayloadAction<PaymentAttempt>) => ({
      ...state,
      attempts: { ...state.attempts, [payload.key]: payload },
      requested: without(state.requested, payload.key),
    }),
    /** The server says paid. Once per attempt. */
    paymentSettled: (state, _action: PayloadAction<PaymentAttempt>) => state,
  },
});

export const {
  paymentRequested,
  requestEnded,
  paymentContinued,
  paymentCheckAsked,
  billOpened,
  driverReturned,
  hostReported,
  journalRead,
  attemptAdvanced,
  paymentSettled,
} = slice.actions;
export const paymentReducer = slice.reducer;

type WithPayment = { payment: PaymentState };

export const selectAttempts = ({ payment }: WithPayment) => payment.attempts;
export const selectIsResumed = ({ payment }: WithPayment) => payment.isResumed;

/** The attempt to pay exactly this, null when there is none. */
export const selectAttemptFor =
  (payable: Payable) =>
  ({ payment }: WithPayment): PaymentAttempt | null =>
    payment.attempts[payableKey(payable)] ?? null;

/** The attempt of a result page's address, by key or by the server's name of the payment. */
export const selectAttemptBy =
  ({ key, payId }: { key?: string | undefined; payId?: string | undefined }) =>
  ({ payment }: WithPayment): PaymentAttempt | null => {
    const byKey = key === undefined ? undefined : payment.attempts[key];
    if (byKey !== undefined && (payId === undefined || byKey.payId === null || byKey.payId === payId)) return byKey;
    if (payId === undefined) return null;
    return Object.values(payment.attempts).find((attempt) => attempt.payId === payId) ?? null;
  };

/** Attempts under way on this device. */
export const selectOpenAttempts = createSelector([selectAttempts], (attempts): readonly PaymentAttempt[] =>
  Object.values(attempts).filter(isOpen),
);

export const selectIsPaying = (state: WithPayment): boolean => selectOpenAttempts(state).length > 0;

/** A decision about this is being looked into, or an attempt is under way. */
export const selectIsBusy =
  (payable: Payable) =>
  ({ payment }: WithPayment): boolean => {
    const key = payableKey(payable);
    const attempt = payment.attempts[key];
    return payment.requested.includes(key) || (attempt !== undefined && isOpen(attempt));
  };

/** The attempt that stands in the way of a new order for this, its own or one that pays some of the same bills. */
export const selectBlockerOf =
  (payable: Payable) =>
  ({ payment }: WithPayment): PaymentAttempt | null => {
    const blockers = blockersOf(payment.attempts, payable);
    return blockers.find(({ key }) => key !== payableKey(payable)) ?? blockers[0] ?? null;
  };

export interface DevicePayment extends PastPayment {
  readonly key: string;
  readonly plateText: string;
  readonly parkName: string;
  /** `settled` with the server's word; the others are under way or not yet known. */
  readonly step: PaymentAttempt['step'];
}

/** What this device has paid or may have paid, the newest first. */
export const selectDevicePayments = createSelector([selectAttempts], (attempts): readonly DevicePayment[] =>
  Object.values(attempts)
    .flatMap((attempt): DevicePayment[] => {
      const { key, facts, step, earlier } = attempt;
      const now = step === 'abandoned' ? [] : [{ ...pastPayment(attempt), key, ...facts, step }];
      return [...now, ...earlier.map((past) => ({ ...past, key, ...facts, step: 'settled' as const }))];
    })
    .sort((one, other) => other.atMs - one.atMs),
);
