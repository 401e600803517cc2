import { useCallback, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';

import { usePorts } from '@/services/transport/ports/PortsContext';

import type { DecidedArgs, RequestEndpoint } from './decision';
import type { RequestKind, SentTo } from './requestKinds';
import { selectHasBusy } from './requestStages';
import { decide } from './useSendOnce';

/**
 * Sends several requests of one kind, one after the other, each about an object of its own. `isBusy`: one of them is under way. `sendEach` calls `tell`
 * after each, and goes on whatever came of it.
 */
export function useSendEach<E extends RequestEndpoint>(kind: RequestKind<E>) {
  const store = useStore();
  const ports = usePorts();
  const isBusy = useSelector(useMemo(() => selectHasBusy(kind.name), [kind]));
  const sendEach = useCallback(
    async (
      requests: readonly { readonly subject: string; readonly args: DecidedArgs<E> }[],
      tell: (subject: string, sent: SentTo<E>) => void,
    ) => {
      for (const { subject, args } of requests) tell(subject, await decide(store, ports, kind, subject, args));
    },
    [store, ports, kind],
  );
  return { sendEach, isBusy };
}
