import { formatClock } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Countdown } from '@/ui/text/Countdown';
import { useWhenOver } from '@/ui/text/useWhenOver';

interface PayBeforeProps {
  /** Until when the order can be paid, epoch ms. */
  readonly payByMs: number;
  /** Called once when the time is over, so that the caller asks the server. */
  readonly onOver: () => void;
}

/** The time until which an unpaid order is kept. */
export function PayBefore({ payByMs, onOver }: PayBeforeProps) {
  const now = useServerNow(SECOND_MS);
  const isOver = now >= payByMs;
  useWhenOver(isOver, onOver);
  if (isOver) return <p>支付时间已过，正在确认…</p>;
  return (
    <>
      <p>订单保留到 {formatClock(payByMs)}</p>
      <Countdown label="剩余支付时间" msLeft={payByMs - now} />
    </>
  );
}
