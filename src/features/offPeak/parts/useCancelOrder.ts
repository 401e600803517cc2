import { hasSameCancellationCost } from '@/domain/offPeak/cancellation';
import { useConfirm } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { OFF_PEAK_KIND, type OffPeakOrder } from '@/services/special/offPeak';
import { requestNote } from '@/widgets/loading/requestText';
import { useNotifyOutcome } from '@/widgets/loading/useNotifyOutcome';

import { CANCEL_UNCONFIRMED_TEXT, cancelDialog } from '../model/cancelText';
import { packageCancelRequest, slotCancelRequest } from '../offPeakRequests';

/** 取消预约 and 退订: refetches the order, lets the driver confirm the current fee once, and cancels at exactly that fee. */
export function useCancelOrder(order: OffPeakOrder, refetchOrder: () => Promise<OffPeakOrder | undefined>) {
  const { orderNo, kind } = order;
  const confirm = useConfirm();
  const reportOutcome = useNotifyOutcome();
  const request = kind === OFF_PEAK_KIND.slot ? slotCancelRequest : packageCancelRequest;
  const { send, isBusy, stage } = useSendOnce(request, orderNo);
  const confirmCancel = async () => {
    const currentOrder = await refetchOrder();
    const dialog = currentOrder === undefined ? null : cancelDialog(currentOrder);
    if (currentOrder === undefined || dialog === null) return;
    if (!(await confirm({ ...dialog, isDestructive: true }))) return;
    // The free cancellation period may have ended while the dialog was open.
    const confirmedOrder = await refetchOrder();
    if (confirmedOrder === undefined || !hasSameCancellationCost(currentOrder, confirmedOrder)) {
      void confirmCancel();
      return;
    }
    const { action, done } = dialog;
    reportOutcome(await send({ orderNo }), { action, done, unconfirmed: CANCEL_UNCONFIRMED_TEXT });
  };
  return {
    dialog: cancelDialog(order),
    note: requestNote(stage, CANCEL_UNCONFIRMED_TEXT),
    cancelOrder: () => {
      if (!isBusy) void confirmCancel();
    },
  };
}
