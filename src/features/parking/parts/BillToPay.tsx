import type { BillKey } from '@/services/charge/bills';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Skeleton } from '@/ui/Skeleton';

import type { PayBar } from '../model/payBar';
import { orderRows, priceRows } from '../model/priceLines';
import { BillAnswerCard } from './BillAnswerCard';
import { BillHelp } from './BillHelp';
import { BillNotices } from './BillNotices';
import { ChannelCard } from './ChannelCard';
import { CouponRow } from './CouponRow';
import { NoBill } from './NoBill';
import { PayBarView } from './PayBarView';
import { PriceCard } from './PriceCard';
import { useBillPayment } from './useBillPayment';

interface BillToPayProps {
  readonly billKey: BillKey;
  readonly onBack: () => void;
}

/** One bill: what it is, how it came about, how to pay it, and the button that does. */
export function BillToPay({ billKey, onBack }: BillToPayProps) {
  const view = useBillPayment(billKey);
  const { bill, error } = view.price;
  const isRefused = bill === undefined && error?.kind === 'refused';
  if (isRefused) return <NoBill onBack={onBack} text={error.message} />;
  return (
    <DetailScreen
      frame={{ name: 'payPage', title: '支付停车费', onBack, bar: <Bar view={view} /> }}
      state={bill !== undefined ? 'ready' : error === null ? 'loading' : 'failed'}
      waitingFor="正在查询账单…"
      skeleton={
        <>
          <Skeleton height={226} shape="card" />
          <Skeleton height={168} shape="card" />
          <Skeleton height={88} shape="card" />
          <Skeleton height={180} shape="card" />
        </>
      }
      failure={{
        what: '账单没有查到',
        money: '没有扣款',
        advice: '请检查网络后重试，已选的内容不会丢失',
        onRetry: () => void view.price.refresh(),
        isRetrying: view.price.isFetching,
        errorId: error?.ns.slice(0, 8),
      }}
    >
      <BillNotices view={view} />
      <BillCards billKey={billKey} view={view} />
    </DetailScreen>
  );
}

type View = ReturnType<typeof useBillPayment>;

function Bar({ view }: { readonly view: View }) {
  const { bar, price, payment } = view;
  if (bar === null || price.bill === undefined) return null;
  return (
    <PayBarView
      bar={bar}
      object={price.bill.formatPlateNo || price.bill.plateNo}
      act="确认支付"
      isRefreshing={price.isFetching}
      onPay={view.pay}
      onContinue={payment.continuePaying}
      onRefresh={() => void price.refresh()}
    />
  );
}

function BillCards({ billKey, view }: { readonly billKey: BillKey; readonly view: View }) {
  const { price, draft, change, answer, bar, channels } = view;
  const { bill, coupon, dueCents } = price;
  if (bill === undefined || answer === null) return null;
  const isDeciding = bar?.is === 'pay';
  const order = orderCentsOf(bar);
  return (
    <>
      <BillAnswerCard
        bill={bill}
        answer={answer}
        dueCents={order ?? (isDeciding ? dueCents : bill.parkFee)}
        onLeaveTimeOver={() => void price.refresh()}
      />
      {answer.is !== 'unknown' && (
        <PriceCard
          bill={bill}
          rows={order === null ? priceRows(bill, isDeciding ? coupon : null) : orderRows(bill, order)}
          isFree={answer.is === 'free' || answer.is === 'periodPass'}
          isOpen={draft.isFeeOpen}
          onOpenChange={(isFeeOpen) => change({ isFeeOpen })}
          isRefreshing={price.isFetching}
          onRefresh={() => void price.refresh()}
        />
      )}
      {answer.is === 'due' && isDeciding && (
        <>
          <CouponRow
            billKey={billKey}
            state={price.couponState}
            coupons={price.coupons}
            coupon={coupon}
            choice={draft.coupon}
            isReplaced={price.isCouponReplaced}
            onRetry={() => void price.refresh()}
          />
          <ChannelCard channels={channels} onChoose={(channel) => change({ channel })} />
        </>
      )}
      <BillHelp
        bill={bill}
        arePicturesOpen={draft.arePicturesOpen}
        onPicturesChange={(arePicturesOpen) => change({ arePicturesOpen })}
      />
    </>
  );
}

/** What the open order for this bill amounts to, in cents; null while there is none. */
function orderCentsOf(bar: PayBar | null): number | null {
  if (bar?.is === 'continue') return bar.cents;
  const attempt = bar?.is === 'waiting' || bar?.is === 'pending' ? bar.attempt : null;
  // An order for several bills says nothing about this one.
  return attempt?.payable.kind === 'parking' ? attempt.orderCents : null;
}
