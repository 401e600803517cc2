import { useEffect, useRef } from 'react';

import type { RequestOutcome } from '@/flows/requests/requestDecision';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import type { PassApplication } from '@/services/special/passApplications';

/**
 * Returns a handler that opens the result of an application. When the form opens, it checks an earlier request whose
 * page was closed.
 */
export function useApplicationSent(findEarlier: () => Promise<RequestOutcome<PassApplication> | null>) {
  const go = useGo();
  const guardScreen = useScreenGuard();
  const onSent = (orderNo: string) => {
    if (orderNo === '') go.replace('myMonthlyPasses');
    else go.replace('submitSuccess', { orderNo });
  };
  const onSentRef = useRef(onSent);
  useEffect(() => {
    onSentRef.current = onSent;
  });
  useEffect(() => {
    const isOnScreen = guardScreen();
    void findEarlier().then((sent) => {
      if (sent?.is === 'done' && isOnScreen()) onSentRef.current(sent.id);
    });
  }, [findEarlier, guardScreen]);
  return onSent;
}
