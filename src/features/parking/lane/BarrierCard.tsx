import { useIsSignedIn } from '@/flows/session/useSession';
import { SECOND_MS } from '@/lib/timeUnits';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { type ParkingBillKey, useGetParkingBillQuery } from '@/services/charge/bills';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { joinClasses } from '@/ui/joinClasses';
import { CardRows } from '@/ui/list/CardRows';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';
import { PhoneNumberRows } from '@/widgets/place/PhoneNumberRows';
import { useCachedParkingBill } from '@/widgets/stay/useCachedParkingBill';

import styles from './BarrierCard.module.css';
import { BARRIER_TEXTS, type BarrierConditions, toBarrierState } from './model/barrier';

/** Short, because the driver is waiting at the barrier and watches this screen. */
const POLL_INTERVAL_MS = 5_000;

interface BarrierCardProps {
  readonly bill: ParkingBillKey;
  readonly leaveByMs: number | null;
  /** The state of the driver's request to raise the barrier. */
  readonly query: Pick<BarrierConditions, 'isLoading' | 'isSuccess' | 'isError'> & { readonly error?: unknown };
  readonly onRaise: () => void;
}

/**
 * The barrier after paying. It rises by itself. If it does not, a signed-in driver can request it; a visitor cannot.
 */
export function BarrierCard({ bill, leaveByMs, query, onRaise }: BarrierCardProps) {
  const nowMs = useServerNow(SECOND_MS);
  const isSignedIn = useIsSignedIn();
  const hasLeft = Boolean(useCachedParkingBill(bill)?.exitTime);
  useGetParkingBillQuery(
    { ...bill, toldBy: 'caller' },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: hasLeft ? 0 : POLL_INTERVAL_MS,
      skipPollingIfUnfocused: true,
    },
  );
  const barrier = toBarrierState({ ...query, leaveByMs, nowMs, hasLeft });
  const { label, text, tone } = BARRIER_TEXTS[barrier];
  const canRaise = isSignedIn && (barrier === 'awaited' || barrier === 'failed' || barrier === 'raising');
  return (
    <Card>
      <div role="status" data-barrier={barrier}>
        <p className={joinClasses(styles['word'], styles[tone])}>{label}</p>
        {barrier === 'failed' && isServiceError(query.error) && <p>{serviceErrorText(query.error)}</p>}
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
        <CardRows>
          <PhoneNumberRows parkId={bill.parkId} />
        </CardRows>
      )}
    </Card>
  );
}
