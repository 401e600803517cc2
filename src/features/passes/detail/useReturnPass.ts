import { useConfirm } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { Pass } from '@/services/special/passes';
import { requestNote } from '@/widgets/loading/requestWords';
import { useTellOutcome } from '@/widgets/loading/useTellOutcome';

import { passReturn } from '../parts/passRequests';
import { returnQuestion } from './model/returnQuestion';

const UNCONFIRMED = '退卡还未确认，请稍后再看这张月卡';

/** 退卡 and 取消办理: the cost is said first, with the amount at this moment, and it is asked once. Further presses meanwhile do nothing. */
export function useReturnPass(bagOrderNo: string, readAgain: () => Promise<Pass | undefined>) {
  const confirm = useConfirm();
  const tell = useTellOutcome();
  const { send, isBusy, stage } = useSendOnce(passReturn, bagOrderNo);
  const ask = async () => {
    const pass = await readAgain();
    const question = pass === undefined ? null : returnQuestion(pass);
    if (pass === undefined || question === null) return;
    const { action, done, ...words } = question;
    if (!(await confirm({ ...words, isDestructive: true }))) return;
    const sent = await send({ bagOrderNo: pass.bagOrderNo, refundFee: pass.canRefund === 1 ? pass.refundFee : 0 });
    tell(sent, { action, done, unconfirmed: UNCONFIRMED });
  };
  return {
    note: requestNote(stage, UNCONFIRMED),
    ask: () => {
      if (!isBusy) void ask();
    },
  };
}
