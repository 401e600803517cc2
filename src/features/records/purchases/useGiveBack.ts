import { useConfirm } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { Purchase } from '@/services/charge/purchases';
import { requestNote } from '@/widgets/loading/requestWords';
import { useTellOutcome } from '@/widgets/loading/useTellOutcome';

import { giveBackRequest } from './giveBackRequest';
import { giveBackQuestion } from './model/purchaseWords';

const unconfirmedText = (action: string) => `${action}还未确认，请稍后再看订单`;

/**
 * 取消订单 and 申请退款: asks for confirmation once and shows the refund at this moment. `readAgain` resolves to the current purchase. Further
 * presses meanwhile do nothing. `noteFor`: what stands beside the action meanwhile.
 */
export function useGiveBack(orderNo: string, readAgain: () => Promise<Purchase | undefined>) {
  const confirm = useConfirm();
  const tell = useTellOutcome();
  const { send, isBusy, stage } = useSendOnce(giveBackRequest, orderNo);
  const ask = async () => {
    const record = await readAgain();
    const question = record === undefined ? null : giveBackQuestion(record);
    if (record === undefined || question === null) return;
    if (!(await confirm({ ...question, isDestructive: true }))) return;
    tell(await send({ orderNo: record.orderNo, backFee: record.backFee }), {
      action: question.action,
      done: record.canRefund === 1 ? '已申请退款' : '已取消订单',
      unconfirmed: unconfirmedText(question.action),
    });
  };
  return {
    noteFor: (action: string) => requestNote(stage, unconfirmedText(action)),
    ask: () => {
      if (!isBusy) void ask();
    },
  };
}
