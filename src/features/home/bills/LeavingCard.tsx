import { MINUTE_MS } from '@/lib/timeUnits';
import { useGetBillCardFeeQuery } from '@/services/charge/homeBills';
import { joinClasses } from '@/ui/joinClasses';
import { ToneIcon } from '@/ui/picture/ToneIcon';
import { ScreenReaderText } from '@/ui/text/ScreenReaderText';
import { useWhenOver } from '@/ui/text/useWhenOver';
import { useLeaveStage } from '@/widgets/stay/useLeaveStage';

import { BillCardView, type BillCardViewProps } from './BillCardView';
import styles from './BillsBlock.module.css';
import { leaveWords } from './model/leaveWords';

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
  const answer = words !== null && view.state.kind === 'paid' && (
    <span className={joinClasses(styles['leave'], styles[words.tone])}>
      <ToneIcon tone={words.tone} className={styles['icon']} />
      {words.word}
    </span>
  );
  return (
    <>
      <BillCardView {...view} leaving={words === null ? null : { ...words, answer, stage }} />
      <span role="status">
        <ScreenReaderText>{words?.announced}</ScreenReaderText>
      </span>
    </>
  );
}
