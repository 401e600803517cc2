import { useConfirm } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { Purchase } from '@/services/charge/purchases';
import { requestNote } from '@/widgets/loading/requestText';
import { useNotifyOutcome } from '@/widgets/loading/useNotifyOutcome';

import { cancelOrRefundRequest } from './cancelOrRefundRequest';
import { cancelOrRefundDialog } from './model/purchaseText';

const unconfirmedText = (action: string) => `${action}还未确认，请稍后再看订单`;

/**
 * 取消订单 and 申请退款: refetches the purchase, asks for confirmation with the current refund, and sends one request.
 * `refetchPurchase` resolves to the current purchase. Further presses while busy do nothing. `noteFor`: the note beside
 * the action.
 */
export function useCancelOrRefund(orderNo: string, refetchPurchase: () => Promise<Purchase | undefined>) {
  const confirm = useConfirm();
  const notifyOutcome = useNotifyOutcome();
  const { send, isBusy, stage } = useSendOnce(cancelOrRefundRequest, orderNo);
  const submit = async () => {
    const record = await refetchPurchase();
    const dialog = record === undefined ? null : cancelOrRefundDialog(record);
    if (record === undefined || dialog === null) return;
    if (!(await confirm({ ...dialog, isDestructive: true }))) return;
    notifyOutcome(await send({ orderNo: record.orderNo, backFee: record.backFee }), {
      action: dialog.action,
      done: record.canRefund === 1 ? '已申请退款' : '已取消订单',
      unconfirmed: unconfirmedText(dialog.action),
    });
  };
  return {
    noteFor: (action: string) => requestNote(stage, unconfirmedText(action)),
    submit: () => {
      if (!isBusy) void submit();
    },
  };
}
