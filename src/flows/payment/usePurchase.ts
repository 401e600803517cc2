import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { OrderBizType } from '@/domain/payment/bizType';
import { isOpen } from '@/domain/payment/isOpen';
import { canClose, canContinue } from '@/domain/payment/permission';

import type { ValuesOf } from './sold/soldTable';
import { requestPurchase, slotOf } from './state/decisions';
import { selectLatestOf } from './state/paymentSelectors';
import type { WithPayment } from './state/paymentSlice';
import { type PaymentControls, useAttemptActions, usePayment } from './usePayment';

/**
 * Payment controls for something whose order is made in the same tap: a recharge, a new pass. While an earlier order of the lane may still be paid,
 * the controls are about that one.
 *
 * @param lane a driver's orders of one lane are bought one at a time: `W1` for recharges of that wallet
 * @param values what the order is made of, as the row of `soldTable` takes it
 */
export function usePurchase<B extends OrderBizType>(bizType: B, lane: string, values: ValuesOf<B>): PaymentControls {
  const dispatch = useDispatch();
  // A purchase of another driver on this phone is not waited for, and nothing of it is shown.
  const reader = useSelector(({ payment }: WithPayment) => payment.reader);
  const ownLane = `${reader}.${lane}`;
  const slot = useMemo(() => slotOf({ bizType, lane: ownLane }), [bizType, ownLane]);
  const { blockedBy, isBusy, isLedToLogin } = usePayment(slot);
  const attempt = useSelector(useMemo(() => selectLatestOf(slot), [slot]));
  const actions = useAttemptActions(attempt?.key ?? '');
  const pay = useCallback<PaymentControls['pay']>(
    ({ facts, channel, couponIds, amountCents }) =>
      void dispatch(
        requestPurchase({
          bizType,
          lane: ownLane,
          values: values as object,
          facts,
          choice: { channel, couponIds, amountCents },
        }),
      ),
    [dispatch, bizType, ownLane, values],
  );
  return {
    attempt,
    blockedBy,
    isBusy: isBusy || (attempt !== null && isOpen(attempt)),
    isLedToLogin,
    canContinue: attempt !== null && canContinue(attempt),
    canClose: attempt !== null && canClose(attempt),
    pay,
    ...actions,
  };
}
