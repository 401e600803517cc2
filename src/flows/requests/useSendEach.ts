import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';

import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { usePorts } from '@/services/transport/ports/PortsContext';

import type { EndpointOutcome, IdempotentRequest } from './idempotentRequests';
import type { DecisionArgs, RequestEndpoint } from './requestDecision';
import { requestLeft, selectIsKindBusy } from './requestStages';
import { submitDecision } from './useSendOnce';

/**
 * Sends several requests of one kind in sequence, each for an object of its own. `isBusy`: one of them is in progress.
 * `sendEach` calls `onOutcome` after each, and continues whatever the outcome. If the kind leaves its form, a form
 * whose requests are all done stays busy until it is left.
 */
export function useSendEach<E extends RequestEndpoint>(kind: IdempotentRequest<E>) {
  const store = useStore();
  const ports = usePorts();
  const isBusy = useSelector(useMemo(() => selectIsKindBusy(kind.name), [kind]));
  const guardScreen = useScreenGuard();
  const leaving = useRef<readonly string[]>([]);
  useEffect(
    () => () => {
      for (const key of leaving.current) store.dispatch(requestLeft({ key }));
    },
    [store],
  );
  const sendEach = useCallback(
    async (
      requests: readonly { readonly subject: string; readonly args: DecisionArgs<E> }[],
      onOutcome: (subject: string, outcome: EndpointOutcome<E>) => void,
    ) => {
      if (leaving.current.length > 0) return new Promise<void>(() => undefined);
      const isScreenActive = guardScreen();
      const done: string[] = [];
      for (const { subject, args } of requests) {
        const outcome = await submitDecision(store, ports, kind, subject, args);
        if (outcome.is === 'done') done.push(`${kind.name}:${subject}`);
        onOutcome(subject, outcome);
      }
      if (kind.leavesForm === true && done.length === requests.length && isScreenActive()) leaving.current = done;
      else for (const key of done) store.dispatch(requestLeft({ key }));
    },
    [store, ports, kind, guardScreen],
  );
  return { sendEach, isBusy };
}
