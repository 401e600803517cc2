import { formatYuan } from '@/domain/money';
import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useUpload } from '@/flows/upload/useUpload';
import { type Booking, TAKEN_WISH, type TakenWish } from '@/services/booking/bookings';

import { berthPlace } from '../model/berthWords';
import { bookingTaken } from '../parts/bookingRequests';

export const MAX_TAKEN_PICTURES = 3;

/** The report that somebody else stands on the berth. What the driver gets for it is the server's word. */
export function useTaken(booking: Booking) {
  const { bookOrderNo, payFee } = booking;
  const confirm = useConfirm();
  const toast = useToast();
  const upload = useUpload(`bookRecordDetail:${bookOrderNo}`, MAX_TAKEN_PICTURES);
  const { send, stage, isBusy } = useSendOnce(bookingTaken, bookOrderNo);
  const report = async (wish: TakenWish) => {
    if (isBusy) return;
    if (wish === TAKEN_WISH.refund) {
      const sum = Number.isSafeInteger(payFee) ? formatYuan(payFee) : '已付的钱';
      const question = { title: '取消预约并退款？', text: `${sum} 全部原路退回，车位不再保留。`, confirmLabel: '退款' };
      if (!(await confirm(question))) return;
    }
    const sent = await send({ bookOrderNo, wish, pictures: upload.picUrls });
    if (sent.is !== 'done') return;
    upload.drop();
    if (wish === TAKEN_WISH.otherBerth && sent.answer !== undefined) toast(`已换到 ${berthPlace(sent.answer)}`);
  };
  return { upload, report: (wish: TakenWish) => void report(wish), stage, isBusy };
}
