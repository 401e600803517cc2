import type { LeaveStage } from '@/domain/payment/leaveBy';
import { formatClock } from '@/domain/time';
import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { useGetBillCardFeeQuery } from '@/services/charge/homeBills';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Facts } from '@/ui/card/Facts';
import { joinClasses } from '@/ui/joinClasses';
import { ToneIcon } from '@/ui/picture/ToneIcon';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { Countdown } from '@/ui/text/Countdown';
import { ScreenReaderText } from '@/ui/text/ScreenReaderText';
import { useWhenOver } from '@/ui/text/useWhenOver';
import { useLeaveStage } from '@/widgets/stay/useLeaveStage';

import styles from './BillCard.module.css';
import { BillCardView, type BillCardViewProps } from './BillCardView';
import { CallLot } from './CallLot';
import { type LeaveWords, leaveWords } from './model/leaveWords';

export interface LeavingCardProps extends BillCardViewProps {
  readonly plateId: string;
  readonly leaveByMs: number;
  readonly isInView: boolean;
}

/** The card of a car that this device has paid for. When the time to leave is over it asks again every minute, because the fee grows. */
export function LeavingCard({ plateId, leaveByMs, isInView, ...view }: LeavingCardProps) {
  const stage = useLeaveStage(leaveByMs);
  const isAsking = stage === 'over' && isInView;
  useGetBillCardFeeQuery({ plateId }, { skip: !isAsking, pollingInterval: MINUTE_MS, skipPollingIfUnfocused: true });
  useWhenOver(isAsking, view.onRetry);
  const words = leaveWords(view.state, stage);
  const isLeaving = view.oldMs === undefined && (words !== null || view.state.kind === 'paid');
  return (
    <>
      {isLeaving ? <Face {...view} {...{ words, stage, leaveByMs }} /> : <BillCardView {...view} />}
      <span role="status">
        <ScreenReaderText>{words?.announced}</ScreenReaderText>
      </span>
    </>
  );
}

interface FaceProps extends Pick<BillCardViewProps, 'card' | 'state' | 'bill'> {
  readonly words: LeaveWords | null;
  readonly stage: LeaveStage | null;
  readonly leaveByMs: number;
}

/** The plate, until when, and whom to call. In the boxes of the other cards, so that nothing shifts when a bill is paid. */
function Face({ card, state, bill, words, stage, leaveByMs }: FaceProps) {
  const face = (
    <>
      <span className={styles['head']}>
        <PlateBadge plateNo={card.formatPlateNo} />
      </span>
      <span className={styles['answer']}>
        {state.kind === 'due' ? (
          <Amount cents={state.cents} size="card" tone="owed" />
        ) : (
          <span className={joinClasses(styles['leave'], styles[words?.tone ?? 'done'])}>
            <ToneIcon tone={words?.tone ?? 'done'} className={styles['icon']} />
            {words?.word ?? '已缴费'}
          </span>
        )}
        {stage === 'over' ? (
          bill !== null && <span className={styles['pay']}>再次缴费</span>
        ) : (
          <TimeLeft leaveByMs={leaveByMs} isSoon={stage === 'soon'} />
        )}
      </span>
      <span className={joinClasses(styles['note'], words !== null && styles[words.tone])}>
        <Facts of={[words?.note ?? `请于 ${formatClock(leaveByMs)} 前离场`, card.parkName]} />
      </span>
    </>
  );
  return (
    <div className={styles['card']} data-card={state.kind} data-leave={stage}>
      {bill === null ? (
        face
      ) : (
        <Link className={styles['face']} to={pathTo('payPage', bill)}>
          {face}
        </Link>
      )}
      <span className={styles['acts']}>{bill !== null && <CallLot parkId={bill.parkId} />}</span>
    </div>
  );
}

function TimeLeft({ leaveByMs, isSoon }: { readonly leaveByMs: number; readonly isSoon: boolean }) {
  return <Countdown label="离场倒计时" msLeft={leaveByMs - useServerNow(SECOND_MS)} isSoon={isSoon} />;
}
