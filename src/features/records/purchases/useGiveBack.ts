import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import { type Purchase, useGiveBackPurchaseMutation } from '@/services/charge/purchases';

import { giveBackQuestion } from './model/purchaseWords';

/**
 * 取消订单 and 申请退款: asks for confirmation once and shows the refund at this moment. `readAgain` resolves to the current purchase. Further
 * presses meanwhile do nothing.
 */
export function useGiveBack(readAgain: () => Promise<Purchase | undefined>): () => void {
  const confirm = useConfirm();
  const toast = useToast();
  const [giveBack, { isLoading }] = useGiveBackPurchaseMutation();
  const ask = async () => {
    const record = await readAgain();
    const question = record === undefined ? null : giveBackQuestion(record);
    if (record === undefined || question === null) return;
    if (!(await confirm({ ...question, isDestructive: true }))) return;
    const answer = await giveBack({ orderNo: record.orderNo, backFee: record.backFee });
    if (answer.error === undefined) toast(record.canRefund === 1 ? '已申请退款' : '已取消订单');
  };
  return () => {
    if (!isLoading) void ask();
  };
}
