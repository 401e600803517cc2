import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';

import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import type {
  IdempotentEndpointOutcome,
  IdempotentRequestDefinition,
} from '@/services/base/idempotentRequests/defineIdempotentRequest';
import type {
  IdempotentEndpoint,
  IdempotentRequestArgs,
} from '@/services/base/idempotentRequests/idempotentRequestIntent';

import { requestLeft, selectIsRequestKindBusy } from './requestStages';
import { submitIdempotentRequest } from './useSendRequestOnce';

/**
 * Sends several requests of one kind in sequence, each for an object of its own. `isBusy`: one of them is in progress.
 * `sendEach` calls `onOutcome` after each, and continues whatever the outcome. If the kind leaves its form, a form
 * whose requests are all done stays busy until it is left.
 */
export function useSendRequestSequence<E extends IdempotentEndpoint>(kind: IdempotentRequestDefinition<E>) {
  const store = useStore();
  const ports = usePorts();
  const isBusy = useSelector(useMemo(() => selectIsRequestKindBusy(kind.name), [kind]));
  const guardScreen = useScreenUnchangedCheck();
  const leaving = useRef<readonly string[]>([]);
  useEffect(
    () => () => {
      for (const key of leaving.current) store.dispatch(requestLeft({ key }));
    },
    [store],
  );
  const sendEach = useCallback(
    async (
      requests: readonly { readonly subject: string; readonly args: IdempotentRequestArgs<E> }[],
      onOutcome: (subject: string, outcome: IdempotentEndpointOutcome<E>) => void,
    ) => {
      if (leaving.current.length > 0) return new Promise<void>(() => undefined);
      const isScreenActive = guardScreen();
      const done: string[] = [];
      for (const { subject, args } of requests) {
        const outcome = await submitIdempotentRequest(store, ports, kind, subject, args);
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
