import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { OrderBizType } from '@/domain/payment/bizType';
import { isOpen } from '@/domain/payment/isOpen';
import { canClose, canContinue } from '@/domain/payment/permission';
import { selectRequestStage } from '@/flows/requests/requestStages';

import { orderDecisionOf, type ValuesOf } from './sold/soldTable';
import { ownSlotOf, requestPurchase, slotOf } from './state/decisions';
import { selectIsBusy, selectLatestOf } from './state/paymentSelectors';
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
  const reader = useSelector(({ payment }: WithPayment) => payment.reader);
  const slot = useMemo(() => ownSlotOf({ bizType, lane }, reader), [bizType, lane, reader]);
  const { blockedBy, isBusy, isLedToLogin, isDriverUnknown } = usePayment(slot);
  const isOrdering = useSelector(useMemo(() => selectIsBusy(slotOf({ bizType, lane })), [bizType, lane]));
  const attempt = useSelector(useMemo(() => selectLatestOf(slot), [slot]));
  const { key } = orderDecisionOf(bizType, values);
  const order = useSelector(useMemo(() => selectRequestStage(key), [key]));
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
    isBusy: isOrdering || isBusy || (attempt !== null && isOpen(attempt)),
    isLedToLogin,
    canContinue: attempt !== null && canContinue(attempt),
    canClose: attempt !== null && canClose(attempt),
    isOrderUnconfirmed: order?.is === 'unconfirmed',
    pay,
    ...actions,
  };
}
