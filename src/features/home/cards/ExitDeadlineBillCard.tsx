import type { ExitDeadlineStage } from '@/domain/payment/exitDeadline';
import { formatClock } from '@/domain/time';
import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { toTelLink } from '@/lib/toTelLink';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetBillCardFeeQuery } from '@/services/charge/homeBillCalls';
import { useGetParkPayTypesQuery } from '@/services/dealer/parkPayTypes';
import { LinkButton } from '@/ui/button/LinkButton';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { joinClasses } from '@/ui/joinClasses';
import { ToneIcon } from '@/ui/picture/ToneIcon';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { Countdown } from '@/ui/text/Countdown';
import { ScreenReaderText } from '@/ui/text/ScreenReaderText';
import { useOnExpired } from '@/ui/text/useOnExpired';
import { useExitDeadlineStage } from '@/widgets/stay/useExitDeadlineStage';

import styles from './BillCard.module.css';
import { BillCardView, type BillCardViewProps } from './BillCardView';
import { type ExitDeadlineNotice, toExitDeadlineNotice } from './model/toExitDeadlineNotice';

export interface ExitDeadlineBillCardProps extends BillCardViewProps {
  readonly plateId: string;
  readonly leaveByMs: number;
  readonly isInView: boolean;
}

/** The card of a car that was paid for on this device. After the time to leave, the fee is polled every minute. */
export function ExitDeadlineBillCard({ plateId, leaveByMs, isInView, ...view }: ExitDeadlineBillCardProps) {
  const stage = useExitDeadlineStage(leaveByMs);
  const isPolling = stage === 'over' && isInView;
  useGetBillCardFeeQuery({ plateId }, { skip: !isPolling, pollingInterval: MINUTE_MS, skipPollingIfUnfocused: true });
  useOnExpired(isPolling, view.onRetry);
  const notice = toExitDeadlineNotice(view.state, stage);
  const isLeaving = view.oldMs === undefined && (notice !== null || view.state.kind === 'paid');
  return (
    <>
      {isLeaving ? <LeavingCardContent {...view} {...{ notice, stage, leaveByMs }} /> : <BillCardView {...view} />}
      <span role="status">
        <ScreenReaderText>{notice?.announced}</ScreenReaderText>
      </span>
    </>
  );
}

interface LeavingCardContentProps extends Pick<BillCardViewProps, 'card' | 'state' | 'bill'> {
  readonly notice: ExitDeadlineNotice | null;
  readonly stage: ExitDeadlineStage | null;
  readonly leaveByMs: number;
}

/**
 * Plate, time to leave, and phone. The layout of the other cards is used, so that nothing shifts when a bill is paid.
 */
function LeavingCardContent({ card, state, bill, notice, stage, leaveByMs }: LeavingCardContentProps) {
  const content = (
    <>
      <span className={styles['head']}>
        <PlateBadge plateNo={card.formatPlateNo} />
      </span>
      <span className={styles['answer']}>
        {state.kind === 'due' ? (
          <Amount cents={state.cents} size="card" tone="owed" />
        ) : (
          <span className={joinClasses(styles['leave'], styles[notice?.tone ?? 'done'])}>
            <ToneIcon tone={notice?.tone ?? 'done'} className={styles['icon']} />
            {notice?.label ?? '已缴费'}
          </span>
        )}
        {stage === 'over' ? (
          bill !== null && <span className={styles['pay']}>再次缴费</span>
        ) : (
          <TimeLeft leaveByMs={leaveByMs} isSoon={stage === 'soon'} />
        )}
      </span>
      <span className={joinClasses(styles['note'], notice !== null && styles[notice.tone])}>
        <InlineFacts of={[notice?.note ?? `请于 ${formatClock(leaveByMs)} 前离场`, card.parkName]} />
      </span>
    </>
  );
  return (
    <div className={styles['card']} data-card={state.kind} data-leave={stage}>
      {bill === null ? (
        content
      ) : (
        <Link className={styles['face']} to={pathTo('payPage', bill)}>
          {content}
        </Link>
      )}
      <span className={styles['acts']}>{bill !== null && <CallLotButton parkId={bill.parkId} />}</span>
    </div>
  );
}

function TimeLeft({ leaveByMs, isSoon }: { readonly leaveByMs: number; readonly isSoon: boolean }) {
  return <Countdown label="离场倒计时" msLeft={leaveByMs - useServerNow(SECOND_MS)} isSoon={isSoon} />;
}

/** Calls the lot that the car has to leave; if the lot has no number, customer service. */
function CallLotButton({ parkId }: { readonly parkId: string }) {
  const { config } = usePorts();
  const lot = useGetParkPayTypesQuery({ parkId });
  const lotTel = toTelLink(lot.currentData?.phone ?? '');
  const to = lotTel ?? (lot.isLoading ? null : toTelLink(config.servicePhone));
  if (to === null) return null;
  return (
    <LinkButton variant="text" to={to}>
      {lotTel === null ? '呼叫客服' : '呼叫停车场'}
    </LinkButton>
  );
}
