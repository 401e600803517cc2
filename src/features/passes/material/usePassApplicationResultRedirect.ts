import { useEffect, useRef } from 'react';

import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import type { IdempotentRequestOutcome } from '@/services/base/idempotentRequests/requestDecision';
import type { PassApplication } from '@/services/special/passApplications';

/**
 * Returns a handler that opens the result of an application. When the form opens, it checks an earlier request whose
 * page was closed.
 */
export function usePassApplicationResultRedirect(
  findEarlier: () => Promise<IdempotentRequestOutcome<PassApplication> | null>,
) {
  const go = useScreenNavigator();
  const guardScreen = useScreenUnchangedCheck();
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
