import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { Countdown } from '@/ui/text/Countdown';
import { useWhenOver } from '@/ui/text/useWhenOver';

interface PayWithinProps {
  /** The time until which the price is held, epoch ms. */
  readonly deadlineMs: number;
  /** Called once when the time is over. */
  readonly onOver: () => void;
}

/** The countdown while a price is held. */
export function PayWithin({ deadlineMs, onOver }: PayWithinProps) {
  const left = useSecondsLeft(deadlineMs);
  const isOver = left === 0;
  useWhenOver(isOver, onOver);
  return isOver ? <p>支付时间已过，订单会自动关闭</p> : <Countdown label="剩余支付时间" msLeft={left * SECOND_MS} />;
}
