import type { ReactNode } from 'react';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isOrderRequestUnanswered } from '@/domain/payment/repeatRequest';
import { toBillPriceRows } from '@/domain/stay/toBillPriceRows';
import type { BillPageName } from '@/flows/plateQuery/resolvePlateQueryResultPath';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { ParkingBillKey } from '@/services/charge/bills';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import {
  CheckoutPayChannelChoice,
  getPayBarAttempt,
  isCheckoutChoiceLocked,
} from '@/widgets/checkout/CheckoutPayChannelChoice';
import { getNotFoundError } from '@/widgets/loading/getNotFoundError';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { isFreeStay } from '../model/billStatus';
import { BillCouponRow } from './BillCouponRow';
import { BillDisputeHelpCard } from './BillDisputeHelpCard';
import { BillPaymentNotices } from './BillPaymentNotices';
import { BillPriceCard } from './BillPriceCard';
import { BillSummaryCard } from './BillSummaryCard';
import { MissingBillView } from './MissingBillView';
import { filterBillPriceRowsBelowSummary, toPaymentAttemptBillPriceRows } from './model/billPriceRows';
import { useBillPayment } from './useBillPayment';

interface BillPaymentViewProps {
  readonly frame: ScreenHeaderProps<BillPageName>;
  readonly billKey: ParkingBillKey;
  /** The coupon preselected by the address. */
  readonly couponId?: string | undefined;
  /** Rendered above the bill. */
  readonly children?: ReactNode;
  /** Rendered below everything else. */
  readonly foot?: ReactNode;
}

/** One bill: its facts, how the fee was computed, how to pay, and the pay button. */
export function BillPaymentView({ frame, billKey, couponId, children, foot }: BillPaymentViewProps) {
  const view = useBillPayment(billKey, couponId);
  const notFound = getNotFoundError(view.price.query);
  if (notFound !== null) return <MissingBillView frame={frame} parkId={billKey.parkId} text={notFound.message} />;
  return (
    <DetailScreen
      frame={{ ...frame, bar: <BillPaymentBar view={view} /> }}
      load={toContentLoadState(view.price.query, {
        message: '账单加载失败',
        waitingFor: '正在查询账单…',
        money: pendingPaymentText(view.checkout.payment.blockedBy),
        advice: (usual) => `${usual}，已选的内容不会丢失`,
      })}
      cardHeights={[248, 66, 157, 118]}
    >
      {children}
      <BillPaymentNotices view={view} />
      <BillCards billKey={billKey} view={view} />
      {foot}
    </DetailScreen>
  );
}

type BillPayment = ReturnType<typeof useBillPayment>;

function BillPaymentBar({ view }: { readonly view: BillPayment }) {
  const { checkout, price } = view;
  if (price.bill === undefined) return null;
  return (
    <CheckoutBar
      checkout={checkout}
      object={price.bill.formatPlateNo || price.bill.plateNo}
      action="确认支付"
      freeAction="确认用券，不用付款"
      isRefreshing={price.isFetching}
      onRefresh={view.refresh}
    />
  );
}

function BillCards({ billKey, view }: { readonly billKey: ParkingBillKey; readonly view: BillPayment }) {
  const { price, draft, change, answer: status, checkout } = view;
  const { bar } = checkout;
  const { bill, coupon, dueCents } = price;
  if (bill === undefined || status === null) return null;
  const isDeciding = bar.is === 'pay';
  const isFixed = isCheckoutChoiceLocked(bar);
  const openOrder = getPayBarAttempt(bar);
  // An order for several bills does not contain the amount or coupon of this bill alone.
  const order = openOrder?.payable.kind === 'parking' ? openOrder : null;
  const isWaiting = bar.is === 'waiting' && order !== null;
  // While the order is being opened and the cashier processes it, the price rows stay unchanged.
  const isAmountUnchanged = isWaiting && order.orderCents === dueCents;
  return (
    <>
      <BillSummaryCard
        bill={bill}
        status={status}
        dueCents={order?.orderCents ?? (isDeciding ? dueCents : bill.parkFee)}
        savingCents={
          order === null ? (isDeciding ? bill.parkFee - dueCents : 0) : (order.facts.coupon?.savingCents ?? 0)
        }
        onLeaveTimeExpired={() => void price.refresh()}
      />
      {status.is === 'due' && (isDeciding || isWaiting) && (
        <BillCouponRow
          billKey={billKey}
          state={price.couponLoad.state}
          coupons={price.coupons}
          droppedCount={price.droppedCouponCount}
          coupon={coupon}
          choice={draft.coupon}
          isReplaced={price.isCouponReplaced}
          onRetry={() => void price.refresh()}
          isFixed={isFixed}
        />
      )}
      {status.is === 'due' && (isDeciding || order !== null) && <CheckoutPayChannelChoice checkout={checkout} />}
      {status.is !== 'unknown' && (
        <BillPriceCard
          bill={bill}
          rows={
            order === null || isAmountUnchanged
              ? filterBillPriceRowsBelowSummary(
                  status,
                  toBillPriceRows(bill, isDeciding || isAmountUnchanged ? coupon : null),
                )
              : toPaymentAttemptBillPriceRows(bill, order)
          }
          isFree={isFreeStay(status)}
          isOpen={draft.isFeeOpen}
          onOpenChange={(isFeeOpen) => change({ isFeeOpen })}
          isRefreshing={price.isFetching}
          onRefresh={view.refresh}
          onStale={status.is === 'due' && isDeciding && !isFixed ? view.reprice : undefined}
        />
      )}
      <BillDisputeHelpCard
        bill={bill}
        arePicturesOpen={draft.arePicturesOpen}
        onPicturesChange={(arePicturesOpen) => change({ arePicturesOpen })}
      />
    </>
  );
}

/** The warning to show with a bill that was not found, if an earlier payment for it may still succeed. */
const pendingPaymentText = (blocker: PaymentAttempt | null): string | undefined =>
  blocker === null || isOrderRequestUnanswered(blocker) ? undefined : '上一笔支付的结果正在确认，请勿重复支付';
