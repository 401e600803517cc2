import { hasSameOffPeakCancelCost } from '@/domain/offPeak/cancellation';
import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { OFF_PEAK_ORDER_KIND, type OffPeakOrder } from '@/services/special/offPeak';
import { offPeakPackageCancelRequest, offPeakSlotCancelRequest } from '@/services/special/offPeakRequests';
import { requestStageNoteText } from '@/widgets/loading/requestText';
import { useNotifyRequestOutcome } from '@/widgets/loading/useNotifyRequestOutcome';

import { createOffPeakOrderCancelDialog, OFF_PEAK_CANCEL_UNCONFIRMED_TEXT } from '../model/offPeakCancelText';

/** 取消预约 and 退订: refetches the order, lets the driver confirm the current fee once, and cancels at exactly that fee. */
export function useCancelOffPeakOrder(order: OffPeakOrder, refetchOrder: () => Promise<OffPeakOrder | undefined>) {
  const { orderNo, kind } = order;
  const confirm = useConfirmDialog();
  const reportOutcome = useNotifyRequestOutcome();
  const request = kind === OFF_PEAK_ORDER_KIND.slot ? offPeakSlotCancelRequest : offPeakPackageCancelRequest;
  const { send, isBusy, stage } = useSendRequestOnce(request, orderNo);
  const confirmCancel = async () => {
    const currentOrder = await refetchOrder();
    const dialog = currentOrder === undefined ? null : createOffPeakOrderCancelDialog(currentOrder);
    if (currentOrder === undefined || dialog === null) return;
    if (!(await confirm({ ...dialog, isDestructive: true }))) return;
    // The free cancellation period may have ended while the dialog was open.
    const confirmedOrder = await refetchOrder();
    if (confirmedOrder === undefined || !hasSameOffPeakCancelCost(currentOrder, confirmedOrder)) {
      void confirmCancel();
      return;
    }
    const { action, done } = dialog;
    reportOutcome(await send({ orderNo }), { action, done, unconfirmed: OFF_PEAK_CANCEL_UNCONFIRMED_TEXT });
  };
  return {
    dialog: createOffPeakOrderCancelDialog(order),
    note: requestStageNoteText(stage, OFF_PEAK_CANCEL_UNCONFIRMED_TEXT),
    cancelOrder: () => {
      if (!isBusy) void confirmCancel();
    },
  };
}
