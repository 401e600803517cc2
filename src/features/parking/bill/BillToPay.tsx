import type { ReactNode } from 'react';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isOrdering } from '@/domain/payment/repeat';
import { priceRows } from '@/domain/stay/priceRows';
import type { BillPage } from '@/flows/plateQuery/plateQueryPath';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { BillKey } from '@/services/charge/bills';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, isFixedIn, orderIn } from '@/widgets/checkout/CheckoutChoices';
import { notFoundError } from '@/widgets/loading/notFoundError';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { isFree } from '../model/billAnswer';
import { BillAnswerCard } from './BillAnswerCard';
import { BillHelp } from './BillHelp';
import { BillNotices } from './BillNotices';
import { CouponRow } from './CouponRow';
import { GoneBill } from './GoneBill';
import { orderRows, rowsBelow } from './model/priceLines';
import { PriceCard } from './PriceCard';
import { useBillPayment } from './useBillPayment';

interface BillToPayProps {
  readonly frame: ScreenHeaderProps<BillPage>;
  readonly billKey: BillKey;
  /** The coupon that the address asks for. */
  readonly couponId?: string | undefined;
  /** Drawn above the bill. */
  readonly children?: ReactNode;
  /** Drawn below everything else. */
  readonly foot?: ReactNode;
}

/** One bill: its facts, how the fee was computed, how to pay, and the pay button. */
export function BillToPay({ frame, billKey, couponId, children, foot }: BillToPayProps) {
  const view = useBillPayment(billKey, couponId);
  const gone = notFoundError(view.price.query);
  if (gone !== null) return <GoneBill frame={frame} parkId={billKey.parkId} text={gone.message} />;
  return (
    <DetailScreen
      frame={{ ...frame, bar: <Bar view={view} /> }}
      load={toLoadState(view.price.query, {
        what: '账单加载失败',
        waitingFor: '正在查询账单…',
        money: moneyWords(view.checkout.payment.blockedBy),
        advice: (usual) => `${usual}，已选的内容不会丢失`,
      })}
      cardHeights={[248, 66, 157, 118]}
    >
      {children}
      <BillNotices view={view} />
      <BillCards billKey={billKey} view={view} />
      {foot}
    </DetailScreen>
  );
}

type View = ReturnType<typeof useBillPayment>;

function Bar({ view }: { readonly view: View }) {
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

function BillCards({ billKey, view }: { readonly billKey: BillKey; readonly view: View }) {
  const { price, draft, change, answer, checkout } = view;
  const { bar } = checkout;
  const { bill, coupon, dueCents } = price;
  if (bill === undefined || answer === null) return null;
  const isDeciding = bar.is === 'pay';
  const isFixed = isFixedIn(bar);
  const open = orderIn(bar);
  // An order for several bills says nothing about this one.
  const order = open?.payable.kind === 'parking' ? open : null;
  const isWaiting = bar.is === 'waiting' && order !== null;
  // While the order is opened and the cashier is processing it, the choices stay where they are.
  const staysSame = isWaiting && order.orderCents === dueCents;
  return (
    <>
      <BillAnswerCard
        bill={bill}
        answer={answer}
        dueCents={order?.orderCents ?? (isDeciding ? dueCents : bill.parkFee)}
        savingCents={
          order === null ? (isDeciding ? bill.parkFee - dueCents : 0) : (order.facts.coupon?.savingCents ?? 0)
        }
        onLeaveTimeOver={() => void price.refresh()}
      />
      {answer.is === 'due' && (isDeciding || isWaiting) && (
        <CouponRow
          billKey={billKey}
          state={price.couponLoad.state}
          coupons={price.coupons}
          unread={price.unreadCoupons}
          coupon={coupon}
          choice={draft.coupon}
          isReplaced={price.isCouponReplaced}
          onRetry={() => void price.refresh()}
          isFixed={isFixed}
        />
      )}
      {answer.is === 'due' && (isDeciding || order !== null) && <CheckoutChoices checkout={checkout} />}
      {answer.is !== 'unknown' && (
        <PriceCard
          bill={bill}
          rows={
            order === null || staysSame
              ? rowsBelow(answer, priceRows(bill, isDeciding || staysSame ? coupon : null))
              : orderRows(bill, order)
          }
          isFree={isFree(answer)}
          isOpen={draft.isFeeOpen}
          onOpenChange={(isFeeOpen) => change({ isFeeOpen })}
          isRefreshing={price.isFetching}
          onRefresh={view.refresh}
          onStale={answer.is === 'due' && isDeciding && !isFixed ? view.reprice : undefined}
        />
      )}
      <BillHelp
        bill={bill}
        arePicturesOpen={draft.arePicturesOpen}
        onPicturesChange={(arePicturesOpen) => change({ arePicturesOpen })}
      />
    </>
  );
}

/** Whether money may be on its way, for a bill that was not found. */
const moneyWords = (blocker: PaymentAttempt | null): string | undefined =>
  blocker === null || isOrdering(blocker) ? undefined : '上一笔支付的结果正在确认，请勿重复支付';
