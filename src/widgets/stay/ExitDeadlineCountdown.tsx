import { SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/platform/clock/useServerNow';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { Countdown } from '@/ui/text/Countdown';
import { useOnExpired } from '@/ui/text/useOnExpired';

import { useExitDeadlineStage } from './useExitDeadlineStage';

interface LeaveCountdownProps {
  readonly leaveByMs: number;
  /** Called once when the time has expired and the fee grows again. */
  readonly onExpired?: () => void;
}

/** The countdown to the time by which a paid car must leave, by the server's clock. Each stage is announced once. */
export function ExitDeadlineCountdown({ leaveByMs, onExpired }: LeaveCountdownProps) {
  const stage = useExitDeadlineStage(leaveByMs);
  useOnExpired(stage === 'over', onExpired);
  return (
    <>
      {stage !== 'over' && <TimeLeft leaveByMs={leaveByMs} isSoon={stage === 'soon'} />}
      <div role="status">
        {stage === 'soon' && <NoticeBanner tone="soon">离场时间不到3分钟，请尽快离场</NoticeBanner>}
        {stage === 'over' && <NoticeBanner tone="owed">已超过离场时间，可能产生新费用</NoticeBanner>}
      </div>
    </>
  );
}

function TimeLeft({ leaveByMs, isSoon }: { readonly leaveByMs: number; readonly isSoon: boolean }) {
  const now = useServerNow(SECOND_MS);
  return <Countdown label="剩余离场时间" msLeft={Math.max(0, leaveByMs - now)} isSoon={isSoon} />;
}
