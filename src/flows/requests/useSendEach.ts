import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';

import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { usePorts } from '@/services/transport/ports/PortsContext';

import type { DecidedArgs, RequestEndpoint } from './decision';
import type { RequestKind, SentTo } from './requestKinds';
import { requestLeft, selectHasBusy } from './requestStages';
import { decide } from './useSendOnce';

/**
 * Sends several requests of one kind, one after the other, each about an object of its own. `isBusy`: one of them is under way. `sendEach` calls `tell`
 * after each, and goes on whatever came of it. Where its kind leads on, a form whose requests are all done stays busy until it is left.
 */
export function useSendEach<E extends RequestEndpoint>(kind: RequestKind<E>) {
  const store = useStore();
  const ports = usePorts();
  const isBusy = useSelector(useMemo(() => selectHasBusy(kind.name), [kind]));
  const stillHere = useScreenGuard();
  const leaving = useRef<readonly string[]>([]);
  useEffect(
    () => () => {
      for (const key of leaving.current) store.dispatch(requestLeft({ key }));
    },
    [store],
  );
  const sendEach = useCallback(
    async (
      requests: readonly { readonly subject: string; readonly args: DecidedArgs<E> }[],
      tell: (subject: string, sent: SentTo<E>) => void,
    ) => {
      if (leaving.current.length > 0) return new Promise<void>(() => undefined);
      const isHere = stillHere();
      const done: string[] = [];
      for (const { subject, args } of requests) {
        const sent = await decide(store, ports, kind, subject, args);
        if (sent.is === 'done') done.push(`${kind.name}:${subject}`);
        tell(subject, sent);
      }
      if (kind.leadsOn === true && done.length === requests.length && isHere()) leaving.current = done;
      else for (const key of done) store.dispatch(requestLeft({ key }));
    },
    [store, ports, kind, stillHere],
  );
  return { sendEach, isBusy };
}
