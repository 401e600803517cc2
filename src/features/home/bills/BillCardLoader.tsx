import { useSelector } from 'react-redux';

import { selectPaymentFor } from '@/flows/payment/state/paymentSlice';
import { homeBills, useGetBillCardFeeQuery } from '@/services/charge/homeBills';
import type { BillCard } from '@/services/charge/parkingBill';

import { BillCardView } from './BillCardView';
import { billCardState, billOf } from './model/billCardState';

/** One vehicle's card. It sends its query only while it is in view, and keeps showing the last data. */
export function BillCardLoader({ card, isInView }: { card: BillCard; isInView: boolean }) {
  const args = { plateId: card.plateId };
  const { refetch } = useGetBillCardFeeQuery(args, { skip: !isInView });
  const { currentData, isError, isFetching } = homeBills.endpoints.getBillCardFee.useQueryState(args);
  const bill = billOf(card, currentData);
  const payment = useSelector(selectPaymentFor(bill));
  return (
    <BillCardView
      card={card}
      state={billCardState(currentData, isError && !isFetching, payment)}
      bill={bill}
      onRetry={() => void refetch()}
    />
  );
}
