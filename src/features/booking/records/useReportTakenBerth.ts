import { formatYuan } from '@/domain/money';
import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useFormUploads } from '@/flows/upload/useFormUploads';
import { takenBerthReportRequest } from '@/services/booking/bookingRequests';
import { type Booking, TAKEN_BERTH_REMEDY, type TakenBerthRemedy } from '@/services/booking/bookings';

import { formatBerthPlace } from '../model/berthText';

export const MAX_TAKEN_BERTH_PICTURES = 3;

/** Reports that another car is on the berth. The server decides about the replacement or refund. */
export function useReportTakenBerth(booking: Booking) {
  const { bookOrderNo, payFee } = booking;
  const confirm = useConfirmDialog();
  const toast = useToast();
  const upload = useFormUploads(`bookRecordDetail:${bookOrderNo}`, MAX_TAKEN_BERTH_PICTURES);
  const { send, stage, isBusy } = useSendRequestOnce(takenBerthReportRequest, bookOrderNo);
  const report = async (wish: TakenBerthRemedy) => {
    if (isBusy) return;
    if (wish === TAKEN_BERTH_REMEDY.refund) {
      const amountText = Number.isSafeInteger(payFee) ? formatYuan(payFee) : '已付的钱';
      const dialog = {
        title: '取消预约并退款？',
        text: `${amountText} 全部原路退回，车位不再保留。`,
        confirmLabel: '退款',
      };
      if (!(await confirm(dialog))) return;
    }
    const outcome = await send({ bookOrderNo, wish, pictures: upload.picUrls });
    if (outcome.is !== 'done') return;
    upload.drop();
    if (wish === TAKEN_BERTH_REMEDY.otherBerth && outcome.answer !== undefined)
      toast(`已换到 ${formatBerthPlace(outcome.answer)}`);
  };
  return { upload, report: (wish: TakenBerthRemedy) => void report(wish), stage, isBusy };
}
