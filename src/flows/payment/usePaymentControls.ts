import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { CheckoutChoice, PayableDisplayData, PaymentAttempt } from '@/domain/payment/attempt';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { canClosePaymentOrder, canReopenCashier } from '@/domain/payment/payPermission';
import { selectIsRedirectingToSignIn } from '@/flows/session/sessionSlice';

import { driverIdentificationRequested, paymentMethodChangeRequested } from './state/decisions';
import {
  type DevicePayment,
  selectAttemptByKeyOrPayId,
  selectBlockingPaymentAttempt,
  selectDevicePayments,
  selectIsAttemptOfOtherDriver,
  selectIsPaymentBusy,
  selectMayBeOwnAttempt,
  selectOwnAttemptForPayable,
} from './state/paymentSelectors';
import { billOpened, paymentCheckRequested, paymentContinued, paymentRequested } from './state/paymentSlice';

export interface PaymentControls {
  /** The attempt to pay exactly this; null if there is none. */
  readonly attempt: PaymentAttempt | null;
  /** A decision is being checked or an attempt is in progress, so the button is disabled. */
  readonly isBusy: boolean;
  /** The session has ended and the sign-in screen is about to open, so the button is disabled. */
  readonly isLedToLogin: boolean;
  /** The attempt that blocks a new order. It covers this or some of the same bills, and may still be paid. */
  readonly blockedBy: PaymentAttempt | null;
  /** The open order can go to the cashier again. Offer that, for `attempt.orderCents`, instead of a new payment. */
  readonly canContinue: boolean;
  /**
   * It is not known whether the last order was created (未确认). The next decision queries it before another one is
   * created.
   */
  readonly isOrderUnconfirmed?: boolean;
  /** The blocking attempt may be the driver's own: it is not known who is signed in. */
  readonly isDriverUnknown: boolean;
  /** Fetches who is signed in. */
  readonly identify: () => void;
  /** Submits the driver's decision. Pressing more than once is harmless. */
  readonly pay: (decision: CheckoutChoice & { facts: PayableDisplayData }) => void;
  readonly continuePaying: () => void;
  /** The open order can be closed, so that the driver can choose another method. */
  readonly canClose: boolean;
  readonly changeMethod: () => void;
  /** Fetches the current state of the payment. */
  readonly refreshStatus: () => void;
}

/**
 * Payment controls for one payable. When the payable is shown, earlier attempts to pay it are queried.
 *
 * @param payable its amounts may change between renders; its bills identify it
 */
export function usePaymentControls(payable: Payable): PaymentControls {
  const dispatch = useDispatch();
  const serialized = JSON.stringify(payable);
  const stablePayable = useMemo(() => JSON.parse(serialized) as Payable, [serialized]);
  const key = payableKey(stablePayable);
  const openedKey = useRef<string>(undefined);
  const attempt = useSelector(useMemo(() => selectOwnAttemptForPayable(stablePayable), [stablePayable]));
  const isBusy = useSelector(useMemo(() => selectIsPaymentBusy(stablePayable), [stablePayable]));
  const isLedToLogin = useSelector(selectIsRedirectingToSignIn);
  const blockedBy = useSelector(useMemo(() => selectBlockingPaymentAttempt(stablePayable), [stablePayable]));
  useEffect(() => {
    // Changed amounts do not make it another payable.
    if (openedKey.current === key) return;
    openedKey.current = key;
    dispatch(billOpened(stablePayable));
  }, [dispatch, key, stablePayable]);
  const pay = useCallback(
    ({ facts, channel, couponIds, amountCents }: CheckoutChoice & { facts: PayableDisplayData }) =>
      void dispatch(
        paymentRequested({ payable: stablePayable, facts, choice: { channel, couponIds, amountCents }, key }),
      ),
    [dispatch, key, stablePayable],
  );
  const isDriverUnknown = useSelector(useMemo(() => selectMayBeOwnAttempt(blockedBy), [blockedBy]));
  const actions = usePaymentAttemptActions(key);
  const mayContinue = attempt !== null && canReopenCashier(attempt);
  const mayClose = attempt !== null && canClosePaymentOrder(attempt);
  const permissions = { canContinue: mayContinue, canClose: mayClose };
  return { attempt, isBusy, isLedToLogin, blockedBy, isDriverUnknown, ...permissions, pay, ...actions };
}

/**
 * The payment that the URL of a result page names. If it was settled before the page opened, it is queried once,
 * because it may have been refunded since. `isOthers`: another driver's, of which nothing may be shown.
 */
export function usePaymentAttemptByResultUrl(address: { key?: string | undefined; payId?: string | undefined }) {
  const { key, payId } = address;
  const attempt = useSelector(useMemo(() => selectAttemptByKeyOrPayId({ key, payId }), [key, payId]));
  const actions = usePaymentAttemptActions(attempt?.key ?? '');
  const refreshedRequestId = useRef<string>(undefined);
  const requestId = attempt?.requestId;
  const isSettled = attempt?.step === 'settled';
  useEffect(() => {
    if (requestId === undefined || refreshedRequestId.current === requestId) return;
    refreshedRequestId.current = requestId;
    if (isSettled) actions.refreshStatus();
  }, [actions, isSettled, requestId]);
  const isOthers = useSelector(useMemo(() => selectIsAttemptOfOtherDriver(attempt), [attempt]));
  const isPerhapsOwn = useSelector(useMemo(() => selectMayBeOwnAttempt(attempt), [attempt]));
  return { attempt, isOthers, isPerhapsOwn, ...actions };
}

/** The actions for an attempt. */
export function usePaymentAttemptActions(
  key: string,
): Pick<PaymentControls, 'continuePaying' | 'changeMethod' | 'refreshStatus' | 'identify'> {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      continuePaying: () => void dispatch(paymentContinued({ key })),
      changeMethod: () => void dispatch(paymentMethodChangeRequested({ key })),
      refreshStatus: () => void dispatch(paymentCheckRequested({ key })),
      identify: () => void dispatch(driverIdentificationRequested()),
    }),
    [dispatch, key],
  );
}

/** Payments of visitors and this driver on this device in the last 24 hours, including undecided ones. Newest first. */
export const useDevicePayments = (): readonly DevicePayment[] => useSelector(selectDevicePayments);
