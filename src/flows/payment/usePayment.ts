import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { PayableFacts, PayChoice, PaymentAttempt } from '@/domain/payment/attempt';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { canContinue } from '@/domain/payment/permission';
import { selectIsLedToLogin } from '@/flows/session/sessionSlice';

import {
  type DevicePayment,
  selectAttemptBy,
  selectAttemptFor,
  selectBlockerOf,
  selectDevicePaymentsOf,
  selectIsBusy,
} from './state/paymentSelectors';
import { billOpened, paymentCheckAsked, paymentContinued, paymentRequested } from './state/paymentSlice';

export interface PaymentControls {
  /** The attempt to pay exactly this; null when there is none. */
  readonly attempt: PaymentAttempt | null;
  /** A decision is being looked into or an attempt is under way: the button cannot be pressed. */
  readonly isBusy: boolean;
  /** The session has ended and the login is on its way: the button cannot be pressed. */
  readonly isLedToLogin: boolean;
  /** What stands in the way of a new order: an attempt, for this or for some of the same bills, that may still be paid. */
  readonly blockedBy: PaymentAttempt | null;
  /** The order that is open can go to the cashier once more: offer that, for `attempt.orderCents`, instead of a new payment. */
  readonly canContinue: boolean;
  /** The driver has decided. Pressing it more than once is harmless. */
  readonly pay: (decision: PayChoice & { facts: PayableFacts }) => void;
  readonly continuePaying: () => void;
  /** Asks the server what became of it. */
  readonly checkAgain: () => void;
}

/**
 * Paying for one thing. What may have been paid of it meanwhile is asked for when it comes on the screen.
 *
 * @param payable its amounts may change from one call to the next; it is known by its bills
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
    // Other amounts do not make it another bill.
    if (opened.current === key) return;
    opened.current = key;
    dispatch(billOpened(stable));
  }, [dispatch, key, stable]);
  const pay = useCallback(
    ({ facts, channel, couponIds, amountCents }: PayChoice & { facts: PayableFacts }) =>
      void dispatch(paymentRequested({ payable: stable, facts, choice: { channel, couponIds, amountCents } })),
    [dispatch, stable],
  );
  const acts = useAttemptActs(key);
  const mayContinue = attempt !== null && canContinue(attempt);
  return { attempt, isBusy, isLedToLogin, blockedBy, canContinue: mayContinue, pay, ...acts };
}

/**
 * What became of a payment, for a result page that knows it by its address. One that was settled before the page was opened may
 * have been refunded since: that is asked for once.
 */
export function useAttempt(address: { key?: string | undefined; payId?: string | undefined }) {
  const { key, payId } = address;
  const attempt = useSelector(useMemo(() => selectAttemptBy({ key, payId }), [key, payId]));
  const acts = useAttemptActs(attempt?.key ?? '');
  const seen = useRef<string>(undefined);
  const request = attempt?.requestId;
  const isSettled = attempt?.step === 'settled';
  useEffect(() => {
    if (request === undefined || seen.current === request) return;
    seen.current = request;
    if (isSettled) acts.checkAgain();
  }, [acts, isSettled, request]);
  return { attempt, canContinue: attempt !== null && canContinue(attempt), ...acts };
}

function useAttemptActs(key: string): Pick<PaymentControls, 'continuePaying' | 'checkAgain'> {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      continuePaying: () => void dispatch(paymentContinued({ key })),
      checkAgain: () => void dispatch(paymentCheckAsked({ key })),
    }),
    [dispatch, key],
  );
}

/** What this device has paid or may have paid in the last 24 hours, the newest first; not what another driver has paid. `reader`: `session.owner()`. */
export const useDevicePayments = (reader: string): readonly DevicePayment[] =>
  useSelector(useMemo(() => selectDevicePaymentsOf(reader), [reader]));
