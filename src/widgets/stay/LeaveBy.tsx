import { SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Countdown } from '@/ui/text/Countdown';
import { useWhenOver } from '@/ui/text/useWhenOver';

interface LeaveByProps {
  readonly leaveByMs: number;
  /** Called once when the time is over and the fee grows again. */
  readonly onOver?: () => void;
}

/** The countdown to the time by which a paid car must leave, by the server's time. */
export function LeaveBy({ leaveByMs, onOver }: LeaveByProps) {
  const now = useServerNow(SECOND_MS);
  const isOver = now >= leaveByMs;
  useWhenOver(isOver, onOver);
  return isOver ? <p>离场时间已过，继续停车会再次计费</p> : <Countdown label="剩余离场时间" msLeft={leaveByMs - now} />;
}
