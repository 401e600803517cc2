import { formatYuan } from '@/domain/money';
import { formatClock, formatMoment } from '@/domain/time';
import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/platform/clock/useServerNow';
import { usePorts } from '@/platform/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Countdown } from '@/ui/text/Countdown';
import { useOnExpired } from '@/ui/text/useOnExpired';
import { ExitDeadlineCountdown } from '@/widgets/stay/ExitDeadlineCountdown';

import type { PaymentResult } from '../model/paymentResult';
import type { PaymentOutcomeFactName } from '../model/toPaymentOutcomeView';
import styles from './PaymentResultView.module.css';
import type { CurrentPaymentOutcome } from './useCurrentPaymentOutcome';

interface OrderCountdownProps {
  /** The time until which the order can be paid, epoch ms. */
  readonly payByMs: number;
  /** Called once when the time has expired, so that the caller can query the server. */
  readonly onExpired: () => void;
}

interface ResultFactsProps {
  readonly result: PaymentResult;
  /** The facts to show for the outcome. A fact without data is left out. */
  readonly facts: readonly PaymentOutcomeFactName[];
  readonly stay: CurrentPaymentOutcome;
  readonly onExpired: () => void;
}

/** Times and amounts below the sentence of a result. */
export function PaymentResultFacts({ result, facts, stay, onExpired }: ResultFactsProps) {
  const { outcome, amountCents, leaveByMs, paidAtMs, payDeadlineMs, pollTimeoutMs, refund } = result;
  const { clock } = usePorts();
  const isPaid = outcome === 'paid' || outcome === 'partly';
  return (
    <>
      {facts.includes('paidBefore') && amountCents !== null && <p>已支付 {formatYuan(amountCents)}</p>}
      {facts.includes('newFee') && <p>{newFeeText(stay, result.bill !== null)}</p>}
      {facts.includes('limit') && pollTimeoutMs !== null && (
        <p>一般几秒就有结果，最多约{Math.ceil(pollTimeoutMs / MINUTE_MS)}分钟</p>
      )}
      {facts.includes('payBefore') && payDeadlineMs !== null && (
        <OrderExpiryCountdown payByMs={payDeadlineMs} onExpired={onExpired} />
      )}
      {facts.includes('refund') && refund !== null && (
        <p>
          {isPaid ? '已退回' : '退款'} {formatYuan(refund.cents)}
          {refund.text !== '' && `，${refund.text}`}
        </p>
      )}
      {facts.includes('paidAt') && paidAtMs !== null && <p>支付时间 {formatMoment(paidAtMs, clock.serverNow())}</p>}
      {facts.includes('leaveBy') && leaveByMs !== null && (
        <>
          <p className={styles['leave']}>请于 {formatClock(leaveByMs)} 前离场</p>
          <ExitDeadlineCountdown leaveByMs={leaveByMs} />
        </>
      )}
    </>
  );
}

/** The text about the fee after the time to leave. A payment for several bills refers to their page. */
function newFeeText({ dueCents, isFetchingBill }: CurrentPaymentOutcome, hasBill: boolean): string {
  if (!hasBill) return '新的费用请到账单里查看';
  if (dueCents === 0) return '暂无新的费用';
  return isFetchingBill ? '正在查询账单…' : '账单加载失败，请刷新';
}

/**
 * What was paid for: the plate and the lot of a bill, or the name of a product. A payment that was anonymized when its
 * session ended shows only its ID.
 */
export function PaidItemCard({ result }: { readonly result: PaymentResult }) {
  const { title, plateText, parkName, payable, payId } = result;
  if (payable?.kind === 'sealed' && payId !== null)
    return (
      <Card>
        <FactRows facts={[{ label: '支付单号', value: payId }]} />
      </Card>
    );
  if (title === '' && plateText === '') return null;
  return (
    <Card>
      {title !== '' && <p className={styles['bought']}>{title}</p>}
      {plateText === '' ? (
        parkName !== '' && <p className={styles['lot']}>{parkName}</p>
      ) : (
        <div className={styles['bill']}>
          <PlateBadge plateNo={plateText} />
          <span className={styles['lot']}>{parkName}</span>
        </div>
      )}
    </Card>
  );
}

/** The countdown until an unpaid order expires. */
function OrderExpiryCountdown({ payByMs, onExpired }: OrderCountdownProps) {
  const now = useServerNow(SECOND_MS);
  const isExpired = now >= payByMs;
  useOnExpired(isExpired, onExpired);
  if (isExpired) return <p>支付时间已过，正在确认…</p>;
  return (
    <>
      <p>订单保留到 {formatClock(payByMs)}</p>
      <Countdown label="剩余支付时间" msLeft={payByMs - now} />
    </>
  );
}
