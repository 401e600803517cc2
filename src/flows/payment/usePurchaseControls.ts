import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { NonParkingBizType } from '@/domain/payment/bizType';
import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import { canClosePaymentOrder, canReopenCashier } from '@/domain/payment/payPermission';
import { selectRequestStage } from '@/flows/requests/requestStages';

import { type PurchaseOrderInput, toPurchaseOrderRequestIntent } from './products/checkoutProductRegistry';
import {
  createDriverPurchasePlaceholder,
  createPurchasePlaceholder,
  toPurchaseRequestedAction,
} from './state/decisions';
import { selectIsPaymentBusy, selectLatestUnsettledAttempt } from './state/paymentSelectors';
import type { PaymentRootState } from './state/paymentSlice';
import { type PaymentControls, usePaymentAttemptActions, usePaymentControls } from './usePaymentControls';

/**
 * Payment controls for something whose order is created in the same tap: a recharge, a new pass. While an earlier order
 * of the queue may still be paid, the controls are about that one.
 *
 * @param queue a driver's orders in one queue are paid one at a time: `W1` for recharges of that wallet
 * @param values the input of the order, as the row of `checkoutProductRegistry` takes it
 */
export function usePurchaseControls<B extends NonParkingBizType>(
  bizType: B,
  queue: string,
  values: PurchaseOrderInput<B>,
): PaymentControls {
  const dispatch = useDispatch();
  const reader = useSelector(({ payment }: PaymentRootState) => payment.reader);
  const pendingPayable = useMemo(
    () => createDriverPurchasePlaceholder({ bizType, lane: queue }, reader),
    [bizType, queue, reader],
  );
  const { blockedBy, isBusy, isLedToLogin, isDriverUnknown } = usePaymentControls(pendingPayable);
  const isOrdering = useSelector(
    useMemo(() => selectIsPaymentBusy(createPurchasePlaceholder({ bizType, lane: queue })), [bizType, queue]),
  );
  const attempt = useSelector(useMemo(() => selectLatestUnsettledAttempt(pendingPayable), [pendingPayable]));
  const { key } = toPurchaseOrderRequestIntent(bizType, values);
  const requestStage = useSelector(useMemo(() => selectRequestStage(key), [key]));
  const actions = usePaymentAttemptActions(attempt?.key ?? '');
  const pay = useCallback<PaymentControls['pay']>(
    ({ facts, channel, couponIds, amountCents }) =>
      void dispatch(
        toPurchaseRequestedAction({
          bizType,
          lane: queue,
          values: values as object,
          facts,
          choice: { channel, couponIds, amountCents },
        }),
      ),
    [dispatch, bizType, queue, values],
  );
  return {
    attempt,
    blockedBy,
    isDriverUnknown,
    isBusy: isOrdering || isBusy || (attempt !== null && isAttemptInProgress(attempt)),
    isLedToLogin,
    canContinue: attempt !== null && canReopenCashier(attempt),
    canClose: attempt !== null && canClosePaymentOrder(attempt),
    isOrderUnconfirmed: requestStage?.is === 'unconfirmed',
    pay,
    ...actions,
  };
}
