import { useSelector } from 'react-redux';

import { selectIsLineLost, selectShownBill } from '@/flows/offline/offlineState';
import { selectPaymentFor } from '@/flows/payment/state/paymentSlice';
import { homeBills, useGetBillCardFeeQuery } from '@/services/charge/homeBills';
import type { BillCard } from '@/services/charge/parkingBill';

import { BillCardView } from './BillCardView';
import { LateKeptBill } from './LateKeptBill';
import { billCardState, billOf, isOldWithoutLine } from './model/billCardState';

/** One vehicle's card. It sends its query only while it is in view, and keeps showing the last data, with their time once they are old. */
export function BillCardLoader({ card, isInView }: { card: BillCard; isInView: boolean }) {
  const args = { plateId: card.plateId };
  const { refetch } = useGetBillCardFeeQuery(args, { skip: !isInView });
  const { currentData, error, isFetching, fulfilledTimeStamp } = homeBills.endpoints.getBillCardFee.useQueryState(args);
  const bill = billOf(card, currentData);
  const payment = useSelector(selectPaymentFor(bill));
  const isLineLost = useSelector(selectIsLineLost);
  const kept = useSelector(selectShownBill(card.plateId));
  const state = billCardState(currentData, error !== undefined && !isFetching, payment);
  const onRetry = () => void refetch();
  if (currentData === undefined && kept !== null)
    return <LateKeptBill kept={kept} isRetrying={isFetching} onRetry={onRetry} />;
  // The error stays until an answer comes, also while the fee is read again.
  const isOld = isOldWithoutLine(state) && (isLineLost || error !== undefined);
  return (
    <BillCardView
      card={card}
      state={state}
      bill={bill}
      oldMs={isOld ? fulfilledTimeStamp : undefined}
      isRetrying={isFetching}
      onRetry={onRetry}
    />
  );
}
