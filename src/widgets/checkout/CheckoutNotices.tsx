import { formatYuan } from '@/domain/money';
import type { PaymentAttempt } from '@/domain/payment/attempt';
import { paymentOutcomeOfAttempt } from '@/domain/payment/outcome';
import { lacksCashierParams } from '@/domain/payment/payPermission';
import { isOrderRequestUnanswered } from '@/domain/payment/repeatRequest';
import { getCheckoutProductDefinition } from '@/flows/payment/products/checkoutProductRegistry';
import { paymentTexts } from '@/flows/payment/state/paymentTexts';
import { usePorts } from '@/platform/ports/PortsContext';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import { continuePaymentText } from './model/toPayBar';
import type { Checkout } from './useCheckout';

interface CheckoutNoticesProps {
  readonly checkout: Pick<Checkout, 'bar' | 'payment' | 'dueCents' | 'agreedBefore' | 'isOrderClosed'>;
  /** The subject of the sentence about a changed amount: `金额`. */
  readonly amountLabel?: string;
  /** Shown while the result of an earlier payment is unknown. */
  readonly pendingText?: string;
}

/** Notices before paying: the amount has changed, the last order was closed, or its result is unknown. */
export function CheckoutNotices({
  checkout,
  amountLabel = '金额',
  pendingText = '上一笔支付的结果正在确认，请勿重复支付',
}: CheckoutNoticesProps) {
  const { bar, payment, dueCents, agreedBefore, isOrderClosed } = checkout;
  const { clock } = usePorts();
  const isDeciding = bar.is === 'pay' && bar.busyText === undefined;
  return (
    <>
      {isDeciding && agreedBefore !== null && (
        <NoticeBanner tone="soon" isAnnounced>
          {amountLabel}已由 {formatYuan(agreedBefore)} 变为 {formatYuan(dueCents)}，请确认后再支付
        </NoticeBanner>
      )}
      {isDeciding && agreedBefore === null && isOrderClosed && (
        <NoticeBanner isAnnounced>{closedOrderText(payment.attempt, clock.serverNow())}</NoticeBanner>
      )}
      {isDeciding && payment.isOrderUnconfirmed === true && (
        <NoticeBanner tone="soon" isAnnounced>
          上一次下单未确认，未扣款。再次提交时会先查询，不会重复下单
        </NoticeBanner>
      )}
      {bar.is === 'continue' && (
        <NoticeBanner tone="soon" isAnnounced>
          {continuePaymentText(bar.isUnsure)}
        </NoticeBanner>
      )}
      {bar.is === 'pending' && (
        <NoticeBanner tone="soon" isAnnounced>
          {unknownResultText(bar.attempt, payment.attempt, pendingText)}
        </NoticeBanner>
      )}
    </>
  );
}

/** @param own the driver's own attempt; no details are shown of any other attempt */
function unknownResultText(blocker: PaymentAttempt, own: PaymentAttempt | null, pending: string): string {
  if (isOrderRequestUnanswered(blocker)) return paymentTexts.ordering;
  if (blocker.key !== own?.key || !lacksCashierParams(blocker)) return pending;
  return '暂未查到上一笔付款。若已扣款请勿重复支付，到账后自动更新；未付款的，订单关闭后可重新支付';
}

/** The text for the driver's last order, which the server has closed or which has expired. */
function closedOrderText(attempt: PaymentAttempt | null, nowMs: number): string {
  const isExpired = attempt !== null && paymentOutcomeOfAttempt(attempt, nowMs) === 'expired';
  const closed = isExpired ? '上一笔订单已超过保留时间，未扣款' : '上一笔订单已关闭，未扣款';
  return `${closed}。可以重新选择${getCheckoutProductDefinition(attempt?.payable ?? null).choicesLabel}`;
}
