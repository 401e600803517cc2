import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { parkingAppealWithdrawRequest } from '@/services/charge/appealRequests';
import type { ParkingAppeal } from '@/services/charge/appeals';
import { requestStageNoteText } from '@/widgets/loading/requestText';
import { useNotifyRequestOutcome } from '@/widgets/loading/useNotifyRequestOutcome';

const UNCONFIRMED_TEXT = '撤销还未确认，请稍后刷新申诉进度';

/**
 * 撤销申诉: asks for confirmation. Further presses while busy do nothing. `note` is undefined if there is nothing to show.
 */
export function useWithdrawParkingAppeal({ appealId, reasonText }: ParkingAppeal) {
  const confirm = useConfirmDialog();
  const notifyOutcome = useNotifyRequestOutcome();
  const { send, isBusy, stage } = useSendRequestOnce(parkingAppealWithdrawRequest, appealId);
  const withdraw = async () => {
    const isConfirmed = await confirm({
      title: `撤销“${reasonText || '账单'}”的申诉？`,
      text: '撤销后不再处理，费用按原账单。之后还可以再次申诉。',
      confirmLabel: '撤销申诉',
      isDestructive: true,
    });
    if (!isConfirmed) return;
    notifyOutcome(await send({ appealId }), {
      action: '撤销申诉',
      done: '已撤销申诉',
      unconfirmed: UNCONFIRMED_TEXT,
    });
  };
  return {
    note: requestStageNoteText(stage, UNCONFIRMED_TEXT),
    withdraw: () => {
      if (!isBusy) void withdraw();
    },
  };
}
