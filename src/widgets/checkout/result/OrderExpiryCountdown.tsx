import { formatClock } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/platform/clock/useServerNow';
import { Countdown } from '@/ui/text/Countdown';
import { useOnExpired } from '@/ui/text/useOnExpired';

interface OrderCountdownProps {
  /** The time until which the order can be paid, epoch ms. */
  readonly payByMs: number;
  /** Called once when the time has expired, so that the caller can query the server. */
  readonly onExpired: () => void;
}

/** The countdown until an unpaid order expires. */
export function OrderExpiryCountdown({ payByMs, onExpired }: OrderCountdownProps) {
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
