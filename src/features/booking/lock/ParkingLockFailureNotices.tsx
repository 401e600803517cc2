import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { requestFailureText } from '@/widgets/loading/requestText';
import { CallLotOrServiceButton } from '@/widgets/place/PhoneNumberRows';

import { parkingLockCommandLabel } from './model/lockText';
import type { PolledParkingLock } from './useParkingLock';

interface LockNoticesProps {
  readonly parkId: string;
  readonly view: PolledParkingLock;
  readonly stage: IdempotentRequestStage | null;
}

/** The failure of the last command, with the reason and the next step. */
export function ParkingLockFailureNotices({ parkId, view, stage }: LockNoticesProps) {
  const text = parkingLockCommandFailureText(view, stage);
  const staleText = view.query.isError && view.lock !== null ? '状态刷新失败，下面的可能已经变了' : '';
  return (
    <>
      <div role="alert" hidden={text === ''}>
        {text !== '' && (
          <NoticeBanner tone="owed" action={<CallLotOrServiceButton parkId={parkId} />}>
            {text}
          </NoticeBanner>
        )}
      </div>
      {staleText !== '' && <NoticeBanner tone="soon">{staleText}</NoticeBanner>}
    </>
  );
}

/** Why the last command failed or is unconfirmed; empty otherwise. */
export function parkingLockCommandFailureText(
  { command, isLate }: PolledParkingLock,
  stage: IdempotentRequestStage | null,
): string {
  if (stage !== null && !isBusyRequestStage(stage)) {
    return stage.is === 'unconfirmed'
      ? '操作未确认，请看地锁现在的状态。再点一次会先查上次的结果，不会重复操作'
      : `操作失败，地锁没有动。${requestFailureText(stage)}`;
  }
  if (command?.is === 'failed') {
    return `${parkingLockCommandLabel(command.cmd)}失败${command.reason === '' ? '' : `：${command.reason}`}。可以重试，或请现场人员处理`;
  }
  if (isLate && command?.is === 'moving')
    return `${parkingLockCommandLabel(command.cmd)}操作未确认。请看现场，或点重试`;
  return '';
}
