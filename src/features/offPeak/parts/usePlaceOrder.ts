import { useEffect, useRef } from 'react';

import type { IdempotentRequest } from '@/flows/requests/idempotentRequests';
import type { DecisionArgs, RequestEndpoint } from '@/flows/requests/requestDecision';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';

/**
 * Places an order and continues to its payment. When the form opens, it checks an earlier request whose response was
 * lost with the page.
 *
 * @param onMade called with the order number if the driver is still on the screen
 * @param onRefused called if the server refused: the offers have changed
 */
export function usePlaceOrder<E extends RequestEndpoint>(
  kind: IdempotentRequest<E>,
  subject: string,
  { onMade, onRefused }: { readonly onMade: (orderNo: string) => void; readonly onRefused: () => void },
) {
  const guardScreen = useScreenGuard();
  const { send, findEarlier, stage, isBusy } = useSendOnce(kind, subject);
  const onMadeRef = useRef(onMade);
  useEffect(() => {
    onMadeRef.current = onMade;
  });
  useEffect(() => {
    const isOnScreen = guardScreen();
    void findEarlier().then((sent) => {
      if (sent?.is === 'done' && isOnScreen()) onMadeRef.current(sent.id);
    });
  }, [findEarlier, guardScreen]);
  const placeOrder = async (args: DecisionArgs<E>) => {
    if (isBusy) return;
    const isOnScreen = guardScreen();
    const sent = await send(args);
    if (sent.is === 'refused') onRefused();
    if (sent.is === 'done' && isOnScreen()) onMadeRef.current(sent.id);
  };
  return { placeOrder: (args: DecisionArgs<E>) => void placeOrder(args), stage, isBusy };
}
