import { useState } from 'react';

import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { type Booking, bookingCalls } from '@/services/booking/bookings';
import { isServiceError } from '@/services/transport/query/serviceError';

import { cancelText } from '../model/cancelWords';
import { bookingCancel } from '../parts/bookingRequests';

/** 取消预约: the server says what it costs, the driver agrees to just that, and then it is sent once. */
export function useCancel(booking: Booking) {
  const { bookOrderNo } = booking;
  const confirm = useConfirm();
  const toast = useToast();
  const { send, stage, isBusy } = useSendOnce(bookingCancel, bookOrderNo);
  const [preview] = bookingCalls.endpoints.previewBookingCancellation.useLazyQuery();
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    if (isBusy || isAsking) return;
    setAsking(true);
    const { data: cost, error } = await preview({ bookOrderNo });
    if (cost === undefined) {
      // A refusal is told with the server's words.
      if (!isServiceError(error) || error.kind !== 'refused') toast('取消费用加载失败，请检查网络后重试');
      setAsking(false);
      return;
    }
    const isSure = await confirm({
      title: '取消预约？',
      text: cancelText(cost, booking),
      confirmLabel: '取消预约',
      cancelLabel: '暂不取消',
      isDestructive: true,
    });
    if (isSure) await send({ bookOrderNo, deductFee: cost.deductFee });
    setAsking(false);
  };
  return { press: () => void cancel(), stage, isBusy };
}
