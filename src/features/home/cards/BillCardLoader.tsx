import { useSelector } from 'react-redux';

import { selectIsOffline, selectShownBill } from '@/flows/offline/offlineState';
import { selectPaymentFor } from '@/flows/payment/state/paymentSlice';
import { homeBills, useGetBillCardFeeQuery } from '@/services/charge/homeBills';
import type { BillCard } from '@/services/charge/parkingBill';

import { BillCardView } from './BillCardView';
import { LazyLeavingCard } from './LazyLeavingCard';
import { LazySavedBill } from './LazySavedBill';
import { billCardState, getLeaveByMs, isOutdatedWhenOffline, toBillKey, toListedFee } from './model/billCardState';

/**
 * One vehicle's card. It fetches the fee only while it is in view. The last data stays visible; if it is outdated, its
 * time is shown too.
 */
export function BillCardLoader({ card, isInView }: { card: BillCard; isInView: boolean }) {
  const { plateId } = card;
  const { refetch } = useGetBillCardFeeQuery({ plateId }, { skip: !isInView });
  const { currentData, error, isFetching, fulfilledTimeStamp } = homeBills.endpoints.getBillCardFee.useQueryState({
    plateId,
  });
  const bill = toBillKey(card, currentData);
  const payment = useSelector(selectPaymentFor(bill));
  const isLineLost = useSelector(selectIsOffline);
  const savedBill = useSelector(selectShownBill(plateId));
  const state = billCardState(currentData ?? toListedFee(card), error !== undefined && !isFetching, payment, isInView);
  const onRetry = () => void refetch();
  if (currentData === undefined && savedBill !== null)
    return <LazySavedBill savedBill={savedBill} isRetrying={isFetching} onRetry={onRetry} />;
  // The error remains until a request succeeds, also during a refetch.
  const isOutdated = isOutdatedWhenOffline(state) && (isLineLost || error !== undefined);
  const oldMs = isOutdated ? fulfilledTimeStamp : undefined;
  const view = { card, state, bill, oldMs, isRetrying: isFetching, onRetry };
  const leaveByMs = getLeaveByMs(state);
  if (leaveByMs === null) return <BillCardView {...view} />;
  return <LazyLeavingCard {...view} plateId={plateId} leaveByMs={leaveByMs} isInView={isInView} />;
}
