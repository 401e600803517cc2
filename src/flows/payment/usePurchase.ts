import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { OrderBizType } from '@/domain/payment/bizType';
import { isOpen } from '@/domain/payment/isOpen';
import { canContinue } from '@/domain/payment/permission';

import type { ValuesOf } from './sold/soldTable';
import { requestPurchase, slotOf } from './state/decisions';
import { selectLatestOf } from './state/paymentSelectors';
import { type PaymentControls, useAttemptActions, usePayment } from './usePayment';

/**
 * Payment controls for something whose order is made in the same tap: a recharge, a new pass. While an earlier order of the lane may still be paid,
 * the controls are about that one.
 *
 * @param lane orders of one lane are bought one at a time: `W1` for recharges of that wallet
 * @param values what the order is made of, as the row of `soldTable` takes it
 */
export function usePurchase<B extends OrderBizType>(bizType: B, lane: string, values: ValuesOf<B>): PaymentControls {
  const dispatch = useDispatch();
  const slot = useMemo(() => slotOf({ bizType, lane }), [bizType, lane]);
  const { blockedBy, isBusy, isLedToLogin } = usePayment(slot);
  const attempt = useSelector(useMemo(() => selectLatestOf(slot), [slot]));
  const actions = useAttemptActions(attempt?.key ?? '');
  const pay = useCallback<PaymentControls['pay']>(
    ({ facts, channel, couponIds, amountCents }) =>
      void dispatch(
        requestPurchase({
          bizType,
          lane,
          values: values as object,
          facts,
          choice: { channel, couponIds, amountCents },
        }),
      ),
    [dispatch, bizType, lane, values],
  );
  return {
    attempt,
    blockedBy,
    isBusy: isBusy || (attempt !== null && isOpen(attempt)),
    isLedToLogin,
    canContinue: attempt !== null && canContinue(attempt),
    pay,
    ...actions,
  };
}
