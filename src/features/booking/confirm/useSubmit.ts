import { useEffect, useRef } from 'react';

import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import type { BookPackage } from '@/services/booking/bookings';

import { bookingCreate } from '../parts/bookingRequests';
import type { BookingForm } from '../parts/useBookingForm';

/** 提交预约: one booking per decision. It leads to the booking, where it is paid. */
export function useSubmit(form: BookingForm, { packageId, payFee }: BookPackage) {
  const go = useGo();
  const stillHere = useScreenGuard();
  const { parkId, bookDate, berth, plateNo, berthQuery } = form;
  const { send, findEarlier, stage, isBusy } = useSendOnce(bookingCreate, `${packageId}:${bookDate}:${plateNo}`);
  const goOn = useRef(go);
  useEffect(() => {
    goOn.current = go;
  });
  // The choice goes with the form: without it other times would be read, and a form about another time would stand until the booking is there.
  const dropChoice = useRef<(() => void) | null>(null);
  useEffect(() => () => dropChoice.current?.(), []);
  useEffect(() => {
    const isHere = stillHere();
    void findEarlier().then((sent) => {
      if (sent?.is === 'done' && isHere()) goOn.current.instead('bookRecordDetail', { orderNo: sent.id });
    });
  }, [findEarlier, stillHere]);
  const submit = async () => {
    if (isBusy || berth === undefined || plateNo === '') return;
    const isHere = stillHere();
    // What is taken meanwhile is told of this berth, also where the server had chosen it.
    form.change({ berthId: berth.berthId });
    const sent = await send({ parkId, packageId, bookDate, berthId: berth.berthId, plateNo, payAmount: payFee });
    if (sent.is === 'refused') void berthQuery.refetch();
    if (sent.is !== 'done') return;
    if (!isHere()) {
      form.drop();
      return;
    }
    dropChoice.current = form.drop;
    go.instead('bookRecordDetail', { orderNo: sent.id });
  };
  return { press: () => void submit(), stage };
}
