import { useConfirm } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { ParkingAppeal } from '@/services/charge/appeals';
import { requestNote } from '@/widgets/loading/requestWords';
import { useTellOutcome } from '@/widgets/loading/useTellOutcome';

import { appealWithdrawal } from './appealRequests';

const UNCONFIRMED = '撤销还未确认，请稍后刷新申诉进度';

/** 撤销申诉: asks for confirmation once. Further presses meanwhile do nothing. `note` is undefined while there is nothing to say. */
export function useWithdrawAppeal({ appealId, reasonText }: ParkingAppeal) {
  const confirm = useConfirm();
  const tell = useTellOutcome();
  const { send, isBusy, stage } = useSendOnce(appealWithdrawal, appealId);
  const ask = async () => {
    const isSure = await confirm({
      title: `撤销“${reasonText || '账单'}”的申诉？`,
      text: '撤销后不再处理，费用按原账单。之后还可以再次申诉。',
      confirmLabel: '撤销申诉',
      isDestructive: true,
    });
    if (!isSure) return;
    tell(await send({ appealId }), {
      action: '撤销申诉',
      done: '已撤销申诉',
      unconfirmed: UNCONFIRMED,
    });
  };
  return {
    note: requestNote(stage, UNCONFIRMED),
    ask: () => {
      if (!isBusy) void ask();
    },
  };
}
