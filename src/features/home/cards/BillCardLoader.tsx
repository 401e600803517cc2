import { useSelector } from 'react-redux';

import { selectIsLineLost, selectShownBill } from '@/flows/offline/offlineState';
import { selectPaymentFor } from '@/flows/payment/state/paymentSlice';
import { homeBills, useGetBillCardFeeQuery } from '@/services/charge/homeBills';
import type { BillCard } from '@/services/charge/parkingBill';

import { BillCardView } from './BillCardView';
import { LateKeptBill } from './LateKeptBill';
import { LateLeavingCard } from './LateLeavingCard';
import { billCardState, billOf, feeInList, isOldWithoutLine, leaveByOfCard } from './model/billCardState';

/** One vehicle's card. It sends its query only while it is in view, and keeps showing the last data, with their time once they are old. */
export function BillCardLoader({ card, isInView }: { card: BillCard; isInView: boolean }) {
  const { plateId } = card;
  const { refetch } = useGetBillCardFeeQuery({ plateId }, { skip: !isInView });
  const { currentData, error, isFetching, fulfilledTimeStamp } = homeBills.endpoints.getBillCardFee.useQueryState({
    plateId,
  });
  const bill = billOf(card, currentData);
  const payment = useSelector(selectPaymentFor(bill));
  const isLineLost = useSelector(selectIsLineLost);
  const kept = useSelector(selectShownBill(plateId));
  const state = billCardState(currentData ?? feeInList(card), error !== undefined && !isFetching, payment, isInView);
  const onRetry = () => void refetch();
  if (currentData === undefined && kept !== null)
    return <LateKeptBill kept={kept} isRetrying={isFetching} onRetry={onRetry} />;
  // The error stays until an answer comes, also while the fee is read again.
  const isOld = isOldWithoutLine(state) && (isLineLost || error !== undefined);
  const oldMs = isOld ? fulfilledTimeStamp : undefined;
  const view = { card, state, bill, oldMs, isRetrying: isFetching, onRetry };
  const leaveByMs = leaveByOfCard(state);
  if (leaveByMs === null) return <BillCardView {...view} />;
  return <LateLeavingCard {...view} plateId={plateId} leaveByMs={leaveByMs} isInView={isInView} />;
}
