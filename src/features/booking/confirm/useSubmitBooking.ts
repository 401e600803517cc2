import { useEffect, useRef } from 'react';

import { useEarlierRequestLookup } from '@/flows/requests/useEarlierRequestLookup';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { bookingCreateRequest } from '@/services/booking/bookingRequests';
import type { BookingPackage } from '@/services/booking/bookings';

import type { BookingFormState } from '../parts/useBookingForm';

/** 提交预约: sends one booking per decision, then navigates to the booking, where it is paid. */
export function useSubmitBooking(form: BookingFormState, { packageId, payFee }: BookingPackage) {
  const go = useScreenNavigator();
  const guardScreen = useScreenUnchangedCheck();
  const { parkId, bookDate, berth, plateNo, berthQuery } = form;
  const { send, findEarlier, stage, isBusy } = useSendRequestOnce(
    bookingCreateRequest,
    `${packageId}:${bookDate}:${plateNo}`,
  );
  const showBooking = (orderNo: string) => {
    go.replace('bookRecordDetail', { orderNo });
  };
  useEarlierRequestLookup(findEarlier, showBooking);
  // The draft is cleared when the form unmounts. Clearing it earlier would load other times and show a form for another
  // time until the booking screen opens.
  const clearDraft = useRef<(() => void) | null>(null);
  useEffect(() => () => clearDraft.current?.(), []);
  const submit = async () => {
    if (isBusy || berth === undefined || plateNo === '') return;
    const isOnScreen = guardScreen();
    // Fix the berth in the draft, so that a refusal is shown for this berth even if the server had recommended it.
    form.change({ berthId: berth.berthId });
    const outcome = await send({ parkId, packageId, bookDate, berthId: berth.berthId, plateNo, payAmount: payFee });
    if (outcome.is === 'refused') void berthQuery.refetch();
    if (outcome.is !== 'done') return;
    if (!isOnScreen()) {
      form.drop();
      return;
    }
    clearDraft.current = form.drop;
    showBooking(outcome.id);
  };
  return { press: () => void submit(), stage };
}
