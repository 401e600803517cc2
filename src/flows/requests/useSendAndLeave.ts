import { useRef } from 'react';

import type { DecidedArgs, RequestEndpoint } from './decision';
import type { RequestKind, SentTo } from './requestKinds';
import { useSendOnce } from './useSendOnce';

/**
 * `useSendOnce` of a form that is left when it is done. Until the next screen is there, which may take a slow line some seconds, one more press does
 * nothing: its promise stays open.
 */
export function useSendAndLeave<E extends RequestEndpoint>(kind: RequestKind<E>, subject: string) {
  const { send, stage, isBusy } = useSendOnce(kind, subject);
  const isDone = useRef(false);
  return {
    stage,
    isBusy,
    send: async (args: DecidedArgs<E>): Promise<SentTo<E>> => {
      if (isDone.current) return new Promise(() => undefined);
      const sent = await send(args);
      isDone.current = sent.is === 'done';
      return sent;
    },
  };
}
