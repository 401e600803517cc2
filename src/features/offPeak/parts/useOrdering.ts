import { useEffect, useRef } from 'react';

import type { DecidedArgs, RequestEndpoint } from '@/flows/requests/decision';
import type { RequestKind } from '@/flows/requests/requestKinds';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';

/**
 * Makes an order and leads on to its payment. What came of a request whose answer was lost with the page is asked about when the form opens.
 *
 * @param onMade called with the number of the order while the driver is still here
 * @param onRefused what was offered has changed
 */
export function useOrdering<E extends RequestEndpoint>(
  kind: RequestKind<E>,
  subject: string,
  { onMade, onRefused }: { readonly onMade: (orderNo: string) => void; readonly onRefused: () => void },
) {
  const stillHere = useScreenGuard();
  const { send, findEarlier, stage, isBusy } = useSendOnce(kind, subject);
  const goOn = useRef(onMade);
  useEffect(() => {
    goOn.current = onMade;
  });
  useEffect(() => {
    const isHere = stillHere();
    void findEarlier().then((sent) => {
      if (sent?.is === 'done' && isHere()) goOn.current(sent.id);
    });
  }, [findEarlier, stillHere]);
  const order = async (args: DecidedArgs<E>) => {
    if (isBusy) return;
    const isHere = stillHere();
    const sent = await send(args);
    if (sent.is === 'refused') onRefused();
    if (sent.is === 'done' && isHere()) goOn.current(sent.id);
  };
  return { order: (args: DecidedArgs<E>) => void order(args), stage, isBusy };
}
