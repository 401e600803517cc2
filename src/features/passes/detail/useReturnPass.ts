import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import type { Pass } from '@/services/special/passes';
import { passCancelOrRefundRequest } from '@/services/special/passRequests';
import { requestStageNoteText } from '@/widgets/loading/requestText';
import { useNotifyRequestOutcome } from '@/widgets/loading/useNotifyRequestOutcome';

import { createPassCancelOrRefundDialog } from './model/createPassCancelOrRefundDialog';

const UNCONFIRMED_TEXT = '退卡还未确认，请稍后再看这张月卡';

/**
 * 退卡 and 取消办理: refetches the pass and lets the driver confirm the current refund once. Further presses meanwhile have
 * no effect.
 */
export function useReturnPass(bagOrderNo: string, refetchPass: () => Promise<Pass | undefined>) {
  const confirm = useConfirmDialog();
  const reportOutcome = useNotifyRequestOutcome();
  const { send, isBusy, stage } = useSendRequestOnce(passCancelOrRefundRequest, bagOrderNo);
  const confirmReturn = async () => {
    const pass = await refetchPass();
    const dialog = pass === undefined ? null : createPassCancelOrRefundDialog(pass);
    if (pass === undefined || dialog === null) return;
    const { action, done, ...dialogText } = dialog;
    if (!(await confirm({ ...dialogText, isDestructive: true }))) return;
    const sent = await send({ bagOrderNo: pass.bagOrderNo, refundFee: pass.canRefund === 1 ? pass.refundFee : 0 });
    reportOutcome(sent, { action, done, unconfirmed: UNCONFIRMED_TEXT });
  };
  return {
    note: requestStageNoteText(stage, UNCONFIRMED_TEXT),
    returnPass: () => {
      if (!isBusy) void confirmReturn();
    },
  };
}
