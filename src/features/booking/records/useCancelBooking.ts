import { useState } from 'react';

import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { bookingCancelRequest } from '@/services/booking/bookingRequests';
import { type Booking, bookingCalls } from '@/services/booking/bookings';

import { bookingCancelRefundText } from '../model/bookingCancelRefundText';

/** 取消预约: shows the cost from the server, asks for confirmation of exactly that cost, and then sends one request. */
export function useCancelBooking(booking: Booking) {
  const { bookOrderNo } = booking;
  const confirm = useConfirmDialog();
  const toast = useToast();
  const { send, stage, isBusy } = useSendRequestOnce(bookingCancelRequest, bookOrderNo);
  const [fetchPreview] = bookingCalls.endpoints.previewBookingCancellation.useLazyQuery();
  const [isConfirming, setConfirming] = useState(false);
  const cancel = async () => {
    if (isBusy || isConfirming) return;
    setConfirming(true);
    const { data: preview, error } = await fetchPreview({ bookOrderNo });
    if (preview === undefined) {
      // A refusal is already shown with the server's text.
      if (!isServiceError(error) || error.kind !== 'refused') toast('取消费用加载失败，请检查网络后重试');
      setConfirming(false);
      return;
    }
    const isConfirmed = await confirm({
      title: '取消预约？',
      text: bookingCancelRefundText(preview, booking),
      confirmLabel: '取消预约',
      cancelLabel: '暂不取消',
      isDestructive: true,
    });
    if (isConfirmed) await send({ bookOrderNo, deductFee: preview.deductFee });
    setConfirming(false);
  };
  return { press: () => void cancel(), stage, isBusy };
}
