import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import { Countdown } from '@/ui/text/Countdown';
import { useOnExpired } from '@/ui/text/useOnExpired';

interface PaymentCountdownProps {
  /** The time until which the price is held, epoch ms. */
  readonly deadlineMs: number;
  /** Called once when the time has expired. */
  readonly onExpired: () => void;
}

/** The countdown while a price is held. */
export function PriceHoldCountdown({ deadlineMs, onExpired }: PaymentCountdownProps) {
  const secondsLeft = useSecondsLeft(deadlineMs);
  const isExpired = secondsLeft === 0;
  useOnExpired(isExpired, onExpired);
  return isExpired ? (
    <p>支付时间已过，订单会自动关闭</p>
  ) : (
    <Countdown label="剩余支付时间" msLeft={secondsLeft * SECOND_MS} />
  );
}
