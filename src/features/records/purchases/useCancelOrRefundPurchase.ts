import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { purchaseCancelOrRefundRequest } from '@/services/charge/purchaseRequests';
import type { Purchase } from '@/services/charge/purchases';
import { requestStageNoteText } from '@/widgets/loading/requestText';
import { useNotifyRequestOutcome } from '@/widgets/loading/useNotifyRequestOutcome';

import { createPurchaseCancelOrRefundDialog } from './model/purchaseText';

const unconfirmedText = (action: string) => `${action}还未确认，请稍后再看订单`;

/**
 * 取消订单 and 申请退款: refetches the purchase, asks for confirmation with the current refund, and sends one request.
 * `refetchPurchase` resolves to the current purchase. Further presses while busy do nothing. `noteFor`: the note beside
 * the action.
 */
export function useCancelOrRefundPurchase(orderNo: string, refetchPurchase: () => Promise<Purchase | undefined>) {
  const confirm = useConfirmDialog();
  const notifyOutcome = useNotifyRequestOutcome();
  const { send, isBusy, stage } = useSendRequestOnce(purchaseCancelOrRefundRequest, orderNo);
  const submit = async () => {
    const record = await refetchPurchase();
    const dialog = record === undefined ? null : createPurchaseCancelOrRefundDialog(record);
    if (record === undefined || dialog === null) return;
    if (!(await confirm({ ...dialog, isDestructive: true }))) return;
    notifyOutcome(await send({ orderNo: record.orderNo, backFee: record.backFee }), {
      action: dialog.action,
      done: record.canRefund === 1 ? '已申请退款' : '已取消订单',
      unconfirmed: unconfirmedText(dialog.action),
    });
  };
  return {
    noteFor: (action: string) => requestStageNoteText(stage, unconfirmedText(action)),
    submit: () => {
      if (!isBusy) void submit();
    },
  };
}
