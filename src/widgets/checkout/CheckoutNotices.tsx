import { formatYuan } from '@/domain/money';
import type { PaymentAttempt } from '@/domain/payment/attempt';
import { outcomeOfAttempt } from '@/domain/payment/outcome';
import { isOutOfReach } from '@/domain/payment/permission';
import { isOrdering } from '@/domain/payment/repeat';
import { soldOf } from '@/flows/payment/sold/soldTable';
import { paymentTexts } from '@/flows/payment/state/paymentTexts';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Notice } from '@/ui/card/Notice';

import { continueWords } from './model/payBar';
import type { Checkout } from './useCheckout';

interface CheckoutNoticesProps {
  readonly checkout: Pick<Checkout, 'bar' | 'payment' | 'dueCents' | 'agreedBefore' | 'isOrderClosed'>;
  /** What the amount belongs to, before 已由: `金额`. */
  readonly amountOf?: string;
  /** Said while an earlier payment has no known result. */
  readonly pending?: string;
}

/** Notices to read before paying: the amount has changed, the last order was closed, or its result is not known. */
export function CheckoutNotices({
  checkout,
  amountOf = '金额',
  pending = '上一笔支付的结果正在确认，请勿重复支付',
}: CheckoutNoticesProps) {
  const { bar, payment, dueCents, agreedBefore, isOrderClosed } = checkout;
  const { clock } = usePorts();
  const isDeciding = bar.is === 'pay' && bar.busyText === undefined;
  return (
    <>
      {isDeciding && agreedBefore !== null && (
        <Notice tone="soon" isAnnounced>
          {amountOf}已由 {formatYuan(agreedBefore)} 变为 {formatYuan(dueCents)}，请确认后再支付
        </Notice>
      )}
      {isDeciding && agreedBefore === null && isOrderClosed && (
        <Notice isAnnounced>{closedWords(payment.attempt, clock.serverNow())}</Notice>
      )}
      {isDeciding && payment.isOrderUnconfirmed === true && (
        <Notice tone="soon" isAnnounced>
          上一次下单未确认，未扣款。再次提交时会先查询，不会重复下单
        </Notice>
      )}
      {bar.is === 'continue' && (
        <Notice tone="soon" isAnnounced>
          {continueWords(bar.isUnsure)}
        </Notice>
      )}
      {bar.is === 'pending' && (
        <Notice tone="soon" isAnnounced>
          {pendingWords(bar.attempt, payment.attempt, pending)}
        </Notice>
      )}
    </>
  );
}

/** @param own the driver's own attempt; another one is not spoken of */
function pendingWords(blocker: PaymentAttempt, own: PaymentAttempt | null, pending: string): string {
  if (isOrdering(blocker)) return paymentTexts.ordering;
  if (blocker.key !== own?.key || !isOutOfReach(blocker)) return pending;
  return '暂未查到上一笔付款。若已扣款请勿重复支付，到账后自动更新；未付款的，订单关闭后可重新支付';
}

/** What became of the driver's last order, which the server has closed. */
function closedWords(attempt: PaymentAttempt | null, nowMs: number): string {
  const isExpired = attempt !== null && outcomeOfAttempt(attempt, nowMs) === 'expired';
  const closed = isExpired ? '上一笔订单已超过保留时间，未扣款' : '上一笔订单已关闭，未扣款';
  return `${closed}。可以重新选择${soldOf(attempt?.payable ?? null).choices}`;
}
