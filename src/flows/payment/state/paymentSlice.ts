import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { PayDecision, PaymentAttempt, PaymentAttempts, PurchaseDecision } from '@/domain/payment/attempt';
import { awaitsOrderResponse, isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import type { Payable } from '@/domain/payment/payable';
import type { HostPaymentReport } from '@/host/HostAdapter';

/** The payments of this device, as the journal stores them, by payable. */
export interface PaymentState {
  attempts: PaymentAttempts;
  /** The current driver, by the device's own identifier; empty for a visitor. Attempts of others are not shown. */
  reader: string;
  /** Keys of decisions whose outcome has not been shown yet. */
  requested: readonly string[];
  /** The journal has been read. */
  isResumed: boolean;
  seen: ViewedPaymentResultIds;
}

/**
 * The requestIds of payments whose result was viewed since the driver's last decision. The app opens a result by itself
 * once. A result that the driver has left is not opened again.
 */
export type ViewedPaymentResultIds = readonly string[];

const initialState: PaymentState = { attempts: {}, reader: '', requested: [], isResumed: false, seen: [] };

/**
 * A decision with the key of its payable. The key is computed where the decision is made (decisions.ts), because only
 * payments need that code.
 */
type Keyed<D> = D & { readonly key: string };

const withoutKey = (keys: readonly string[], key: string) => keys.filter((one) => one !== key);

const withRequested = (state: PaymentState, { key }: { key: string }): PaymentState => ({
  ...state,
  requested: [...withoutKey(state.requested, key), key],
});

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** The driver has decided to pay. */
    paymentRequested: (state, { payload }: PayloadAction<Keyed<PayDecision>>) => withRequested(state, payload),
    /** The driver has decided to buy something. Its order is created, and then paid. */
    purchaseRequested: (state, { payload }: PayloadAction<Keyed<PurchaseDecision>>) => withRequested(state, payload),
    /**
     * A decision to pay was handled, whatever the result. Until then its form offers no other payment, so that none is
     * offered between outcome and result.
     */
    requestEnded: (state, { payload }: PayloadAction<{ key: string }>) => ({
      ...state,
      requested: withoutKey(state.requested, payload.key),
    }),
    /** The driver returns to the cashier with the open order. */
    paymentContinued: (state, _action: PayloadAction<{ key: string }>) => state,
    /** The driver wants to know the state of a payment. */
    paymentCheckRequested: (state, _action: PayloadAction<{ key: string }>) => state,
    /** A bill is shown. The app must check whether parts of it were paid meanwhile. */
    billOpened: (state, _action: PayloadAction<Payable>) => state,
    /** The page was loaded, became visible again, is online again, or a driver signed in. */
    driverReturned: (state) => state,
    /** The host has reported something about a payment. The report may be late. */
    hostReported: (state, _action: PayloadAction<{ requestId: string; report: HostPaymentReport }>) => state,
    journalRead: (state, { payload }: PayloadAction<Pick<PaymentState, 'attempts' | 'reader'>>) => ({
      ...state,
      ...payload,
      isResumed: true,
    }),
    attemptAdvanced: (state, { payload }: PayloadAction<PaymentAttempt>) => ({
      ...state,
      attempts: { ...state.attempts, [payload.key]: payload },
    }),
    /** The stored list of viewed results was read. */
    resultsSeenRead: (state, { payload }: PayloadAction<ViewedPaymentResultIds>) => ({ ...state, seen: payload }),
    resultSeen: (state, { payload }: PayloadAction<{ requestId: string }>) => ({
      ...state,
      seen: [...state.seen, payload.requestId],
    }),
    /** The driver has decided about it again, on a screen other than its result. */
    resultExpected: (state, { payload }: PayloadAction<{ requestId: string }>) => ({
      ...state,
      seen: withoutKey(state.seen, payload.requestId),
    }),
    /** The server says paid. Dispatched once per attempt. */
    paymentSettled: (state, _action: PayloadAction<PaymentAttempt>) => state,
  },
});

export const {
  paymentRequested,
  purchaseRequested,
  requestEnded,
  paymentContinued,
  paymentCheckRequested,
  billOpened,
  driverReturned,
  hostReported,
  journalRead,
  attemptAdvanced,
  resultsSeenRead,
  resultSeen,
  resultExpected,
  paymentSettled,
} = slice.actions;
export const paymentReducer = slice.reducer;

export type PaymentRootState = { payment: PaymentState };

export const selectPaymentAttempts = ({ payment }: PaymentRootState) => payment.attempts;
export const selectViewedPaymentResultIds = ({ payment }: PaymentRootState) => payment.seen;
export const selectIsPaymentJournalRead = ({ payment }: PaymentRootState) => payment.isResumed;

/** Whether the journal does not have the response to an order request yet. */
export const selectIsAnyOrderResponseAwaited = ({ payment }: PaymentRootState): boolean =>
  Object.values(payment.attempts).some(awaitsOrderResponse);

/** Attempts in progress on this device. */
export const selectActivePaymentAttempts = createSelector(
  [selectPaymentAttempts],
  (attempts): readonly PaymentAttempt[] => Object.values(attempts).filter(isAttemptInProgress),
);

/**
 * The payment of this device for a bill: first one without a known result, else a settled one that was not refunded;
 * null if there is none.
 */
export const selectPaymentOfBill =
  (bill: { uniqueId: string; parkId: string } | null) =>
  ({ payment }: PaymentRootState): PaymentAttempt | null => {
    const isBill = (one: { uniqueId?: string; parkId?: string }) =>
      one.uniqueId === bill?.uniqueId && one.parkId === bill?.parkId;
    const own = Object.values(payment.attempts).filter(({ payable }) =>
      (payable.kind === 'parkingBatch'
        ? payable.items
        : payable.kind === 'sealed'
          ? Object.values(payable.known ?? {})
          : [payable]
      ).some(isBill),
    );
    const findAtStep = (...steps: string[]) =>
      own.find(
        ({ step, serverSaid, isVisitorPast }) =>
          serverSaid !== 'refunded' && isVisitorPast !== true && steps.includes(step),
      );
    return findAtStep('confirming', 'unresolved') ?? findAtStep('settled') ?? null;
  };
