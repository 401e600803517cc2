import { useSelector } from 'react-redux';

import { selectIsOffline, selectShownOfflineBillCopy } from '@/flows/offline/offlineState';
import { selectPaymentOfBill } from '@/flows/payment/state/paymentSlice';
import { homeBillCalls, useGetBillCardFeeQuery } from '@/services/charge/homeBillCalls';
import type { HomeBillCardData } from '@/services/charge/parkingBill';
import { retryableLazy } from '@/ui/late/retryableLazy';

import { BillCardView } from './BillCardView';
import type { ExitDeadlineBillCardProps } from './ExitDeadlineBillCard';
import { LazyOfflineBillCopyCard } from './LazyOfflineBillCopyCard';
import {
  getBillCardExitDeadlineMs,
  getFeeIncludedInBillCard,
  isBillCardOutdatedWhenOffline,
  toBillCardState,
  toParkingBillKeyOfCard,
} from './model/toBillCardState';

const renderWithoutCountdown = (props: ExitDeadlineBillCardProps) => <BillCardView {...props} />;

/**
 * Part of the deferred "home-end" chunk, which home always loads. Without it the card shows the time to leave, but no
 * countdown.
 */
const LazyExitDeadlineBillCard = retryableLazy<ExitDeadlineBillCardProps>(
  'leaving card',
  async () => (await import(/* webpackChunkName: "home-end" */ './ExitDeadlineBillCard')).ExitDeadlineBillCard,
  { fallback: renderWithoutCountdown, errorFallback: renderWithoutCountdown },
);

/**
 * One vehicle's card. It fetches the fee only while it is in view. The last data stays visible; if it is outdated, its
 * time is shown too.
 */
export function BillCardLoader({ card, isInView }: { card: HomeBillCardData; isInView: boolean }) {
  const { plateId } = card;
  const { refetch } = useGetBillCardFeeQuery({ plateId }, { skip: !isInView });
  const { currentData, error, isFetching, fulfilledTimeStamp } = homeBillCalls.endpoints.getBillCardFee.useQueryState({
    plateId,
  });
  const bill = toParkingBillKeyOfCard(card, currentData);
  const payment = useSelector(selectPaymentOfBill(bill));
  const isLineLost = useSelector(selectIsOffline);
  const savedBill = useSelector(selectShownOfflineBillCopy(plateId));
  const state = toBillCardState(
    currentData ?? getFeeIncludedInBillCard(card),
    error !== undefined && !isFetching,
    payment,
    isInView,
  );
  const onRetry = () => void refetch();
  if (currentData === undefined && savedBill !== null)
    return <LazyOfflineBillCopyCard savedBill={savedBill} isRetrying={isFetching} onRetry={onRetry} />;
  // The error remains until a request succeeds, also during a refetch.
  const isOutdated = isBillCardOutdatedWhenOffline(state) && (isLineLost || error !== undefined);
  const oldMs = isOutdated ? fulfilledTimeStamp : undefined;
  const view = { card, state, bill, oldMs, isRetrying: isFetching, onRetry };
  const leaveByMs = getBillCardExitDeadlineMs(state);
  if (leaveByMs === null) return <BillCardView {...view} />;
  return <LazyExitDeadlineBillCard {...view} plateId={plateId} leaveByMs={leaveByMs} isInView={isInView} />;
}
