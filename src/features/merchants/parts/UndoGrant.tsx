import { formatPlate } from '@/domain/plate/plateFace';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { TextButton } from '@/ui/button/TextButton';
import { requestNote } from '@/widgets/loading/requestWords';
import { useTellOutcome } from '@/widgets/loading/useTellOutcome';

import { undoRequest } from './grantRequests';
import { UndoLeft } from './UndoLeft';

interface UndoGrantProps {
  readonly grantId: string;
  readonly plateNo: string;
  readonly untilMs: number;
}

/** Takes a grant back at once, as long as its clock runs. */
export function UndoGrant({ grantId, plateNo, untilMs }: UndoGrantProps) {
  const tell = useTellOutcome();
  const { send, stage, isBusy } = useSendOnce(undoRequest, grantId);
  const plate = formatPlate(plateNo);
  const undo = async () => {
    tell(await send({ grantId }), {
      action: '撤销',
      done: `已撤销 ${plate} 的券，库存已恢复`,
      unconfirmed: `未确认是否已撤销 ${plate} 的券，请看发放记录`,
    });
  };
  return (
    <>
      <UndoLeft untilMs={untilMs} />
      <TextButton isDisabled={isBusy} label={`撤销 ${plate}`} onPress={() => void undo()}>
        {requestNote(stage, '未确认') ?? '撤销'}
      </TextButton>
    </>
  );
}
