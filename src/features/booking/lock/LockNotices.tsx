import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { Notice } from '@/ui/card/Notice';
import { requestAdvice } from '@/widgets/loading/requestWords';
import { CallButton } from '@/widgets/place/CallRows';

import { commandWord } from './model/lockWords';
import type { LockView } from './useLock';

interface LockNoticesProps {
  readonly parkId: string;
  readonly view: LockView;
  readonly stage: RequestStage | null;
}

/** What came of the last command, within seconds: why not, and what to do. */
export function LockNotices({ parkId, view, stage }: LockNoticesProps) {
  const text = troubleOf(view, stage);
  const old = view.query.isError && view.lock !== null ? '状态刷新失败，下面的可能已经变了' : '';
  return (
    <>
      <div role="alert" hidden={text === ''}>
        {text !== '' && (
          <Notice tone="owed" action={<CallButton parkId={parkId} />}>
            {text}
          </Notice>
        )}
      </div>
      {old !== '' && <Notice tone="soon">{old}</Notice>}
    </>
  );
}

/** What came of the last command, if it did not do what was asked; empty otherwise. */
export function troubleOf({ command, isLate }: LockView, stage: RequestStage | null): string {
  if (stage !== null && !isBusyStage(stage)) {
    return stage.is === 'unconfirmed'
      ? '操作未确认，请看地锁现在的状态。再点一次会先查上次的结果，不会重复操作'
      : `操作失败，地锁没有动。${requestAdvice(stage)}`;
  }
  if (command?.is === 'failed') {
    return `${commandWord(command.cmd)}失败${command.reason === '' ? '' : `：${command.reason}`}。可以重试，或请现场人员处理`;
  }
  if (isLate && command?.is === 'moving') return `${commandWord(command.cmd)}操作未确认。请看现场，或点重试`;
  return '';
}
