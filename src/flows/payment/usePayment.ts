import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { PayableFacts, PayChoice, PaymentAttempt } from '@/domain/payment/attempt';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { canClose, canContinue } from '@/domain/payment/permission';
import { selectIsLedToLogin } from '@/flows/session/sessionSlice';

import { identificationRequested, otherWayRequested, requestPayment } from './state/decisions';
import {
  type DevicePayment,
  selectAttemptBy,
  selectAttemptFor,
  selectBlockerOf,
  selectDevicePayments,
  selectIsBusy,
  selectIsOthers,
  selectIsPerhapsOwn,
} from './state/paymentSelectors';
import { billOpened, paymentCheckRequested, paymentContinued } from './state/paymentSlice';

export interface PaymentControls {
  /** The attempt to pay exactly this; null if there is none. */
  readonly attempt: PaymentAttempt | null;
  /** A decision is being checked or an attempt is under way, so the button is disabled. */
  readonly isBusy: boolean;
  /** The session has ended and the sign-in screen is about to open, so the button is disabled. */
  readonly isLedToLogin: boolean;
  /** The attempt that blocks a new order. It covers this or some of the same bills, and may still be paid. */
  readonly blockedBy: PaymentAttempt | null;
  /** The open order can go to the cashier again. Offer that, for `attempt.orderCents`, instead of a new payment. */
  readonly canContinue: boolean;
  /** Whether the last order was made is not known (未确认). The next decision asks about it before another one is made. */
  readonly isOrderUnconfirmed?: boolean;
  /** What blocks may be the driver's own: it is not known who is signed in. */
  readonly isDriverUnknown: boolean;
  /** Asks the server who is signed in. */
  readonly identify: () => void;
  /** Submits the driver's decision. Pressing more than once is harmless. */
  readonly pay: (decision: PayChoice & { facts: PayableFacts }) => void;
  readonly continuePaying: () => void;
  /** The open order can be closed, so that the driver can pay in another way. */
  readonly canClose: boolean;
  readonly payOtherwise: () => void;
  /** Asks the server for the current state of the payment. */
  readonly checkAgain: () => void;
}

/**
 * Payment controls for one payable. When the payable comes on the screen, the flow queries earlier attempts to pay it.
 *
 * @param payable its amounts may change between renders; its bills identify it
 */
export function usePayment(payable: Payable): PaymentControls {
  const dispatch = useDispatch();
  const text = JSON.stringify(payable);
  const stable = useMemo(() => JSON.parse(text) as Payable, [text]);
  const key = payableKey(stable);
  const opened = useRef<string>(undefined);
  const attempt = useSelector(useMemo(() => selectAttemptFor(stable), [stable]));
  const isBusy = useSelector(useMemo(() => selectIsBusy(stable), [stable]));
  const isLedToLogin = useSelector(selectIsLedToLogin);
  const blockedBy = useSelector(useMemo(() => selectBlockerOf(stable), [stable]));
  useEffect(() => {
    // A change of amounts does not make it another payable.
    if (opened.current === key) return;
    opened.current = key;
    dispatch(billOpened(stable));
  }, [dispatch, key, stable]);
  const pay = useCallback(
    ({ facts, channel, couponIds, amountCents }: PayChoice & { facts: PayableFacts }) =>
      void dispatch(requestPayment({ payable: stable, facts, choice: { channel, couponIds, amountCents } })),
    [dispatch, stable],
  );
  const isDriverUnknown = useSelector(useMemo(() => selectIsPerhapsOwn(blockedBy), [blockedBy]));
  const actions = useAttemptActions(key);
  const mayContinue = attempt !== null && canContinue(attempt);
  const mayClose = attempt !== null && canClose(attempt);
  const may = { canContinue: mayContinue, canClose: mayClose };
  return { attempt, isBusy, isLedToLogin, blockedBy, isDriverUnknown, ...may, pay, ...actions };
}

/**
 * The payment that the address of a result page names. If it was settled before
 * the page opened, it may have been refunded since, so the hook queries it once. `isOthers`: another driver's, of which nothing may be shown.
 */
export function useAttempt(address: { key?: string | undefined; payId?: string | undefined }) {
  const { key, payId } = address;
  const attempt = useSelector(useMemo(() => selectAttemptBy({ key, payId }), [key, payId]));
  const actions = useAttemptActions(attempt?.key ?? '');
  const seen = useRef<string>(undefined);
  const request = attempt?.requestId;
  const isSettled = attempt?.step === 'settled';
  useEffect(() => {
    if (request === undefined || seen.current === request) return;
    seen.current = request;
    if (isSettled) actions.checkAgain();
  }, [actions, isSettled, request]);
  const isOthers = useSelector(useMemo(() => selectIsOthers(attempt), [attempt]));
  const isPerhapsOwn = useSelector(useMemo(() => selectIsPerhapsOwn(attempt), [attempt]));
  return { attempt, isOthers, isPerhapsOwn, ...actions };
}

/** What a driver can do with an attempt. */
export function useAttemptActions(
  key: string,
): Pick<PaymentControls, 'continuePaying' | 'payOtherwise' | 'checkAgain' | 'identify'> {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      continuePaying: () => void dispatch(paymentContinued({ key })),
      payOtherwise: () => void dispatch(otherWayRequested({ key })),
      checkAgain: () => void dispatch(paymentCheckRequested({ key })),
      identify: () => void dispatch(identificationRequested()),
    }),
    [dispatch, key],
  );
}

/** What visitors and this driver have paid, or may have paid, on this device in the last 24 hours. Newest first. */
export const useDevicePayments = (): readonly DevicePayment[] => useSelector(selectDevicePayments);
