import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { OrderBizType } from '@/domain/payment/bizType';
import { isInProgress } from '@/domain/payment/isInProgress';
import { canClose, canContinue } from '@/domain/payment/permission';
import { selectRequestStage } from '@/flows/requests/requestStages';

import { type OrderValues, toOrderDecision } from './sold/productRegistry';
import { driverPendingOrder, pendingOrder, requestPurchase } from './state/decisions';
import { selectIsBusy, selectLatestInLane } from './state/paymentSelectors';
import type { WithPayment } from './state/paymentSlice';
import { type PaymentControls, useAttemptActions, usePayment } from './usePayment';

/**
 * Payment controls for something whose order is created in the same tap: a recharge, a new pass. While an earlier order
 * of the lane may still be paid, the controls are about that one.
 *
 * @param lane a driver's orders in one lane are paid one at a time: `W1` for recharges of that wallet
 * @param values the input of the order, as the row of `productRegistry` takes it
 */
export function usePurchase<B extends OrderBizType>(bizType: B, lane: string, values: OrderValues<B>): PaymentControls {
  const dispatch = useDispatch();
  const reader = useSelector(({ payment }: WithPayment) => payment.reader);
  const pendingPayable = useMemo(() => driverPendingOrder({ bizType, lane }, reader), [bizType, lane, reader]);
  const { blockedBy, isBusy, isLedToLogin, isDriverUnknown } = usePayment(pendingPayable);
  const isOrdering = useSelector(useMemo(() => selectIsBusy(pendingOrder({ bizType, lane })), [bizType, lane]));
  const attempt = useSelector(useMemo(() => selectLatestInLane(pendingPayable), [pendingPayable]));
  const { key } = toOrderDecision(bizType, values);
  const requestStage = useSelector(useMemo(() => selectRequestStage(key), [key]));
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
    isDriverUnknown,
    isBusy: isOrdering || isBusy || (attempt !== null && isInProgress(attempt)),
    isLedToLogin,
    canContinue: attempt !== null && canContinue(attempt),
    canClose: attempt !== null && canClose(attempt),
    isOrderUnconfirmed: requestStage?.is === 'unconfirmed',
    pay,
    ...actions,
  };
}
