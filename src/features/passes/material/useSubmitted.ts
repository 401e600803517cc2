import { useEffect, useRef } from 'react';

import type { Sent } from '@/flows/requests/decision';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import type { PassApply } from '@/services/special/passApplies';

/** Leads to what became of an application. One that was sent by a page that has ended is asked about when the form opens. */
export function useSubmitted(findEarlier: () => Promise<Sent<PassApply> | null>) {
  const go = useGo();
  const stillHere = useScreenGuard();
  const onSent = (orderNo: string) => {
    if (orderNo === '') go.instead('myMonthlyPasses');
    else go.instead('submitSuccess', { orderNo });
  };
  const goOn = useRef(onSent);
  useEffect(() => {
    goOn.current = onSent;
  });
  useEffect(() => {
    const isHere = stillHere();
    void findEarlier().then((sent) => {
      if (sent?.is === 'done' && isHere()) goOn.current(sent.id);
    });
  }, [findEarlier, stillHere]);
  return onSent;
}
