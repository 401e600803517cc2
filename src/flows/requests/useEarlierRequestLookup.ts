import { useEffect, useRef } from 'react';

import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import type { IdempotentRequestOutcome } from '@/services/base/idempotentRequests/idempotentRequestIntent';

/**
 * Looks up an earlier request, whose response was lost with its page, when a form opens.
 *
 * @param findEarlier of `useSendRequestOnce`
 * @param onDone called with the id of what was created, if the driver is still on the screen
 */
export function useEarlierRequestLookup(
  findEarlier: () => Promise<IdempotentRequestOutcome<unknown> | null>,
  onDone: (id: string) => void,
): void {
  const guardScreen = useScreenUnchangedCheck();
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  useEffect(() => {
    const isOnScreen = guardScreen();
    void findEarlier().then((outcome) => {
      if (outcome?.is === 'done' && isOnScreen()) latestOnDone.current(outcome.id);
    });
  }, [findEarlier, guardScreen]);
}
