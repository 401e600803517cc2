import { useIsSignedIn } from '@/flows/session/useSession';
import { SECOND_MS } from '@/lib/timeUnits';
import { pathTo } from '@/navigation/paths';
import { type BillKey, useGetParkingBillQuery } from '@/services/charge/bills';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { isServiceError } from '@/services/transport/query/serviceError';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { joinClasses } from '@/ui/joinClasses';
import { Rows } from '@/ui/list/Rows';
import { failureLine } from '@/widgets/loading/failureWords';
import { CallRows } from '@/widgets/place/CallRows';
import { useSeenBill } from '@/widgets/stay/useSeenBill';

import styles from './BarrierCard.module.css';
import { type BarrierFacts, barrierOf, barrierWords } from './model/barrier';

/** Polls often, because a driver who waits at a barrier looks only at this screen. */
const ASK_AGAIN_MS = 5_000;

interface BarrierCardProps {
  readonly bill: BillKey;
  readonly leaveByMs: number | null;
  /** The state of the driver's request to raise the barrier. */
  readonly query: Pick<BarrierFacts, 'isLoading' | 'isSuccess' | 'isError'> & { readonly error?: unknown };
  readonly onRaise: () => void;
}

/** The barrier after paying. It rises by itself. If it does not, a signed-in driver can request it once more; a visitor cannot. */
export function BarrierCard({ bill, leaveByMs, query, onRaise }: BarrierCardProps) {
  const nowMs = useServerNow(SECOND_MS);
  const isSignedIn = useIsSignedIn();
  const hasLeft = Boolean(useSeenBill(bill)?.exitTime);
  useGetParkingBillQuery(
    { ...bill, toldBy: 'caller' },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: hasLeft ? 0 : ASK_AGAIN_MS,
      skipPollingIfUnfocused: true,
    },
  );
  const barrier = barrierOf({ ...query, leaveByMs, nowMs, hasLeft });
  const { word, text, tone } = barrierWords[barrier];
  const canRaise = isSignedIn && (barrier === 'awaited' || barrier === 'failed' || barrier === 'raising');
  return (
    <Card>
      <div role="status" data-barrier={barrier}>
        <p className={joinClasses(styles['word'], styles[tone])}>{word}</p>
        {barrier === 'failed' && isServiceError(query.error) && <p>{failureLine(query.error)}</p>}
        <p>{text}</p>
        {!isSignedIn && barrier === 'awaited' && <p>道闸未抬起，请联系现场人员</p>}
      </div>
      {canRaise && (
        <TextButton isDisabled={query.isLoading} onPress={onRaise}>
          {query.isLoading ? '抬杆中…' : '道闸未抬起？再试一次'}
        </TextButton>
      )}
      {barrier === 'late' && <LinkButton to={pathTo('scanPayPage', bill)}>查看要补的费用</LinkButton>}
      {barrier !== 'raised' && barrier !== 'left' && (
        <Rows>
          <CallRows parkId={bill.parkId} />
        </Rows>
      )}
    </Card>
  );
}
