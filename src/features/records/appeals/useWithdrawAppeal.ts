import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import { type ParkingAppeal, useCancelParkingAppealMutation } from '@/services/charge/appeals';

/** 撤销申诉: asks for confirmation once. Further presses meanwhile do nothing. */
export function useWithdrawAppeal({ appealId, reasonText }: ParkingAppeal): () => void {
  const confirm = useConfirm();
  const toast = useToast();
  const [withdraw, { isLoading }] = useCancelParkingAppealMutation();
  const ask = async () => {
    const isSure = await confirm({
      title: `撤销“${reasonText || '账单'}”的申诉？`,
      text: '撤销后不再处理，费用按原账单。之后还可以再次申诉。',
      confirmLabel: '撤销申诉',
      isDestructive: true,
    });
    if (!isSure) return;
    const answer = await withdraw({ appealId });
    if (answer.error === undefined) toast('已撤销申诉');
  };
  return () => {
    if (!isLoading) void ask();
  };
}
