import { useEffect, useRef } from 'react';

import { useEarlierRequestLookup } from '@/flows/requests/useEarlierRequestLookup';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import type { IdempotentRequestDefinition } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import type {
  IdempotentEndpoint,
  IdempotentRequestArgs,
} from '@/services/base/idempotentRequests/idempotentRequestIntent';

/**
 * Places an order and continues to its payment. When the form opens, it checks an earlier request whose response was
 * lost with the page.
 *
 * @param onMade called with the order number if the driver is still on the screen
 * @param onRefused called if the server refused: the offers have changed
 */
export function usePlaceOffPeakOrder<E extends IdempotentEndpoint>(
  kind: IdempotentRequestDefinition<E>,
  subject: string,
  { onMade, onRefused }: { readonly onMade: (orderNo: string) => void; readonly onRefused: () => void },
) {
  const guardScreen = useScreenUnchangedCheck();
  const { send, findEarlier, stage, isBusy } = useSendRequestOnce(kind, subject);
  const onMadeRef = useRef(onMade);
  useEffect(() => {
    onMadeRef.current = onMade;
  });
  useEarlierRequestLookup(findEarlier, onMade);
  const placeOrder = async (args: IdempotentRequestArgs<E>) => {
    if (isBusy) return;
    const isOnScreen = guardScreen();
    const sent = await send(args);
    if (sent.is === 'refused') onRefused();
    if (sent.is === 'done' && isOnScreen()) onMadeRef.current(sent.id);
  };
  return { placeOrder: (args: IdempotentRequestArgs<E>) => void placeOrder(args), stage, isBusy };
}
