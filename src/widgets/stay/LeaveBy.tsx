import { SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Notice } from '@/ui/card/Notice';
import { Countdown } from '@/ui/text/Countdown';
import { useWhenOver } from '@/ui/text/useWhenOver';

import { useLeaveStage } from './useLeaveStage';

interface LeaveByProps {
  readonly leaveByMs: number;
  /** Called once when the time is over and the fee grows again. */
  readonly onOver?: () => void;
}

/** The countdown to the time by which a paid car must leave, by the server's time. What changes at a stage is announced once. */
export function LeaveBy({ leaveByMs, onOver }: LeaveByProps) {
  const stage = useLeaveStage(leaveByMs);
  useWhenOver(stage === 'over', onOver);
  return (
    <>
      {stage !== 'over' && <TimeLeft leaveByMs={leaveByMs} isSoon={stage === 'soon'} />}
      <div role="status">
        {stage === 'soon' && <Notice tone="soon">离场时间不到3分钟，请尽快离场</Notice>}
        {stage === 'over' && <Notice tone="owed">已超过离场时间，可能产生新费用</Notice>}
      </div>
    </>
  );
}

function TimeLeft({ leaveByMs, isSoon }: { readonly leaveByMs: number; readonly isSoon: boolean }) {
  const now = useServerNow(SECOND_MS);
  return <Countdown label="剩余离场时间" msLeft={Math.max(0, leaveByMs - now)} isSoon={isSoon} />;
}
