import { costsTheSame } from '@/domain/offPeak/cancelling';
import { useConfirm } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { OFF_PEAK_KIND, type OffPeakOrder } from '@/services/special/offPeak';
import { requestNote } from '@/widgets/loading/requestWords';
import { useTellOutcome } from '@/widgets/loading/useTellOutcome';

import { cancelQuestion, UNCONFIRMED } from '../model/cancelWords';
import { packageCancelling, slotCancelling } from '../offPeakRequests';

/** 取消预约 and 退订: reads the order again, asks once with what it costs at this moment, and cancels for exactly that. */
export function useCancelOrder(order: OffPeakOrder, readAgain: () => Promise<OffPeakOrder | undefined>) {
  const { orderNo, kind } = order;
  const confirm = useConfirm();
  const tell = useTellOutcome();
  const request = kind === OFF_PEAK_KIND.slot ? slotCancelling : packageCancelling;
  const { send, isBusy, stage } = useSendOnce(request, orderNo);
  const ask = async () => {
    const now = await readAgain();
    const question = now === undefined ? null : cancelQuestion(now);
    if (now === undefined || question === null) return;
    if (!(await confirm({ ...question, isDestructive: true }))) return;
    // The free time may have ended while the question was open.
    const then = await readAgain();
    if (then === undefined || !costsTheSame(now, then)) {
      void ask();
      return;
    }
    const { action, done } = question;
    tell(await send({ orderNo }), { action, done, unconfirmed: UNCONFIRMED });
  };
  return {
    question: cancelQuestion(order),
    note: requestNote(stage, UNCONFIRMED),
    ask: () => {
      if (!isBusy) void ask();
    },
  };
}
